import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../../plugins/kit/read-text';

/** The text of every file that matters to the checks, by path relative to the repository. */
export type Files = ReadonlyMap<string, string>;

/** The pages, and what they are judged by. */
const ROOTS = [
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'glossary',
  'src/pages',
  'static',
  'docusaurus.config.ts',
];

const TEXT = /\.(?:[cm]?[jt]sx?|mdx?|json|ya?ml|css|html|svg|txt|xml|webmanifest)$/;

/** Reads the files of a repository. Pictures and other binaries stand in the result with an empty text. */
export function readTree(root: string): Files {
  const files = new Map<string, string>();
  const add = (file: string): void => {
    files.set(file, TEXT.test(file) ? readText(path.join(root, file)) : '');
  };
  for (const entry of ROOTS) {
    const absolute = path.join(root, entry);
    if (!existsSync(absolute)) {
      continue;
    }
    if (statSync(absolute).isFile()) {
      add(entry);
      continue;
    }
    for (const dirent of readdirSync(absolute, {recursive: true, withFileTypes: true})) {
      if (dirent.isFile()) {
        add(path.relative(root, path.join(dirent.parentPath, dirent.name)).split(path.sep).join('/'));
      }
    }
  }
  return files;
}
