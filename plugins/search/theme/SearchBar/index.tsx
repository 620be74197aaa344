// Change: the search of this site's own index, because the classic theme's search bar is empty.
export {default} from '../../client/SearchBox';
