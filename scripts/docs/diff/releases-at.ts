import vm from 'node:vm';
import ts from 'typescript';
import * as z from 'zod';
import type {Release} from '../../../src/data/releases';

/** Where the rows of the releases are, relative to the repository. */
export const RELEASES_FILE = 'src/data/releases.ts';

const engine = z.templateLiteral([z.int(), '.', z.int()]);

const schema = z.object({
  releases: z
    .array(
      z.object({
        version: z.templateLiteral([z.int(), '.', z.int(), '.', z.int()]),
        date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
        engines: z.array(engine),
        presumed: z.array(engine).optional(),
        highlights: z.array(z.string()).optional(),
        limits: z.partialRecord(engine, z.string()).optional(),
      }),
    )
    .min(1),
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
    return schema.parse(JSON.parse(String(json))).releases as readonly Release[];
  } catch {
    return undefined;
  }
}

const listed = (parts: readonly string[]): string => (parts.length > 0 ? parts.join(', ') : 'none');

/** What a row says, by the name of its field, in words. */
function fieldsOf({
  date,
  engines,
  presumed = [],
  highlights = [],
  limits = {},
}: Release): Readonly<Record<string, string>> {
  return {
    date,
    engines: listed(engines),
    presumed: listed(presumed),
    highlights: listed(highlights),
    limits: listed(Object.entries(limits).map(([name, text]) => `${name}: ${text}`)),
  };
}

/** The rows by version; of a number that was published more than once, the second one and the next by their place, too. */
function byName(releases: readonly Release[]): Map<string, Release> {
  const named = new Map<string, Release>();
  for (const release of [...releases].sort((a, b) => a.date.localeCompare(b.date))) {
    const earlier = [...named.keys()].filter((name) => name.split(' ')[0] === release.version).length;
    named.set(earlier === 0 ? release.version : `${release.version} (build ${earlier + 1})`, release);
  }
  return named;
}

/** One line for each row that has come, gone or changed. Home, roadmap and feeds show the rows. */
export function changedRows(before: readonly Release[], after: readonly Release[]): string[] {
  const [old, now] = [byName(before), byName(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (!was || !is) {
      const {date = '', engines = ''} = fieldsOf(was ?? is ?? {version: '0.0.0', date: '0-0-0', engines: []});
      return [`${name}: ${was ? 'row removed' : 'new row'}, ${date}, UE ${engines}`];
    }
    const [fields, others] = [fieldsOf(was), fieldsOf(is)];
    return Object.keys(fields)
      .filter((field) => fields[field] !== others[field])
      .map((field) => `${name}: ${field} ${fields[field] ?? ''} -> ${others[field] ?? ''}`);
  });
}
