import {MANIFEST_FILE, type SearchManifest} from '../shared/format';
import {parseIndex, parseManifest, parseTerms, parseTexts, SearchFileError, type FileFault} from './decode';
import {createEngine, type Engine} from './engine';
import {readDifferingTerms, type DifferingTerms} from './versions';

const PATIENCE_MS = 20_000;

/** Why the search cannot answer. */
export type SearchFault = FileFault | 'unreachable' | 'missing';

/** A file of the search did not arrive. */
class SearchFetchError extends Error {
  override readonly name = 'SearchFetchError';

  constructor(
    readonly fault: 'unreachable' | 'missing',
    message: string,
  ) {
    super(message);
  }
}

/** Names the fault behind an error that a `SearchSource` threw. */
export function faultOf(error: unknown): SearchFault {
  return error instanceof SearchFetchError || error instanceof SearchFileError ? error.fault : 'damaged';
}

/** Loads the search's files once and keeps what became of them. What failed is loaded again at the next call. */
export interface SearchSource {
  /** @throws SearchFetchError, SearchFileError */
  engine(version: string): Promise<Engine>;
  /** @throws SearchFetchError, SearchFileError */
  texts(file: string): Promise<readonly string[]>;
  /** @throws SearchFetchError, SearchFileError */
  differingTerms(): Promise<DifferingTerms>;
}

type FetchFile = (url: string, init: RequestInit) => Promise<Response>;

/** Remembers promises that succeed. */
function remember<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (key) => {
    const known = loaded.get(key);
    if (known) {
      return known;
    }
    const loading = load(key);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}

/**
 * @param baseUrl the site's base URL, with a slash at the end
 * @param fetchFile how files are fetched
 */
export function createSource(baseUrl: string, fetchFile: FetchFile = fetch): SearchSource {
  const read = async (file: string, cache: RequestCache = 'default'): Promise<string> => {
    let response: Response;
    let text: string;
    try {
      response = await fetchFile(baseUrl + file, {cache, signal: AbortSignal.timeout(PATIENCE_MS)});
      text = await response.text();
    } catch {
      throw new SearchFetchError('unreachable', `${file} did not arrive.`);
    }
    if (!response.ok) {
      throw new SearchFetchError('missing', `${file} answered ${response.status}.`);
    }
    return text;
  };

  const broken = new Set<string>();
  /** Reads a file whose name carries its hash. What could not be used is not taken from the browser's cache again. */
  const readFile = async <Value>(file: string, parse: (text: string) => Value): Promise<Value> => {
    try {
      const value = parse(await read(file, broken.has(file) ? 'reload' : 'default'));
      broken.delete(file);
      return value;
    } catch (error) {
      broken.add(file);
      throw error;
    }
  };

  let manifestCache: RequestCache = 'default';
  /** The page has just asked for it, see `warm`; later it must be the newest. */
  const loadManifest = async (): Promise<SearchManifest> => {
    const cache = manifestCache;
    manifestCache = 'no-cache';
    return parseManifest(await read(MANIFEST_FILE, cache));
  };
  let manifest: Promise<SearchManifest> | undefined;

  /** Reads a file that the manifest names. If it cannot be used, the next call asks for the manifest anew. */
  const readNamed = async <Value>(
    name: (manifest: SearchManifest) => string | undefined,
    parse: (text: string) => Value,
  ): Promise<Value> => {
    const isCached = manifest !== undefined || manifestCache === 'default';
    manifest ??= loadManifest();
    const asked = manifest;
    try {
      const file = name(await asked);
      if (!file) {
        throw new SearchFetchError('missing', 'The manifest does not name this file.');
      }
      return await readFile(file, parse);
    } catch (error) {
      if (manifest === asked) {
        manifest = undefined;
      }
      // The site may have been deployed since the manifest was read.
      if (isCached && faultOf(error) === 'missing') {
        return readNamed(name, parse);
      }
      throw error;
    }
  };

  const terms = remember(() =>
    readNamed(
      (files) => files.terms,
      (text) => readDifferingTerms(parseTerms(text)),
    ),
  );
  return {
    engine: remember((version) =>
      readNamed(
        (files) => files.indexes[version],
        (text) => createEngine(parseIndex(text, version)),
      ),
    ),
    texts: remember((file) => readFile(file, parseTexts)),
    differingTerms: () => terms(''),
  };
}
