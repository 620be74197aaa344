import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {parseDocPath} from '../kit/doc-path';
import {normalizeLineEndings} from '../kit/read-text';

/** What the pages of one version can say by name: texts by the names of the facts, for example `version` and `1.9.0`. */
export type Facts = Readonly<Record<string, string>>;

/** The facts of each docs version, `current` (the folder `docs/`) among them. */
export type FactsByVersion = Readonly<Record<string, Facts>>;

/** A fact in a page, for example `%%version%%`. */
const PLACEHOLDER = /%%([a-z\d]+(?:-[a-z\d]+)*)%%/g;

/** A placeholder that stands for nothing in this version. */
export interface UnknownFact {
  /** Line in the text, from 1. */
  readonly line: number;
  readonly name: string;
  /** What is wrong, as a sentence. */
  readonly wrong: string;
  /** How to fix it, as a sentence. */
  readonly fix: string;
}

const isKnown = (facts: Facts, name: string): boolean => Object.hasOwn(facts, name);

/** Every placeholder of the text whose name is not among the facts, in order. */
export function unknownFacts(text: string, facts: Facts): UnknownFact[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(PLACEHOLDER)]
      .map(([, name = '']) => name)
      .filter((name) => !isKnown(facts, name))
      .map((name) => ({
        line: index + 1,
        name,
        wrong: `%%${name}%% is not a fact of this version.`,
        fix: `Write one of these: ${Object.keys(facts).sort().join(', ')}.`,
      })),
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
 * @throws an error with file, line and the known names, when a page has a placeholder without a fact
 */
export function textHooks(
  siteDir: string,
  facts: FactsByVersion,
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
