import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findFences, type FigureFence} from './gallery';

const README = path.join(__dirname, '../README.md');

/** The examples of README.md, one per kind of fence: what the tests draw. */
export function readmeExamples(): FigureFence[] {
  return findFences(readFileSync(README, 'utf8'), 'plugins/figures/README.md');
}
