// cspell:ignore mdxjs
import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {YAMLParseError} from 'yaml';
import {bodyOf, frontMatterOf, type FrontMatter} from '../../../plugins/kit/front-matter';
import {type Diagnostic, lineAt} from './diagnostic';

/** Why a page cannot be read. */
type Fault = Omit<Diagnostic, 'file'>;

const NOTHING = {frontMatter: {}, tree: {type: 'root', children: []} satisfies Root};
const parser = remark().use(remarkGfm).use(remarkMdx);
// Most pages are the same in several versions.
const known = new Map<string, ReturnType<typeof parse>>();

/**
 * Parses a page as MDX. The lines of its tree are those of the text.
 * @param text with facts in place of their names, as the build parses it
 */
export function parsePage(text: string) {
  const page = known.get(text) ?? parse(text);
  known.set(text, page);
  return page;
}

/** Of a page with a fault, fields and tree are empty. */
function parse(text: string): {frontMatter: FrontMatter; tree: Root; fault?: Fault} {
  try {
    const frontMatter = frontMatterOf(text);
    const body = bodyOf(text);
    const above = text.slice(0, text.length - body.length);
    const tree = parser.parse(above.replace(/[^\n]/g, ' ') + body);
    const fault = fieldsFault(frontMatter) ?? fenceFault(text);
    return fault ? {...NOTHING, fault} : {frontMatter, tree};
  } catch (error) {
    const fault = error instanceof YAMLParseError ? yamlFault(text, error) : mdxFault(text, error as object);
    return {...NOTHING, fault};
  }
}

function yamlFault(text: string, {message, pos}: YAMLParseError): Fault {
  const hint = 'Fix its YAML; quote values with a colon.';
  return {line: lineAt(text, '---\n'.length + pos[0]), message: `The front matter cannot be read: ${message}.`, hint};
}

/** Front matter that is YAML, but not fields with their values. */
function fieldsFault(fields: unknown): Fault | undefined {
  const message = 'The front matter does not consist of fields.';
  const hint = 'Write each on a line of its own, as `title: …`.';
  return Array.isArray(fields) || typeof fields !== 'object' ? {line: 2, message, hint} : undefined;
}

/** A block of code that ends with the page, or with the fence of the next one. */
function fenceFault(text: string): Fault | undefined {
  let open: {readonly line: number; readonly fence: string} | undefined;
  for (const [index, each] of text.split('\n').entries()) {
    const [, fence, language = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(each) ?? [];
    const isOfOther = open && fence?.startsWith(open.fence) !== true;
    if (fence !== undefined && !isOfOther) {
      if (open && language.trim() !== '') {
        break;
      }
      open = open ? undefined : {line: index + 1, fence};
    }
  }
  const message = 'The block of code that begins here is never closed.';
  return open && {line: open.line, message, hint: `Write ${open.fence} on a line of its own below the code.`};
}

/** What Markdown has and MDX has not, and what to write. */
const OLD_SPELLINGS = [
  ['<!--', 'Write a comment as `{/* … */}`.'],
  ['{#', 'Write the id of a heading as `{/* #id */}`.'],
] as const;

/** An element that is never closed is wrong where it begins, and not where the page ends. */
function mdxFault(text: string, {line = 1, reason = ''}: {line?: number; reason?: string}): Fault {
  const [, opening] = /^Expected a closing tag for `.*?` \((\d+):/.exec(reason) ?? [];
  const at = opening === undefined ? line : Number(opening);
  const wrong = text.split('\n')[at - 1] ?? '';
  const [, hint = 'Put `<`, `{` and identifiers into backticks, and close each element.'] =
    OLD_SPELLINGS.find(([spelling]) => wrong.includes(spelling)) ?? [];
  return {line: at, message: `MDX cannot read this: ${reason.replace(/\s+/g, ' ').replace(/\.$/, '')}.`, hint};
}
