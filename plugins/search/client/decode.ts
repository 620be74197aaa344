import {INDEX_FORMAT, type IndexFile, type PageEntry, type TermsFile} from '../shared/format';

/** What a file of the search turned out to be when it cannot be used. */
export type FileFault = 'damaged' | 'other-build';

/** A file of the search arrived, but cannot be used. */
export class SearchFileError extends Error {
  override readonly name = 'SearchFileError';

  constructor(
    readonly fault: FileFault,
    message: string,
  ) {
    super(message);
  }
}

function damaged(what: string): SearchFileError {
  return new SearchFileError('damaged', `The search file is damaged: ${what}.`);
}

type Unknown = Readonly<Record<string, unknown>>;

function parseFile(text: string): Unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged('it is not complete JSON');
  }
  if (typeof value !== 'object' || value === null) {
    throw damaged('it is not an object');
  }
  const file = value as Unknown;
  if (file.format !== INDEX_FORMAT) {
    throw new SearchFileError(
      'other-build',
      `The search file has the format ${String(file.format)}, not ${INDEX_FORMAT}.`,
    );
  }
  return file;
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isPage(value: unknown): value is PageEntry {
  const page = value as Partial<Record<keyof PageEntry, unknown>> | null;
  return (
    typeof page === 'object' &&
    page !== null &&
    typeof page.path === 'string' &&
    typeof page.texts === 'string' &&
    typeof page.isShared === 'boolean' &&
    isStrings(page.categories) &&
    Array.isArray(page.sections) &&
    page.sections.every(
      (entry) =>
        Array.isArray(entry) &&
        typeof entry[0] === 'number' &&
        typeof entry[1] === 'string' &&
        typeof entry[2] === 'string',
    )
  );
}

/**
 * Reads a version's index.
 * @throws SearchFileError also when the file belongs to another version
 */
export function parseIndex(text: string, version: string): IndexFile {
  const file = parseFile(text);
  const {pages, terms, postings, names} = file;
  const isWhole = [terms, postings, names].every((part) => typeof part === 'string');
  if (!Array.isArray(pages) || !pages.every(isPage) || !isWhole) {
    throw damaged('a part is missing');
  }
  if (file.version !== version) {
    throw new SearchFileError('other-build', `The index is one of ${String(file.version)}, not of ${version}.`);
  }
  return {
    format: INDEX_FORMAT,
    version,
    pages,
    terms: terms as string,
    postings: postings as string,
    names: names as string,
  };
}

/**
 * Reads the terms that not every version has.
 * @throws SearchFileError
 */
export function parseTerms(text: string): TermsFile {
  const {versions, terms, masks} = parseFile(text);
  if (!isStrings(versions) || typeof terms !== 'string' || typeof masks !== 'string') {
    throw damaged('a part is missing');
  }
  return {format: INDEX_FORMAT, versions, terms, masks};
}

/**
 * Reads the texts of a page.
 * @throws SearchFileError
 */
export function parseTexts(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged('it is not complete JSON');
  }
  if (!isStrings(value)) {
    throw damaged('it has no texts');
  }
  return value;
}

/** Restores the terms of `IndexFile.terms`. */
export function decodeTerms(encoded: string): string[] {
  let previous = '';
  return encoded.split(' ').map((entry) => {
    previous = previous.slice(0, parseInt(entry.charAt(0), 36) || 0) + entry.slice(1);
    return previous;
  });
}

/** Where a term stands; sections by their number. */
export interface Postings {
  /** How often each section has the term in its text. */
  readonly text: Record<number, number>;
  /** 1 for each section with a row or a list entry that is about the term. */
  readonly label: Record<number, number>;
}

/** Restores one term's entry of `IndexFile.postings`. */
export function decodePostings(encoded: string): Postings {
  const text: Record<number, number> = {};
  const label: Record<number, number> = {};
  let section = -1;
  for (const entry of encoded.split(',').filter(Boolean)) {
    const isLabel = entry.endsWith('!');
    const [distance = '', count = '1'] = (isLabel ? entry.slice(0, -1) : entry).split('x');
    section += Number(distance);
    text[section] = Number(count);
    if (isLabel) {
      label[section] = 1;
    }
  }
  return {text, label};
}
