// Installs the browsers that the tests need and that are not here, while the linters run: most of it is waiting.
import {findBrowser} from './browser';
import {findEngines} from './engines';

findBrowser();
findEngines();
