import type {Nodes, Root} from 'mdast';
import {figureLanguage, type Language} from '../../figures';
import type {BlockKind} from '../shared/difference';
import {fencesOf} from '../../kit/fences';
import {capitalised, oneLine} from '../../kit/words';

/** One passage of a page in reading form: its words, without any markup. */
export interface Block {
  readonly kind: BlockKind;
  /** Spaces are single; only code keeps its lines. */
  readonly text: string;
  /** The text with signs in the place of facts of the release, where it says any; versions are compared by it. */
  readonly comparedText?: string;
}

/** Turns a page without its front matter into its passages. */
export type BlockReader = (markdown: string) => Block[];

/** Turns the body of a figure's fence into lines of text. */
type FigureReader = (language: Language, body: string) => string;

/** What decides how a page is read. */
export interface Reading {
  readonly readFigure: FigureReader;
  /** Components that show their attribute `version`, by name, with the word that they put before it. */
  readonly badges?: Badges;
}

type Badges = Readonly<Record<string, string>>;

/** Attributes whose value readers see, whatever the component. */
const VISIBLE_ATTRIBUTES = ['label', 'title', 'alt', 'caption', 'version', 'n'];

/** The value of an expression that is a plain text or number, as in `n={1}`. */
function literal(code: string): string {
  const [, , text, number] = /^\s*(?:(['"])(.*)\1|(\d[\d.]*))\s*$/.exec(code) ?? [];
  return text ?? number ?? '';
}

type Jsx = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

function attribute(node: Jsx, name: string): string {
  const found = node.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  if (!found?.value) {
    return '';
  }
  return typeof found.value === 'string' ? found.value : literal(found.value.value);
}

const visibleAttributes = (node: Jsx): string => VISIBLE_ATTRIBUTES.map((name) => attribute(node, name)).join(' ');

/** What a badge says; nothing when the node is another component. */
function badgeText(node: Jsx, badges: Badges): string | undefined {
  const word = badges[node.name ?? ''];
  return word === undefined ? undefined : `${word} ${attribute(node, 'version')}`;
}

/** The words of a piece of running text. */
function inline(node: Nodes, badges: Badges): string {
  const all = (nodes: readonly Nodes[]): string => nodes.map((child) => inline(child, badges)).join('');
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return literal(node.value);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return badgeText(node, badges) ?? (all(node.children) || visibleAttributes(node));
    case 'textDirective':
      // Nobody writes these here: it is a text such as "10:30" or "Class:Member".
      return `:${node.name}${all(node.children)}`;
    default:
      return 'children' in node ? all(node.children) : '';
  }
}

function isRunningText(node: Nodes): boolean {
  return ['text', 'mdxJsxTextElement', 'mdxTextExpression', 'inlineCode', 'emphasis', 'strong', 'link'].includes(
    node.type,
  );
}

class Collector {
  readonly blocks: Block[] = [];
  private readonly readFigure: FigureReader;
  private readonly badges: Badges;

  constructor({readFigure, badges = {}}: Reading) {
    this.readFigure = readFigure;
    this.badges = badges;
  }

  private phrasing(nodes: readonly Nodes[]): string {
    return oneLine(nodes.map((node) => inline(node, this.badges)).join(''));
  }

  private add(kind: BlockKind, text: string): void {
    const words = kind === 'code' ? text.replace(/[^\S\n]+$/gm, '').trim() : oneLine(text);
    if (words !== '') {
      this.blocks.push({kind, text: words});
    }
  }

  /** Children of an element or an item; running text between blocks counts as a paragraph. */
  private addAll(nodes: readonly Nodes[]): void {
    let running: Nodes[] = [];
    const flush = (): void => {
      this.add('text', this.phrasing(running));
      running = [];
    };
    for (const node of nodes) {
      if (isRunningText(node)) {
        running.push(node);
      } else {
        flush();
        this.addBlock(node);
      }
    }
    flush();
  }

  private addCode(lang: string | null | undefined, meta: string | null | undefined, value: string): void {
    const figure = figureLanguage(lang);
    if (figure) {
      for (const line of this.readFigure(figure, value).split('\n')) {
        this.add('figure', line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''));
      }
      return;
    }
    const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta ?? '');
    this.add('text', title?.[1] ?? title?.[2] ?? '');
    this.add('code', value);
  }

  addBlock(node: Nodes): void {
    switch (node.type) {
      case 'heading':
        this.add('heading', this.phrasing(node.children));
        break;
      case 'paragraph': {
        const isPicture = node.children.every(({type}) => type === 'image');
        this.add(isPicture ? 'figure' : 'text', this.phrasing(node.children));
        break;
      }
      case 'listItem': {
        const [first, ...rest] = node.children;
        if (first?.type === 'paragraph') {
          this.add('item', this.phrasing(first.children));
          this.addAll(rest);
        } else {
          this.addAll(node.children);
        }
        break;
      }
      case 'tableRow':
        this.add('row', node.children.map((cell) => this.phrasing(cell.children)).join(' | '));
        break;
      case 'code':
        this.addCode(node.lang, node.meta, node.value);
        break;
      case 'containerDirective':
        this.addContainer(node);
        break;
      case 'leafDirective':
        this.add('text', `${node.name} ${this.phrasing(node.children)}`);
        break;
      case 'mdxJsxFlowElement':
        this.addElement(node);
        break;
      case 'mdxFlowExpression':
        this.add('text', inline(node, this.badges));
        break;
      default:
        if ('children' in node) {
          this.addAll(node.children);
        }
    }
  }

  private addElement(node: Extract<Nodes, {type: 'mdxJsxFlowElement'}>): void {
    const badge = badgeText(node, this.badges);
    if (badge !== undefined) {
      this.add('text', badge);
      return;
    }
    this.add(node.name === 'TabItem' ? 'tab' : 'text', visibleAttributes(node));
    this.addAll(node.children);
  }

  private addContainer(node: Extract<Nodes, {type: 'containerDirective'}>): void {
    const [first, ...rest] = node.children;
    const isTitled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const title = isTitled ? this.phrasing(first.children) : '';
    const name = capitalised(node.name);
    this.add('notice', title === '' ? name : `${name}: ${title}`);
    this.addAll(isTitled ? rest : node.children);
  }
}

