// For tests: reads an index without a browser.
export {openIndex, type Search} from './client/search-index';
export {indexFile, type IndexFile} from './shared/index-file';
