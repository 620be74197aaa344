import {INDEX_FOLDER, type PageEntry} from './format';

/** Whether a file of the built site is the index of a version, by its name. */
export function isIndexFile(file: string): boolean {
  return file.startsWith(`${INDEX_FOLDER}/index-`);
}

type Entry = Partial<Record<keyof PageEntry, unknown>> | null;

/**
 * Where the results of an index lead, relative to the base URL: a link for each section.
 * @param json what is in the file; none for files that are not an index
 */
export function sectionLinks(json: unknown): string[] {
  const {pages} = (typeof json === 'object' && json !== null ? json : {}) as {readonly pages?: unknown};
  return (Array.isArray(pages) ? (pages as Entry[]) : []).flatMap((page) => {
    const {path, sections} = page ?? {};
    if (typeof path !== 'string' || !Array.isArray(sections)) {
      return [];
    }
    return (sections as unknown[]).map((section) => {
      const anchor: unknown = Array.isArray(section) ? section.at(-1) : '';
      return typeof anchor === 'string' && anchor !== '' ? `${path}#${anchor}` : path;
    });
  });
}
