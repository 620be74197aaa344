import {cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {readText} from '../plugins/kit/read-text';
import {BASE, docsPath, pagesOf, VERSIONS} from '../tests/pages';

const ROOT = path.resolve(__dirname, '..');
const CHANGELOG = 'src/pages/changelog.mdx';
const PAGES = ['versions.json', 'sidebars.ts', 'versioned_docs', 'versioned_sidebars', 'static', CHANGELOG];
/** The pictures of a figure for another theme or width, of which a reader sees one. */
const OTHER_PICTURES = ['tbia--light', 'tbia--narrow', 'tbia--paper'];

/** The pictures of each figure of a built page, in their order, as `<img>`; empty for a figure of HTML alone. */
function picturesOf(html: string): string[] {
  const pictures: string[] = [];
  visit(fromHtml(html), 'element', ({properties}) => {
    const {className, src, width, height, alt} = properties;
    const classes = [className].flat();
    if (classes.includes('tbia-figure')) {
      pictures.push('');
    } else if (classes.includes('tbia-figure__picture') && !OTHER_PICTURES.some((other) => classes.includes(other))) {
      const attributes = Object.entries({src, width, height, alt, loading: 'lazy'});
      const written = attributes.map(([name, value]) => `${name}={${JSON.stringify(String(value))}}`);
      pictures[pictures.length - 1] = `<img ${written.join(' ')} />`;
    }
  });
  return pictures;
}

/** A page without figures and components of this site. */
function plainPage(source: string, pictures: string[]): string {
  return source
    .replace(
      /^( *)```(?:blueprint|dot|panel)\b[^]*?^ *```$/gm,
      (_, indent: string) => indent + (pictures.shift() ?? ''),
    )
    .replace(/<EngineBadge version="(.*?)" \/>/g, 'UE $1')
    .replace(/<\/?MenuPath>/g, '**')
    .replace(/^(?:import |<)ReleasePages .*$/gm, '');
}

/**
 * Makes a site of Docusaurus alone with the same docs and changelog and, as plain `<img>`, the pictures of the build of
 * this site. Its home page is a paragraph, it has no roadmap, and no plugin of this site runs.
 * @returns the path of its folder, which goes when the program ends
 */
export function stockSite(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'stock-')));
  process.on('exit', () => {
    rmSync(folder, {recursive: true, force: true});
  });
  for (const name of PAGES) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {recursive: true});
  }
  cpSync(path.join(ROOT, 'build/assets/figures'), path.join(folder, 'static/assets/figures'), {recursive: true});
  cpSync(path.join(__dirname, 'stock'), folder, {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeFileSync(path.join(folder, 'package.json'), '{"name": "stock", "private": true}');
  const rewrite = (file: string, pictures: string[]): void => {
    writeFileSync(path.join(folder, file), plainPage(readText(path.join(folder, file)), pictures));
  };
  rewrite(CHANGELOG, []);
  for (const version of VERSIONS) {
    for (const page of pagesOf(version)) {
      const built = `build${docsPath(version, page).slice(BASE.length)}.html`;
      rewrite(
        `versioned_docs/version-${version}/${page}.mdx`,
        picturesOf(readFileSync(path.join(ROOT, built), 'utf8')),
      );
    }
  }
  return folder;
}
