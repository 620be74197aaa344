import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {parseDocPath} from '../kit/doc-path';
import {normalizeLineEndings} from '../kit/read-text';

/** What the pages of one version can say by name: texts by the names of the facts, for example `version` and `1.9.0`. */
export type Facts = Readonly<Record<string, string>>;

/** A fact in a page, for example `%%version%%`. */
const PLACEHOLDER = /%%([a-z\d]+(?:-[a-z\d]+)*)%%/g;

const isKnown = (facts: Facts, name: string): boolean => Object.hasOwn(facts, name);

/** The placeholders of a text that have no fact: the line of each, from 1, and what is wrong and how to fix it, as sentences. */
export function unknownFacts(text: string, facts: Facts) {
  const fix = `Write one of these: ${Object.keys(facts).sort().join(', ')}.`;
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)]
        .filter(([, name = '']) => !isKnown(facts, name))
        .map(([placeholder]) => ({line: index + 1, wrong: `${placeholder} is not a fact of this version.`, fix})),
    );
}

/** Replaces the placeholders of a text by their facts. A placeholder without a fact stays, and lines keep their numbers. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => (isKnown(facts, name) ? (facts[name] ?? '') : whole));
}

/**
 * The hooks of Docusaurus that change the text of a page: before the front matter is read, and before MDX compiles the rest.
 * Placeholders are replaced in the text and not in its tree, so they work in words, tables, code, figures, attributes and
 * headings. Every plugin that reads the tree finds the finished words, on the same lines as in the source.
 * @param siteDir absolute path of the site
 * @param facts those of each docs version, `current` (the folder `docs/`) among them
 * @throws an error with file, line and the known names, when a page has a placeholder without a fact
 */
export function textHooks(
  siteDir: string,
  facts: Readonly<Record<string, Facts>>,
): Required<Pick<MarkdownConfig, 'parseFrontMatter' | 'preprocessor'>> {
  const fill = (source: string, file: string): string => {
    const text = normalizeLineEndings(source);
    const version = parseDocPath(file, siteDir)?.version;
    if (version === undefined) {
      return text;
    }
    const ofVersion = facts[version] ?? {};
    const [unknown] = unknownFacts(text, ofVersion);
    if (unknown) {
      throw new Error(`${path.relative(siteDir, file)}:${unknown.line}: ${unknown.wrong} ${unknown.fix}`);
    }
    return fillFacts(text, ofVersion);
  };
  return {
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({filePath, fileContent: fill(fileContent, filePath)}),
    preprocessor: ({filePath, fileContent}) => fill(fileContent, filePath),
  };
}
