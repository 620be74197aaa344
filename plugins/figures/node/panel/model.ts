import type {FigureData, StepMark} from '../language';

/** Kinds of panel whose content is sections of rows. */
export const FORM_KINDS = ['details', 'settings', 'asset'] as const;
export const PANEL_KINDS = [...FORM_KINDS, 'table'] as const;
/**
 * How the editor shows a value: a menu, a field, nothing, words without a field (such as the number of
 * elements), three fields X, Y and Z, a Gameplay Tag, or the three answers of a collision channel.
 */
export const VALUE_TYPES = ['dropdown', 'text', 'none', 'plain', 'vector', 'tag', 'response'] as const;
/** The answers of a collision channel, in the order of the editor's columns. */
export const RESPONSES = ['Ignore', 'Overlap', 'Block'] as const;

/** The value of an array, a set or a map: the number of its elements. */
export const COUNT = /^\d+ (?:Array|Set|Map) elements?$/;

/** A string, a tick box, or nothing. */
export type PanelValue = string | boolean | null;

export interface PanelRow {
  readonly name: string;
  readonly value: PanelValue;
  readonly type: (typeof VALUE_TYPES)[number];
  readonly mark?: StepMark | undefined;
  /** The value differs from the default. */
  readonly isChanged: boolean;
  readonly rows: readonly PanelRow[];
}

interface PanelSection {
  readonly title?: string | undefined;
  readonly rows: readonly PanelRow[];
}

interface PanelBase extends FigureData {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
}

/** A Details panel, a page of the Project Settings, or a data asset. */
export interface FormPanel extends PanelBase {
  readonly kind: (typeof FORM_KINDS)[number];
  readonly title: string;
  readonly sections: readonly PanelSection[];
}

/** A grid, for example of collision responses. */
export interface TablePanel extends PanelBase {
  readonly kind: 'table';
  readonly columns: readonly {readonly name: string; readonly mark?: StepMark | undefined}[];
  readonly rows: readonly {readonly cells: readonly PanelValue[]; readonly mark?: StepMark | undefined}[];
}

export type PanelFigure = FormPanel | TablePanel;
