/** A key by its name in the DOM, or a letter. */
export type Key = 'ArrowDown' | 'ArrowUp' | 'End' | 'Enter' | 'Escape' | 'Home' | 'Tab' | '+' | '-' | '0' | '/' | 'k';

/** How a browser starts. */
export interface Preferences {
  readonly colorScheme?: 'dark' | 'light';
  readonly reducedMotion?: boolean;
  /** The browser keeps nothing for any site. Only Firefox can be told so. */
  readonly isSiteDataBlocked?: boolean;
}

/** Size of the sheet of a printed page. */
export type Paper = 'A4' | 'Letter';

/** A browser with one window, the same to use for every engine. */
export interface Browser {
  /** Name and version, as the browser says them. */
  readonly version: string;
  /** Loads a page, and waits for its end. */
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments and the page. */
  readonly run: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Sets the size of the page's view, in CSS px. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Clicks with a pointer on the middle of the first element that matches. */
  readonly click: (selector: string) => Promise<void>;
  /** Moves the pointer to the middle of the first element that matches. */
  readonly hover: (selector: string) => Promise<void>;
  /** Presses a key, with Control where asked. */
  readonly press: (key: Key, modifier?: 'Control') => Promise<void>;
  /** Presses a key several times without waiting for the page in between, as a finger that stays on it. */
  readonly hold: (key: Key, times: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** A picture of the view, as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** The page as a reader prints it; only where the engine can be asked for it. */
  readonly print?: (paper: Paper) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Waits, in milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
