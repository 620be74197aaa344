// Installs the browsers that the tests need and that are not here, and for the wide set the fonts, while the linters run:
// most of it is waiting. With --chromium, nothing else.
import {findBrowser} from './browser';
import {findEngines} from './engines';
import {findOtherFonts} from './fonts';

findBrowser();
if (!process.argv.includes('--chromium')) {
  findEngines();
  if (process.env.TEST_ENGINES === 'long') {
    findOtherFonts();
  }
}
