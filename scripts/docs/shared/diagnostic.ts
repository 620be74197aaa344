import {nearest} from '../../../plugins/kit/nearest';

/** One thing to fix, with its place. */
export interface Diagnostic {
  /** Path relative to the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** How to fix it, as a sentence. */
  readonly hint: string;
}

/** Takes what a rule finds: the fields of a diagnostic. */
export type Report = (file: string, line: number, message: string, hint: string) => void;

/** `file:line: what is wrong. How to fix it.` */
export function formatDiagnostic({file, line, message, hint}: Diagnostic): string {
  return `${file}:${line}: ${message} ${hint}`;
}

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The first characters of a line, for a report. */
export function shorten(line: string, length: number): string {
  const text = line.trim();
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** A hint at what was meant by a word, or `otherwise` when nothing is spelled like it. */
export function didYouMean(word: string, known: Iterable<string>, otherwise = ''): string {
  const guess = nearest(word, known);
  return guess === undefined ? otherwise : `Did you mean ${guess}?`;
}

/** A hint at what was meant by a word, with all words that are known. */
export function suggest(word: string, known: readonly string[]): string {
  return `${didYouMean(word, known)} Known: ${known.join(', ')}.`.trim();
}

/** Throws when there are reasons not to go on; the message lists them. */
export function refuse(reasons: readonly string[], message: string): void {
  if (reasons.length > 0) {
    throw new Error(`${message}:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
  }
}
