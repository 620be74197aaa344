// Old JavaScript on purpose: a browser that cannot parse the bundle must still parse this.
/* oxlint-disable no-var, typescript/prefer-string-starts-ends-with */

/** Runs as it is written here, before and without any other script, so everything that it needs is inside the function. */
function watchStart(base: string): void {
  function add(parent: Element, tag: string, text: string): HTMLElement {
    var element = document.createElement(tag);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  }

  function addBanner(problem: string): Element {
    var banner = document.createElement('div');
    banner.id = 'load-problem';
    banner.setAttribute('role', 'alert');
    banner.style.cssText =
      'position:relative;z-index:300;padding:16px 20px;background:#a4161a;color:#fff;' +
      'font:18px/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
    add(banner, 'strong', problem + ' ');
    document.body.insertBefore(banner, document.body.firstChild);
    return banner;
  }

  function addReload(banner: Element, label: string): void {
    add(banner, 'button', label).onclick = function () {
      location.reload();
    };
  }

  /** Looks for the icon of the site in the folders of the address, the last one first: the site is where its icon is. */
  function suggest(banner: Element, icon: string, folder: string): void {
    var probe = new Image();
    probe.onload = function () {
      add(banner, 'span', ' The base URL that would fit: ');
      add(banner, 'span', folder).id = 'load-problem-suggestion';
    };
    probe.onerror = function () {
      if (folder !== '/') {
        suggest(banner, icon, folder.replace(/[^/]+\/$/, ''));
      }
    };
    probe.src = folder + icon;
  }

  // A page that a reader has saved is at another path, and lacks its scripts.
  var isSaved = location.protocol === 'file:';

  // Deferred scripts have run, or failed, before this event.
  document.addEventListener('DOMContentLoaded', function () {
    var path = location.pathname;
    var isBelowBase = (path + '/').indexOf(base) === 0;
    if (isSaved || (isBelowBase && 'docusaurus' in window)) {
      return;
    }
    var banner = addBanner('This site did not load properly.');
    if (isBelowBase) {
      var text =
        'Its scripts did not load. You can read the page, but search, menus and the color switch do not work. ';
      add(banner, 'span', text);
      addReload(banner, 'Reload');
    } else {
      add(banner, 'span', 'It was built for the base URL ' + base + ', but this page is at ' + path + '.');
      var icon = document.querySelector('link[rel=icon]');
      if (icon) {
        suggest(banner, String(icon.getAttribute('href')).slice(base.length), path.replace(/[^/]*$/, ''));
      }
    }
  });

  // Docusaurus reloads at the new address when the code of a page does not load after a click. It shows nothing when code does
  // not load at the start of a page, whose text from the server stays, or for a link under the pointer.
  window.addEventListener('unhandledrejection', function (event) {
    var error: unknown = event.reason;
    if (!(error instanceof Error) || error.name !== 'ChunkLoadError') {
      return;
    }
    event.preventDefault();
    console.warn(error);
    var isReady = document.documentElement.getAttribute('data-has-hydrated') === 'true';
    // A page consists of several files, which tend to fail together.
    if (!isReady && !isSaved && !document.getElementById('load-problem')) {
      var banner = addBanner('This page did not load.');
      add(banner, 'p', String(error));
      addReload(banner, 'Retry');
    }
  });
}

/**
 * The text of an inline script that shows a banner when the scripts of the site or the code of a page did not load, or when
 * the site is served at another base path.
 * @param baseUrl for which the site was built, with slashes at both ends
 */
export const bannerScript = (baseUrl: string): string => `(${watchStart.toString()})(${JSON.stringify(baseUrl)})`;
