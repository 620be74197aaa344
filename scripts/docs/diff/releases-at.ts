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

/** A field of a row in words. */
function inWords(field: unknown): string {
  if (typeof field === 'string') {
    return field;
  }
  const parts = Array.isArray(field)
    ? field
    : Object.entries(field ?? {}).map(([name, text]) => `${name}: ${String(text)}`);
  return parts.length > 0 ? parts.join(', ') : 'none';
}

/** The rows by version; of a number that was published more than once, the second one and the next by their place, too. */
function byName(releases: readonly Release[]): Map<string, Release> {
  const named = new Map<string, Release>();
  for (const release of [...releases].sort((a, b) => a.date.localeCompare(b.date))) {
    const earlier = [...named.values()].filter(({version}) => version === release.version).length;
    named.set(earlier === 0 ? release.version : `${release.version} (build ${earlier + 1})`, release);
  }
  return named;
}

const FIELDS = ['date', 'engines', 'presumed', 'highlights', 'limits'] as const;

/** One line for each row that has come, gone or changed. Home, roadmap and feeds show the rows. */
export function changedRows(before: readonly Release[], after: readonly Release[]): string[] {
  const [old, now] = [byName(before), byName(after)];
  const changed = [...now].flatMap(([name, is]) => {
    const was = old.get(name);
    return was
      ? FIELDS.map((field) => [field, inWords(was[field]), inWords(is[field])] as const)
          .filter(([, then, text]) => then !== text)
          .map(([field, then, text]) => `${name}: ${field} ${then} -> ${text}`)
      : [`${name}: new row, ${is.date}, UE ${inWords(is.engines)}`];
  });
  const gone = [...old]
    .filter(([name]) => !now.has(name))
    .map(([name, {date, engines}]) => `${name}: row removed, ${date}, UE ${inWords(engines)}`);
  return [...changed, ...gone];
}
