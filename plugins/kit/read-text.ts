import {readFileSync} from 'node:fs';

/** A text whose lines end with a line feed alone. A checkout on Windows may have a carriage return before each. */
export const normalizeLineEndings = (text: string): string => text.replaceAll('\r\n', '\n');

/**
 * Reads a text that people write, such as a page or a style sheet. Its lines end with a line feed, whatever the checkout
 * has, so no other code handles other line endings.
 */
export const readText = (file: string): string => normalizeLineEndings(readFileSync(file, 'utf8'));
