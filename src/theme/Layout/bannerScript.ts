// Old JavaScript on purpose: a browser that cannot parse the bundle must still parse this.
/* oxlint-disable no-var, typescript/prefer-string-starts-ends-with */

/** Runs as it is written here, before and without any other script: what it needs is inside of it. */
function watchStart(base: string): void {
  function add(parent: Element, tag: string, text: string): HTMLElement {
    var element = document.createElement(tag);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  }

  /** Looks for the icon of the site in the folders of the address, from the last: where it is, the site is. */
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

  function show(): void {
    var path = location.pathname;
    var isBelowBase = (path + '/').indexOf(base) === 0;
    // A page that was saved is at another path, and lacks its scripts.
    if (location.protocol === 'file:' || (isBelowBase && 'docusaurus' in window)) {
      return;
    }
    var banner = document.createElement('div');
    banner.id = 'load-problem';
    banner.setAttribute('role', 'alert');
    banner.style.cssText =
      'position:relative;z-index:300;padding:16px 20px;border:4px solid #b3261e;background:#fff1d6;color:#1b1b1d;' +
      'font:18px/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
    add(banner, 'strong', 'This site did not load properly. ');
    if (isBelowBase) {
      var text =
        'Its scripts did not load. You can read the page, but search, menus and the color switch do not work. ';
      add(banner, 'span', text);
      add(banner, 'button', 'Reload').onclick = function () {
        location.reload();
      };
    } else {
      add(banner, 'span', 'It was built for the base URL ' + base + ', but this page is at ' + path + '.');
      var icon = document.querySelector('link[rel=icon]');
      if (icon) {
        suggest(banner, String(icon.getAttribute('href')).slice(base.length), path.replace(/[^/]*$/, ''));
      }
    }
    document.body.insertBefore(banner, document.body.firstChild);
  }

  // Deferred scripts have run, or failed, before this event.
  document.addEventListener('DOMContentLoaded', show);
}

/**
 * The text of an inline script that shows a banner when the scripts of the site did not load, or when it is served at
 * another base path.
 * @param baseUrl for which the site was built, with slashes at both ends
 */
export const bannerScript = (baseUrl: string): string => `(${watchStart.toString()})(${JSON.stringify(baseUrl)})`;
