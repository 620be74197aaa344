declare module '@generated/names/default/tips.json' {
  import type {Tips} from '@site/plugins/names/tips';

  const tips: Tips;
  export default tips;
}
