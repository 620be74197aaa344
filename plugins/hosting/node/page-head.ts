/**
 * The route of a document by its path below the built site, with forward slashes: its path on the host, with the base
 * URL, as links name it; `404.html` keeps its ending.
 */
export function routeOf(file: string, baseUrl: string): string {
  return file === '404.html' ? baseUrl + file : baseUrl + file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');
}

/**
 * Puts tags at the end of the head.
 * @throws when the document does not say where its head ends
 */
export function insertIntoHead(html: string, tags: string): string {
  const end = html.search(/<\/head>|<body\b/i);
  if (end === -1) {
    throw new Error('has neither </head> nor <body>, so that nothing can be put into its head.');
  }
  return html.slice(0, end) + tags + html.slice(end);
}

/** Each link to a style sheet in a finished page, with its path. */
export const STYLE_SHEET = /<link (?=[^>]*\brel="?stylesheet\b)[^>]*\bhref="?(?<href>[^\s">]+)[^>]*>/g;

/** Addresses of the style sheets that a finished page links to. */
export function styleSheetsOf(html: string): string[] {
  return [...html.matchAll(STYLE_SHEET)].map(({groups}) => groups?.href ?? '');
}
