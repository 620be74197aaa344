// Installs the browsers that the tests need and that are not here, while the linters run: most of it is waiting.
// With --chromium, the others are left alone.
import {findBrowser} from './browser';
import {findEngines} from './engines';

findBrowser();
if (!process.argv.includes('--chromium')) {
  findEngines();
}
