// What tests and measurements may use of the search: how its files are read and made, without a browser.
export {encodeIndex, type LocatedPage} from './node/encode';
export {parseIndex, parseTexts} from './client/source';
export {createEngine, type Engine} from './client/engine';
export {indexFile, TERMS_FILE} from './shared/format';
