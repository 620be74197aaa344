/** Kinds of panel whose content is sections of rows. */
export const FORM_KINDS = ['details', 'settings', 'asset'] as const;
export const PANEL_KINDS = [...FORM_KINDS, 'table', 'menu'] as const;
export const VALUE_TYPES = ['dropdown', 'text', 'color', 'none'] as const;

/** A string, a tick box, or nothing. */
export type PanelValue = string | boolean | null;

export interface PanelRow {
  readonly name: string;
  readonly value: PanelValue;
  readonly type: (typeof VALUE_TYPES)[number];
  readonly mark?: string;
  /** The value differs from the default. */
  readonly isChanged: boolean;
  readonly rows: readonly PanelRow[];
}

interface PanelSection {
  readonly title?: string;
  readonly rows: readonly PanelRow[];
}

interface PanelBase {
  readonly language: 'panel';
  readonly alt: string;
  readonly caption: string;
  readonly title?: string;
  readonly subtitle?: string;
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
  readonly columns: readonly string[];
  readonly rows: readonly {readonly cells: readonly PanelValue[]; readonly mark?: string}[];
}

/** The way through nested menus to one entry, and the asset that it makes. */
export interface MenuPanel extends PanelBase {
  readonly kind: 'menu';
  readonly path: readonly string[];
  readonly result?: string;
}

export type PanelFigure = FormPanel | TablePanel | MenuPanel;
