import vm from 'node:vm';
import ts from 'typescript';
import * as z from 'zod';
import type {Release} from '../../../src/data/releases';

/** Where the rows of the releases are, relative to the repository. */
export const RELEASES_FILE = 'src/data/releases.ts';

const schema = z.object({
  releases: z.array(z.looseObject({version: z.string(), date: z.string(), engines: z.array(z.string())})).min(1),
});

/**
 * The rows in a text of releases.ts, as an older commit has it. The text is data without imports: it runs on its own,
 * out of reach of everything else.
 * @param source undefined when the commit has no such file
 * @returns undefined when there is no list of rows to be had from it
 */
export function releasesIn(source: string | undefined): readonly Release[] | undefined {
  if (source === undefined) {
    return undefined;
  }
  const {outputText} = ts.transpileModule(source, {compilerOptions: {module: ts.ModuleKind.CommonJS}});
  try {
    const json: unknown = vm.runInNewContext(
      `const exports = {}; ${outputText}; JSON.stringify({releases: exports.releases})`,
      {},
      {timeout: 1000},
    );
    return schema.parse(JSON.parse(String(json))).releases as unknown as readonly Release[];
  } catch {
    return undefined;
  }
}
