// Change: the classic theme's search bar is empty and Algolia's asks a third party, because this site has an index of its own.
export {default} from '../../client/SearchBox';
