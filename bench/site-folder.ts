import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

/** A folder with the source of a site, outside of the repository, that may be built and thrown away. */
export class SiteFolder {
  /** Absolute path. */
  readonly folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bench-site-')));
  /** Where its build is written. */
  readonly build = path.join(this.folder, 'build');

  /** Links the packages one by one, so that only the cache between them is the copy's own. */
  constructor() {
    const packages = realpathSync(path.join(ROOT, 'node_modules'));
    mkdirSync(path.join(this.folder, 'node_modules'));
    for (const name of readdirSync(packages).filter((entry) => entry !== '.cache')) {
      symlinkSync(path.join(packages, name), path.join(this.folder, 'node_modules', name));
    }
  }

  /** Copies files and folders of the repository to the same place in the copy. */
  copy(...names: readonly string[]): void {
    for (const name of names) {
      this.copyAs(name, name);
    }
  }

  /** Copies a file or a folder of the repository to another place in the copy. */
  copyAs(name: string, target: string): void {
    cpSync(path.join(ROOT, name), path.join(this.folder, target), {recursive: true});
  }

  /** Reads a file of the copy. */
  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** Writes a file of the copy. */
  write(file: string, text: string): void {
    const absolute = path.join(this.folder, file);
    mkdirSync(path.dirname(absolute), {recursive: true});
    writeFileSync(absolute, text);
  }

  /** The MDX files below a folder of the copy, sorted. */
  pagesIn(folder: string): string[] {
    return readdirSync(path.join(this.folder, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => path.join(folder, name));
  }

  /** Forgets everything that earlier builds left. */
  clear(): void {
    for (const name of ['build', '.docusaurus', 'node_modules/.cache']) {
      rmSync(path.join(this.folder, name), {recursive: true, force: true});
    }
  }

  /** Removes the folder. */
  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
