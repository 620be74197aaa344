/** The part of a Markdown text from a heading to the next one of the same level. */
export function sectionOf(text: string, heading: string): string {
  const level = /^#+/.exec(heading)?.[0] ?? '';
  const start = text.indexOf(`${heading}\n`);
  if (start < 0) {
    throw new Error(`The guide has no section "${heading}".`);
  }
  const end = text.indexOf(`\n${level} `, start + heading.length);
  return text.slice(start, end < 0 ? undefined : end);
}

/** The texts of the fenced blocks of one language, without the indent of a list. */
export function blocksOf(section: string, lang: string): string[] {
  return [...section.matchAll(/^( *)(`{3,})(\S*)\n([^]*?)^\1\2$/gm)]
    .filter(([, , , found]) => found === lang)
    .map(([, indent = '', , , text = '']) => text.replace(new RegExp(`^${indent}`, 'gm'), ''));
}

/** The commands of a section, one per line of its `sh` blocks. */
export function commandsOf(section: string): string[] {
  return blocksOf(section, 'sh').flatMap((block) => block.split('\n').filter(Boolean));
}

/** The versions for which the guide is written, from the sentence that says so. */
export function versionsOf(guide: string): {newest: string; next: string} {
  const [, newest, next] = /written for (\S+) as the newest version and (\S+) as the next one/.exec(guide) ?? [];
  if (newest === undefined || next === undefined) {
    throw new Error('The guide does not say for which versions its commands are written.');
  }
  return {newest, next};
}
