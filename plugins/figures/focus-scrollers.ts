import type {ClientModule} from '@docusaurus/types';

const SCROLLERS = '.tbia-figure__scroll:not([role="region"])';

/** Lets the keyboard reach a picture that scrolls, only while it does. */
function update(element: Element): void {
  if (element.scrollWidth > element.clientWidth + 1) {
    element.setAttribute('tabindex', '0');
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', 'Figure, scrolls sideways');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
  }
}

let observer: ResizeObserver | undefined;

const focusScrollers: ClientModule = {
  onRouteDidUpdate() {
    const current = (observer ??= new ResizeObserver((entries) => {
      for (const {target} of entries) update(target);
    }));
    current.disconnect();
    document.querySelectorAll(SCROLLERS).forEach((element) => {
      current.observe(element);
    });
    return () => {
      current.disconnect();
    };
  },
};

export default focusScrollers;
