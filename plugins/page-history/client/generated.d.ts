/** What each release did to the pages. */
declare module '@generated/page-history/default/releases.json' {
  import type {Releases} from '@site/plugins/page-history/shared/history';

  const releases: Releases;
  export default releases;
}
