import path from 'node:path';
import {readText} from '../../kit/read-text';
import {findFences, type FigureFence} from './gallery';

const README = path.join(__dirname, '../README.md');

/** The examples of README.md, one per kind of fence: what the tests draw. */
export function readmeExamples(): FigureFence[] {
  return findFences(readText(README), 'plugins/figures/README.md');
}
