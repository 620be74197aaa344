// Runs inline on every page, before and without any other script of the site, so it is old JavaScript on purpose:
// a browser that cannot parse the bundle must still parse this. The build writes the base URL beside it.
(function (base) {
  'use strict';

  /** The base URL under which this page would work: what stands before the site's own part of the path. */
  function fittingBase(path) {
    var links = document.querySelectorAll('a[href^="' + base + '"]');
    var own = [].map.call(links, function (link) {
      return link.getAttribute('href').slice(base.length).split(/[/?#]/)[0];
    });
    var segments = path.split('/');
    for (var j = segments.length - 1; j > 0; j -= 1) {
      var name = segments[j].replace(/\.html$/, '');
      if (name && own.indexOf(name) !== -1) {
        return segments.slice(0, j).join('/') + '/';
      }
    }
    var canonical = document.querySelector('link[rel="canonical"]');
    var isHome = canonical && canonical.href.slice(-base.length) === base;
    return isHome ? path.replace(/\/index(\.html)?$/, '').replace(/\/*$/, '/') : undefined;
  }

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  }

  function show() {
    var path = location.pathname;
    var isBelowBase = (path + '/').indexOf(base) === 0;
    if (isBelowBase && window.docusaurus) {
      return;
    }
    var banner = document.createElement('div');
    banner.id = 'load-problem';
    banner.setAttribute('role', 'alert');
    banner.style.cssText =
      'position:relative;z-index:300;padding:16px 20px;border:4px solid #b3261e;background:#fff1d6;color:#1b1b1d;' +
      'font:18px/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
    add(banner, 'strong', 'This site did not load properly.');
    var text = add(banner, 'p', '');
    text.style.cssText = 'margin:8px 0 0';
    if (isBelowBase) {
      text.textContent =
        'Its scripts did not load. You can read the page, but search, menus and the colour switch do not work.';
      var button = add(banner, 'button', 'Reload');
      button.type = 'button';
      button.style.cssText =
        'margin-top:8px;padding:6px 16px;border:2px solid;border-radius:4px;background:#fff;color:#1b1b1d;font:inherit;cursor:pointer';
      button.addEventListener('click', function () {
        location.reload();
      });
    } else {
      var suggestion = fittingBase(path);
      add(text, 'span', 'It was built for the base URL ');
      add(text, 'code', base);
      add(text, 'span', ', but this page is at ');
      add(text, 'code', path);
      add(text, 'span', '. ');
      if (suggestion) {
        add(text, 'span', 'The base URL that would fit: ');
        add(text, 'code', suggestion).id = 'load-problem-suggestion';
      }
    }
    document.body.insertBefore(banner, document.body.firstChild);
  }

  // Deferred scripts have run, or failed, before this event.
  document.addEventListener('DOMContentLoaded', show);
})(document.currentScript.getAttribute('data-base-url'));
