import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Shows what the name under the pointer or the focus means. The code for it is fetched at the first one. */
function show({target}: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-name]') : null;
  if (link) {
    import(/* webpackChunkName: "names" */ './tip').then(({showTip}) => showTip(link)).catch(console.warn);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', (event) => {
    // A tap follows the link.
    if (event.pointerType !== 'touch') {
      show(event);
    }
  });
  document.addEventListener('focusin', show);
}

const names: ClientModule = {};

export default names;
