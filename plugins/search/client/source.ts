import {INDEX_FORMAT, indexFile, TERMS_FILE, type IndexFile, type PageTexts, type TermsFile} from '../shared/format';
import {createEngine, type Engine} from './engine';
import {readDifferingTerms, type DifferingTerms} from './versions';

const PATIENCE_MS = 20_000;

/** Why the search cannot answer. */
export type SearchFault = 'unreachable' | 'missing' | 'damaged' | 'other-build';

/** A file of the search did not arrive, or cannot be used. */
class SearchFileError extends Error {
  override readonly name = 'SearchFileError';

  constructor(
    readonly fault: SearchFault,
    message: string,
  ) {
    super(message);
  }
}

/** Names the fault behind an error that a `SearchSource` threw. A file in which something is missing is damaged. */
export function faultOf(error: unknown): SearchFault {
  return error instanceof SearchFileError ? error.fault : 'damaged';
}

/** Our own build wrote the file, so its shape needs no check; it may be the file of another build. */
function parseFile(text: string): IndexFile | TermsFile {
  const file = JSON.parse(text) as IndexFile | TermsFile;
  if (file.format !== INDEX_FORMAT) {
    throw new SearchFileError('other-build', `The search file has the format ${file.format}, not ${INDEX_FORMAT}.`);
  }
  return file;
}

/**
 * Reads a version's index.
 * @throws when it is not whole, or belongs to another version or build
 */
export function parseIndex(text: string, version: string): IndexFile {
  const file = parseFile(text) as IndexFile;
  if (file.version !== version) {
    throw new SearchFileError('other-build', `The index is one of ${file.version}, not of ${version}.`);
  }
  return file;
}

/**
 * Reads the texts of a page.
 * @throws when the file is not whole
 */
export function parseTexts(text: string): PageTexts {
  return JSON.parse(text) as PageTexts;
}

/** Loads the search's files once and keeps what became of them. What failed is loaded again at the next call. */
export interface SearchSource {
  engine(version: string): Promise<Engine>;
  texts(file: string): Promise<PageTexts>;
  differingTerms(): Promise<DifferingTerms>;
}

type FetchFile = (url: string, init: RequestInit) => Promise<Response>;

/** Remembers promises that succeed. */
function remember<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (key) => {
    const loading = loaded.get(key) ?? load(key);
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
      throw new SearchFileError('unreachable', `${file} did not arrive.`);
    }
    if (!response.ok) {
      throw new SearchFileError('missing', `${file} answered ${response.status}.`);
    }
    return parse(text);
  };

  const terms = remember((file) => read(file, (text) => readDifferingTerms(parseFile(text) as TermsFile)));
  return {
    engine: remember((version) => read(indexFile(version), (text) => createEngine(parseIndex(text, version)))),
    texts: remember((file) => read(file, parseTexts)),
    differingTerms: () => terms(TERMS_FILE),
  };
}
