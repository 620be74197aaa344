/** What loads the tips of each version that the build has. */
declare module '@generated/names/default/tips' {
  import type {Tips} from '@site/plugins/names/shared/tips';

  const loadTips: Readonly<Record<string, () => Promise<{readonly default: Tips}>>>;
  export default loadTips;
}
