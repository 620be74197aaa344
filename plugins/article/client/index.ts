// The public API of the Markdown pages in the reader's browser.
export {default as CopyPage} from './CopyPage';