function blocksOf(tree: Root, reading: Reading): Block[] {
  const collector = new Collector(reading);
  collector.addBlock(tree);
  return collector.blocks;
}

const countOf = (text: string, line: RegExp): number => Array.from(text.matchAll(line)).length;

/** Whether each container that a piece opens also ends there. */
const isClosed = (piece: string): boolean => countOf(piece, /^:::+\s*\w/gm) === countOf(piece, /^:::+\s*$/gm);

/**
 * Cuts a page into its sections. Versions of a page share most of them, and parsing is what costs time: pages as a whole
 * take 10 s more of a processor.
 */
function piecesOf(markdown: string): string[] {
  const lines = markdown.split('\n');
  const fences = fencesOf(lines);
  const isHeading = (line: string, index: number): boolean =>
    line.startsWith('## ') && !fences.some(({start, end}) => start < index && index < end);
  const cuts = lines.flatMap((line, index) => (index > 0 && isHeading(line, index) ? [index] : []));
  const pieces = [0, ...cuts].map((cut, index) => lines.slice(cut, cuts[index]).join('\n'));
  // Definitions of links and footnotes reach across pieces.
  return pieces.every(isClosed) && !/^\[[^\]]+\]:/m.test(markdown) ? pieces : [markdown];
}

/**
 * Loads the parser, which only exists as ES modules.
 * @param reading how figures and badges are read
 * @returns a reader that parses equal pieces of pages once
 */
export async function loadBlockReader(reading: Reading): Promise<BlockReader> {
  const [{unified}, parse, mdx, gfm, directive] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
  ]);
  const processor = unified().use(parse.default).use(mdx.default).use(gfm.default).use(directive.default).freeze();
  const known = new Map<string, Block[]>();
  const read = (markdown: string): Block[] => {
    const blocks = known.get(markdown) ?? blocksOf(processor.parse(markdown), reading);
    known.set(markdown, blocks);
    return blocks;
  };
  return (markdown) => {
    try {
      return piecesOf(markdown).flatMap(read);
    } catch {
      // A piece that is not valid alone, for example the first half of an element.
      return read(markdown);
    }
  };
}
