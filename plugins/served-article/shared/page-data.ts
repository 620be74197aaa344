/** What a compiled page exports beside its component. */
export type PageExports = Readonly<Record<string, unknown>>;

/** Id of the element in a served page that holds its data. */
export const DATA_ID = 'page-data';

/** Whether a value comes out of JSON as it went in. A property without a value is left out, which reads the same. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.every((entry) => entry !== undefined && isData(entry));
  }
  if (typeof value === 'object' && value !== null) {
    // The build renders pages in a realm of its own, whose objects have other prototypes than ours.
    return Object.prototype.toString.call(value) === '[object Object]' && Object.values(value).every(isData);
  }
  return ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null;
}

const frontMatterOf = ({metadata}: PageExports): unknown =>
  typeof metadata === 'object' && metadata !== null && 'frontMatter' in metadata ? metadata.frontMatter : undefined;

/**
 * The exports of a page as JSON that can stand in a `<script>` element. Docusaurus gives the front matter twice; here it
 * stands once.
 * @returns undefined when the page exports something that JSON does not know, for example a function
 */
export function encodePageData(page: PageExports): string | undefined {
  const {frontMatter, ...others} = page;
  const isTwice = JSON.stringify(frontMatter) === JSON.stringify(frontMatterOf(page));
  const data = isTwice ? others : page;
  return isData(data) ? JSON.stringify(data).replaceAll('<', String.raw`\u003c`) : undefined;
}

/**
 * Reads what `encodePageData` has written.
 * @throws SyntaxError for anything that is not JSON
 */
export function decodePageData(json: string): PageExports {
  const data = JSON.parse(json) as PageExports;
  return {frontMatter: frontMatterOf(data), ...data};
}
