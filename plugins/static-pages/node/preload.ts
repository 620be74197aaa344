import type {PageChunks} from '../../lean-client/shared/page-chunks';
import {DATA_ID} from '../../served-article/shared/page-data';

const DATA = new RegExp(`<script[^>]*\\bid="?${DATA_ID}"?[\\s>]`);
const END_OF_HEAD = '</head>';

/**
 * Announces the scripts that a page asks for once its first one runs, so that they are on their way by then. The page's
 * own code is not among them where its article stays as it was served.
 * @param fileOf address of the script of a chunk; undefined for a chunk that is part of another script
 */
export function insertPreloads(
  html: string,
  {frame, content}: PageChunks,
  fileOf: (id: string) => string | undefined,
): string {
  const ids = DATA.test(html) ? frame : [...frame, ...content];
  const files = new Set(ids.flatMap((id) => fileOf(id) ?? []));
  const links = [...files].map((file) => `<link rel="preload" href="${file}" as="script">`).join('');
  const end = html.indexOf(END_OF_HEAD);
  if (end < 0) {
    throw new Error('there is no </head> before which scripts could be announced. Build with DOCS_WITHOUT=preload.');
  }
  return html.slice(0, end) + links + html.slice(end);
}
