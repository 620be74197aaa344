import type {Plugin} from '@docusaurus/types';
import {hashOf, nameWith, packTable, TABLE_READER, wrapRuntime} from '../names';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Exclude<
  NonNullable<Configuration['plugins']>[number],
  ((...args: never[]) => unknown) | false | '' | 0 | null | undefined
>;
/** The bundler, by the types of webpack: Docusaurus' types have no others, and Rspack has the same interface. */
export type Compiler = Parameters<BundlerPlugin['apply']>[0];

const NAME = 'ContentNames';

/** A plugin of the bundler that names each script and style sheet by its finished content. */
export class ContentNames {
  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    // The new place of these two in webpack is none in Rspack.
    // oxlint-disable-next-line typescript/no-deprecated
    const {Compilation, RuntimeGlobals, RuntimeModule, sources} = compiler.webpack;

    class TableReader extends RuntimeModule {
      constructor() {
        super('content names', RuntimeModule.STAGE_ATTACH);
      }
      override generate(): string {
        return TABLE_READER;
      }
    }

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      /** Ids of the chunks whose runtime asks for names of scripts. */
      const readers = new Set<string>();
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.getChunkScriptFilename).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new TableReader());
        readers.add(String(chunk.id));
        return undefined;
      });

      // After everything that changes a file's content, and where Rspack would have replaced hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
        const hashes = new Map<string, string>();
        const rename = (file: string): string => {
          const asset = compilation.getAsset(file);
          if (!asset) {
            throw new Error(`content-names: the bundler names ${file}, but did not make it.`);
          }
          const hash = hashOf(asset.source.buffer());
          compilation.renameAsset(file, nameWith(hash, file));
          return hash;
        };
        const chunks = [...compilation.chunks].map((chunk) => ({
          id: String(chunk.id),
          isInitial: chunk.isOnlyInitial(),
          scripts: [...chunk.files].filter((file) => file.endsWith('.js')),
          styleSheets: [...chunk.files].filter((file) => file.endsWith('.css')),
        }));
        // A script with a table comes after those that its table names; the page's own runtime names all others.
        const rank = ({id, isInitial}: (typeof chunks)[number]): number => (readers.has(id) ? (isInitial ? 2 : 1) : 0);
        for (const {id, isInitial, scripts, styleSheets} of chunks.sort((a, b) => rank(a) - rank(b))) {
          styleSheets.forEach(rename);
          for (const script of scripts) {
            if (readers.has(id)) {
              const table = packTable(hashes);
              compilation.updateAsset(
                script,
                (source) => new sources.RawSource(wrapRuntime(source.source().toString(), table)),
              );
            }
            const hash = rename(script);
            // The HTML names initial scripts; in the table they would change it for nothing.
            if (!isInitial) {
              hashes.set(id, hash);
            }
          }
        }
      });
    });
  }
}
