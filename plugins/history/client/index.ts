// The public API of the history in the reader's browser.
export {idAt, idMeant, locate, mainPage, nearestPage, pagePath} from './page-versions';
export {useEngines, usePageVersions} from './use-history';
export {absence, placesOf, readHash, type VersionSwitch} from './version-switch';
