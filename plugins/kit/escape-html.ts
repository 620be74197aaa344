const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

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
