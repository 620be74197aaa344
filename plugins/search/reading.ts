// What tests may use of the search: how its index is read, without a browser.
export {parseIndex} from './client/source';
export {createEngine, type Engine} from './client/engine';
export {indexFile} from './shared/format';
