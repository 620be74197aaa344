import {Parser} from 'htmlparser2';

/** The start of an element. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Names in lower case, values without their escapes. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is inside of a script or a style sheet; empty for other elements. */
  text: string;
}

/** Reads the elements of a document in their order. Tags in the text of scripts and in comments are not elements. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  let raw: Tag | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = {name, attributes, text: ''};
      tags.push(tag);
      raw = name === 'script' || name === 'style' ? tag : undefined;
    },
    ontext(text) {
      if (raw) {
        raw.text += text;
      }
    },
    onclosetag() {
      raw = undefined;
    },
  });
  parser.end(html);
  return tags;
}
