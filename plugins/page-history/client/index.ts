// The public face of the page history in the reader's browser.
export {idAt, idMeant, locate, mainPage, pagePath} from './page-versions';
export {usePageVersions} from './use-page-versions';
export {useTitles} from './use-titles';
export {absence, placesOf, readHash, versionTarget, type VersionSwitch} from './version-switch';
