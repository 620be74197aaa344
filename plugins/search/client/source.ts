import {indexFile, TERMS_FILE} from '../shared/format';
import {parseIndex, parseTerms, parseTexts, SearchFileError, type FileFault} from './decode';
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
  const asked = new Set<string>();
  /**
   * The first time from the browser's cache, if it is there: the page has just asked for the index, see `warm`. What is
   * asked for again could not be used, and is not taken from there.
   */
  const read = async <Value>(file: string, parse: (text: string) => Value): Promise<Value> => {
    const cache = asked.has(file) ? 'reload' : 'default';
    asked.add(file);
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
    return parse(text);
  };

  const terms = remember((file) => read(file, (text) => readDifferingTerms(parseTerms(text))));
  return {
    engine: remember((version) => read(indexFile(version), (text) => createEngine(parseIndex(text, version)))),
    texts: remember((file) => read(file, parseTexts)),
    differingTerms: () => terms(TERMS_FILE),
  };
}
