import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

const requireComponent = createRequire(__filename);

/**
 * Adds languages to the Prism of prism-react-renderer, which is a global while their files run.
 * @param languages names of files `prism-<name>` of prismjs, in the order of their needs
 */
export function addLanguages(languages: readonly string[]): void {
  const scope = globalThis as {Prism?: unknown};
  scope.Prism = Prism;
  for (const language of languages) {
    requireComponent(`prismjs/components/prism-${language}`);
  }
  delete scope.Prism;
}
