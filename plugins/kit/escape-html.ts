const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** The entities that React and the minifier of HTML write. */
const CHARACTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character])),
  '&#39;': "'",
  '&#x27;': "'",
};

function escape(text: string, characters: RegExp): string {
  return text.replace(characters, (character) => ENTITIES[character] ?? character);
}

/** Makes text safe inside an element. Quotes stay as they are, which keeps pages with much code small. */
export function escapeText(text: string): string {
  return escape(text, /[&<>]/g);
}

/** Makes text safe inside an element or an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return escape(text, /[&<>"]/g);
}

/** Undoes the escapes of finished pages: those of `escapeHtml`, and apostrophes. Other entities stay as they are. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/gi, (entity) => CHARACTERS[entity.toLowerCase()] ?? entity);
}
