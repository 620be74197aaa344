/** What the window knows of the site; the README explains each. No page carries it. */
export interface Settings {
  readonly startPages: readonly string[];
  readonly helpPage: {readonly id: string; readonly questions: string; readonly symptoms: string};
  readonly community: {readonly name: string; readonly href: string};
  readonly notes: Readonly<Record<string, string>>;
}
