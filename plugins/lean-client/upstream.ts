import {shortHash} from '../kit/short-hash';

/** A file of a package that this site stands in for, or whose inside it relies on. */
export interface UpstreamFile {
  readonly package: string;
  /** Path in the package. */
  readonly file: string;
  /** What of this site has to be looked at when the file changes. */
  readonly usedBy: string;
}

/** A file as it was when somebody last compared it with what this site makes of it. */
export interface LockedFile extends Omit<UpstreamFile, 'usedBy'> {
  readonly version: string;
  readonly sha256: string;
}

/** What is installed: the version of a package, and the text of a file; `undefined` for what is not there. */
export interface Installed {
  readonly version: (name: string) => string | undefined;
  readonly read: (name: string, file: string) => string | undefined;
}

/** Hash of a file's text, without regard to how its lines end. */
export function fingerprint(text: string): string {
  return shortHash(text.replaceAll('\r\n', '\n'), 64);
}

/**
 * The lock of what is installed.
 * @throws for a file that is not there
 */
export function lockOf(upstream: readonly UpstreamFile[], {version, read}: Installed): LockedFile[] {
  return upstream.map(({package: name, file, usedBy}) => {
    const [installed, text] = [version(name), read(name, file)];
    if (installed === undefined || text === undefined) {
      throw new Error(`${name} has no ${file} here. ${usedBy} relies on it: adapt both, and the list that names it.`);
    }
    return {package: name, version: installed, file, sha256: fingerprint(text)};
  });
}

/** What to do about one file, as a sentence with commands; `undefined` if nothing has moved. */
function fault(
  {package: name, file, usedBy}: UpstreamFile,
  locked: LockedFile | undefined,
  {version, read}: Installed,
): string | undefined {
  const rewrite = 'npm run upstream:lock';
  if (!locked) {
    return `${name}/${file} is not in the lock. Compare it with ${usedBy}, then: ${rewrite}`;
  }
  const [installed = 'nothing', text] = [version(name), read(name, file)];
  if (text !== undefined && fingerprint(text) === locked.sha256) {
    return undefined;
  }
  if (text !== undefined && installed === locked.version) {
    return `${name}/${file} is not what ${name}@${installed} published, or the lock is wrong. Reinstall: npm ci`;
  }
  const what = text === undefined ? `is gone in ${installed}` : `has changed from ${locked.version} to ${installed}`;
  const path = text === undefined ? '' : ` ${file}`;
  return [
    `${name}/${file} ${what}. Look at the difference:`,
    `  npm diff --diff=${name}@${locked.version} --diff=${name}@${installed}${path}`,
    `Adapt ${usedBy}, run its tests, then: ${rewrite}`,
  ].join('\n');
}

/**
 * Compares what is installed with the lock.
 * @returns one text for each file that has moved: which, how to see the difference, what to adapt
 */
export function movedFiles(
  upstream: readonly UpstreamFile[],
  lock: readonly LockedFile[],
  installed: Installed,
): string[] {
  const same = (a: Pick<UpstreamFile, 'package' | 'file'>, b: Pick<UpstreamFile, 'package' | 'file'>): boolean =>
    a.package === b.package && a.file === b.file;
  const moved = upstream.flatMap((entry) => {
    const locked = lock.find((candidate) => same(candidate, entry));
    return fault(entry, locked, installed) ?? [];
  });
  const unused = lock.filter((locked) => !upstream.some((entry) => same(entry, locked)));
  return [
    ...moved,
    ...unused.map(({package: name, file}) => `${name}/${file} is locked, but not in the list: npm run upstream:lock`),
  ];
}
