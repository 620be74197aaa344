import {currentId, type Redirects} from '../kit/current-id';

/** The docs of the site, as far as addresses tell them apart. */
interface Docs {
  /** Address of the site, with a slash at the end. */
  readonly address: string;
  /** Where the pages of each version are below it, without slashes at the ends. */
  readonly folders: Readonly<Record<string, string>>;
  readonly lastVersion: string;
  readonly redirects: Redirects;
}

/** Leaves out the docs pages that have a twin in the latest version, whatever it is called there: their canonical address. */
export function withoutTwins<T extends {readonly url: string}>(
  items: readonly T[],
  {address, folders, lastVersion, redirects}: Docs,
): T[] {
  // The folder of the latest version holds those of the others.
  const innermost = Object.entries(folders).sort(([, one], [, other]) => other.length - one.length);
  const placed = items.map((item) => {
    const [version, folder = ''] = innermost.find(([, name]) => item.url.startsWith(`${address}${name}/`)) ?? [];
    const id = item.url.slice(`${address}${folder}/`.length);
    return {item, version, id: currentId(id, redirects)};
  });
  const latest = new Set(placed.filter(({version}) => version === lastVersion).map((place) => place.id));
  return placed
    .filter(({version, id}) => version === undefined || version === lastVersion || !latest.has(id))
    .map(({item}) => item);
}
