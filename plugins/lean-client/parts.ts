import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Components of the theme that Preact takes over in a task of their own, each because it would make the task of its
 * parent a long one. The first renders everything a reader sees, those below it exactly one element each.
 */
const PARTS = [
  '@theme/Layout/Provider',
  '@theme/Navbar',
  '@theme/DocSidebar',
  '@theme/DocItem/Layout',
  '@theme/TOC',
  '@theme/Footer',
];

const AS_PART = path.join(__dirname, 'client/preact/parts.tsx');

/**
 * Writes a module for each component that is taken over in a task of its own.
 * @param folder where the modules are written
 * @param alias the bundler's, which knows where the components are
 * @returns what the bundler must take for these components
 * @throws when the theme no longer has one of them
 */
export function writeParts(folder: string, alias: Readonly<Record<string, string>>): Record<string, string> {
  mkdirSync(folder, {recursive: true});
  return Object.fromEntries(
    PARTS.map((name) => {
      const original = alias[name];
      if (original === undefined) {
        throw new Error(`plugins/lean-client/parts.ts: the theme has no ${name}. Take it out of PARTS, or rename it.`);
      }
      const file = path.join(folder, `part-${name.split('/').slice(1).join('-')}.js`);
      const lines = [
        `import Original from ${JSON.stringify(original)};`,
        `import {asPart} from ${JSON.stringify(AS_PART)};`,
        'export default asPart(Original);',
      ];
      writeFileSync(file, `${lines.join('\n')}\n`);
      return [`${name}$`, file];
    }),
  );
}
