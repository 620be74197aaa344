/** What each release did to the pages; nothing in the reader's browser of the built site. */
declare module '@generated/page-history/default/releases.json' {
  import type {Releases} from '@site/plugins/page-history/shared/history';

  const releases: Releases | undefined;
  export default releases;
}
