const ENTITIES: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

/** The code that highlighted HTML shows: the text between its tags. Knows the entities that the build writes. */
export function codeOfHtml(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
