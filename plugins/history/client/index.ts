// The public API of the history in the reader's browser.
export {idAt, idMeant, locate, mainPage, pagePath} from './page-versions';
export {useEngines, usePageVersions} from './use-history';
export {absence, placesOf, readHash, versionTarget, type VersionSwitch} from './version-switch';
