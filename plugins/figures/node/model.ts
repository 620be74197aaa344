import type {Box} from './geometry';
import type {Markup} from './markup';

/** The languages of the fences that become figures. */
const LANGUAGES = ['blueprint', 'dot', 'panel'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a fence if it is a figure; `lang` is the first word after the backticks. */
export function figureLanguage(lang: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === lang);
}

/** What figures of all languages have. */
export interface FigureData {
  readonly language: Language;
  readonly alt: string;
  readonly caption: string;
}

/** Where a part of a drawing is. */
export interface Area {
  /** The id of a step or an arrow of a chart; the title of a node of a graph, or the number of a mark. */
  readonly id: string;
  /** What a link over a part of a chart is called. */
  readonly label?: string;
  readonly box: Box;
  /** Set for a mark: the box of the node at which it is. */
  readonly node?: Box;
}

/** A part of a figure that leads to a row or a section of its page. */
export interface RowRequest {
  /** Id of the part in the figure. */
  readonly id: string;
  /** The name of the step, as rows have it. */
  readonly name: string;
  /** The name of the part, different from that of any other in the figure. */
  readonly label: string;
  /** Ids of the sections to look in. */
  readonly sections: readonly string[];
  /** `section`, or `section: words of the row`; without it, the row is the first that has the name as code. */
  readonly place?: string | undefined;
  /** Line in the fence, from 1. */
  readonly line: number;
}

/** The number of a step of the procedure before a figure, at a part of the figure. */
export interface StepMark {
  readonly number: string;
  /** Line in the fence, from 1. */
  readonly line: number;
}

/** A drawing. Charts have one for each theme, and some others for phones; graphs are dark in both themes. */
export interface Drawing {
  /** The SVG document. */
  readonly source: string;
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Where it is on its canvas. */
  readonly viewBox: string;
  /** Where it is shown: in one of the themes, or on phones in place of the others. */
  readonly uses: readonly ('light' | 'dark' | 'narrow')[];
  readonly areas: readonly Area[];
}

/** A drawing in its file `<name>.svg`, whose name is the hash of its content. */
export interface Picture extends Omit<Drawing, 'source'> {
  readonly name: string;
  /** Whether it is above the first section of its page, where readers see it first. */
  readonly isAtTop: boolean;
}

/** A link to the place that explains a name. */
export interface NameLink {
  readonly href: string;
  /** The name as the tip of the link knows it. */
  readonly name: string;
}

/** A row, a section or a step of the page. */
export interface Place {
  /** The id of the link that leads there, where the page has a link back. */
  readonly id?: string;
  /** Its fragment, with `#`. */
  readonly href: string;
}

/** Where the parts of a figure lead. */
export interface Links {
  /** By the id of the part, or the number of the step that makes it. */
  readonly places: ReadonlyMap<string, Place>;
  /** The link of a name; undefined when nothing explains it elsewhere. */
  readonly linkOf: (name: string) => NameLink | undefined;
}

/** Outside of a page, nothing leads anywhere. */
export const NO_LINKS: Links = {places: new Map(), linkOf: () => undefined};

/** A figure as text: what the disclosure shows, in blocks of a heading line and a list. */
export type Reading = readonly {
  readonly heading: string;
  readonly isOrdered?: boolean;
  readonly items: readonly ReadingItem[];
}[];

export interface ReadingItem {
  /** What leads to its explanation, where it has one. */
  readonly name: string;
  /** What follows the name. */
  readonly about?: string;
  /** The number of the step that makes it. */
  readonly step?: string | undefined;
  readonly items?: readonly ReadingItem[];
}

/** A parsed figure, with what its language can do. `figure.ts` has the table of all languages. */
export interface Figure {
  readonly data: FigureData;
  /** The same content as text. */
  readonly read: () => Reading;
  /** Draws the pictures; none for a figure that is HTML only. */
  readonly draw: () => Promise<readonly Drawing[]>;
  /** What leads to rows of the page, in the order in which keyboards reach it; nothing when left out. */
  readonly rows?: readonly RowRequest[];
  /** The numbers at parts of the figure; left out where no part can have one. */
  readonly marks?: readonly StepMark[];
  /**
   * What readers see above the caption.
   *
   * @param pictures the files of what `draw` gave, in that order
   * @param links where the parts of the figure lead
   */
  readonly html: (pictures: readonly Picture[], links: Links) => readonly Markup[];
}
