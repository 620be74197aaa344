// Installs the browsers that the tests need and that are not here, and for the wide set the fonts, while the linters run:
// most of it is waiting.
import {findBrowser} from './browser';
import {findEngines} from './engines';
import {findOtherFonts} from './fonts';

findBrowser();
findEngines();
if (process.env.TEST_ENGINES === 'long') {
  findOtherFonts();
}
