// The line under the title of a docs page. Not in client/index.ts, which every page of the site loads.
export {default} from './client/PageLine';
