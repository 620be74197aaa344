// What tests and measurements may use of the search: how its files are read and made, without a browser.
export {encodeIndex, type LocatedPage} from './build/encode';
export {parseIndex, parseManifest, parseTexts} from './client/decode';
export {createEngine, type Engine} from './client/engine';
export type {SearchManifest} from './shared/format';
