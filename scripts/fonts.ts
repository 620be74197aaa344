import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findOrInstall, toInstall, type Found, type Need} from './programs';

/** The default fonts of most systems on Linux, and the Debian packages that bring them. */
const PACKAGES: Readonly<Record<string, string>> = {
  'DejaVu Sans': 'fonts-dejavu-core',
  'Noto Sans': 'fonts-noto-core',
  'Liberation Sans': 'fonts-liberation',
};

const matchOf = (name: string): string => String(spawnSync('fc-match', ['--format', '%{family}', name]).stdout);

/** Whether the machine has a font. */
export const hasFont = (font: string): boolean => matchOf(font).split(',').includes(font);

const FONTS = Object.entries(PACKAGES).map(([name, font]): Need => ({
  name,
  isHere: () => hasFont(name),
  packages: ['fontconfig', font],
}));

/** What `findOtherFonts` would install here: a line for each font, which says from where. */
export function fontsToInstall(): string[] {
  return toInstall(FONTS);
}

/** Fonts that systems have by default, without the one that this machine gives to pages already. */
export function findOtherFonts(): Found {
  const {names, leftOut} = findOrInstall(FONTS);
  // A font that was installed may be the new default.
  const own = matchOf('sans');
  return {names: names.filter((name) => name !== own), leftOut};
}

/**
 * Writes the settings of fontconfig with which Chromium gives pages this font as the system's.
 * @returns the file, for the variable `FONTCONFIG_FILE`
 */
export function fontSettings(font: string): string {
  const file = path.resolve('node_modules/.cache/fonts', `${font}.conf`);
  // Chromium looks for the system's font under the name "sans".
  const alias = `<alias binding="strong"><family>sans</family><prefer><family>${font}</family></prefer></alias>`;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `<fontconfig>${alias}<include>/etc/fonts/fonts.conf</include></fontconfig>`);
  return file;
}
