import type {Compiler} from '../../content-names';
import {shortIds} from './ids';

const NAME = 'StableModuleIds';
/** One more than chunks have: there are more of these modules, and no script of every page holds their ids. */
const LENGTH = 5;

/** Rspack hands out modules here whose `identifier` is a text; webpack's types have a function. */
function identifierOf({identifier}: {readonly identifier: unknown}): string {
  return typeof identifier === 'function' ? (identifier as () => string)() : String(identifier);
}

/** A text for each module: its own, or with a number where several modules have the same. */
function distinct(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return count === 0 ? text : `${text}#${count}`;
  });
}

/**
 * Gives modules that are not in the scripts of every page an id that follows from their path. The bundler counts
 * modules, so that one new page would change the ids in the scripts of all pages after it. The others stay numbers,
 * which are shorter: main.js holds hundreds of them.
 */
export class StableModuleIds {
  private readonly roots: ReadonlyMap<string, string>;

  /** @param roots ids by the absolute path of a module; a page gets the id of its chunk, which main.js names anyway */
  constructor(roots: ReadonlyMap<string, string>) {
    this.roots = roots;
  }

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    const {context} = compiler;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        const later = [...compilation.modules].filter((module) => {
          const chunks = [...compilation.chunkGraph.getModuleChunksIterable(module)];
          return chunks.length > 0 && chunks.every((chunk) => !chunk.canBeInitial());
        });
        const texts = distinct(later.map((module) => module.libIdent({context}) ?? module.identifier()));
        const ids = shortIds(texts, LENGTH);
        const assigned = new Map(
          later.map((module, index) => [
            module.identifier(),
            this.roots.get(module.nameForCondition() ?? '') ?? ids.get(texts[index] ?? ''),
          ]),
        );
        for (const module of modules) {
          const id = assigned.get(identifierOf(module));
          if (id !== undefined) {
            // What replaces it in webpack does not exist in Rspack.
            // oxlint-disable-next-line typescript/no-deprecated
            module.id = id;
          }
        }
      });
    });
  }
}
