import type {FigureData, StepMark} from '../language';

/**
 * How the editor shows a value: words without a field (such as the number of elements), a menu, a Gameplay Tag, the three
 * answers of a collision channel; and what the value itself says: nothing, a tick box, three fields X, Y and Z, a field.
 */
export const WRITTEN_TYPES = ['plain', 'dropdown', 'tag', 'response'] as const;
type ValueType = (typeof WRITTEN_TYPES)[number] | 'none' | 'tick' | 'vector' | 'text';

/** The answers of a collision channel, in the order of the editor's columns. */
export const RESPONSES = ['Ignore', 'Overlap', 'Block'] as const;

/** The value of an array, a set or a map: the number of its elements. */
export const COUNT = /^\d+ (?:Array|Set|Map) elements?$/;

export interface PanelRow {
  readonly name: string;
  /** Empty for nothing; `on` or `off` for a tick box. */
  readonly value: string;
  readonly type: ValueType;
  readonly mark?: StepMark | undefined;
  /** The value differs from the default. */
  readonly isChanged: boolean;
  readonly rows: readonly PanelRow[];
}

/** A Details panel, a page of the Project Settings, or a data asset. */
export interface PanelFigure extends FigureData {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly sections: readonly {readonly title?: string | undefined; readonly rows: readonly PanelRow[]}[];
}
