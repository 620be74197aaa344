// Runs inline on every page. A key that opens the search before the page is taken over opens a box without React, and
// what is typed into it goes on in the search. Old JavaScript on purpose: it must run before the site's scripts, and
// without them.
(function (html) {
  'use strict';

  var dialog = document.createElement('dialog');
  var input = document.createElement('input');
  var isComposing = false;
  /** Opens the search with a query, once there is one. */
  var openSearch;

  /** The same keys as `isSearchKey` of ../open.ts. */
  function isSearchKey(event) {
    var target = event.target;
    if (event.altKey) {
      return false;
    }
    return event.ctrlKey || event.metaKey
      ? event.key.toLowerCase() === 'k' && !event.shiftKey
      : event.key === '/' && !target.isContentEditable && !target.matches('input,textarea,select');
  }

  function onKey(event) {
    if (event.isComposing || event.defaultPrevented) {
      return;
    }
    if (isSearchKey(event) || (dialog.open && event.key === 'Escape')) {
      // Escape would also stop the page from loading.
      event.preventDefault();
      if (dialog.open) {
        dialog.close();
      } else {
        input.value = '';
        // There may be no body yet.
        html.appendChild(dialog);
        dialog.showModal();
      }
    }
  }

  function handOver() {
    // A word that is being composed would be torn apart.
    if (openSearch && !isComposing && dialog.open) {
      dialog.close();
      openSearch(input.value);
    }
  }

  function compose(event) {
    isComposing = event.type === 'compositionstart';
    setTimeout(handOver, 0);
  }

  /** The search box calls this when it listens itself. */
  function end(open) {
    window.removeEventListener('keydown', onKey);
    openSearch = open;
    handOver();
  }

  // The place and the looks of EarlyBox.tsx, as far as they are known before the style sheet.
  dialog.setAttribute('aria-label', 'Search');
  dialog.style.cssText =
    'width:800px;max-width:100%;margin:clamp(0px,(100vw - 768px)*60,60px) auto;padding:0;border:0;border-radius:6px;' +
    'box-shadow:0 0 0 100vmax #10161cb3';
  dialog.onpointerdown = function (event) {
    if (event.target === dialog) {
      dialog.close();
    }
  };
  input.placeholder = 'Loading the search…';
  input.style.cssText =
    'width:100%;height:56px;padding:0 44px;border:0;border-bottom:2px solid var(--ifm-color-primary);outline:0;' +
    'border-radius:6px;background:var(--ifm-background-surface-color,Canvas);font:18px var(--ifm-font-family-base)';
  dialog.appendChild(input);

  // For the key that the box shows.
  if (/Mac/.test(navigator.platform)) {
    html.setAttribute('data-mac', '');
  }
  window.addEventListener('keydown', onKey);
  window.addEventListener('compositionstart', compose);
  window.addEventListener('compositionend', compose);
  // The banner of plugins/static-pages says that there will be no search: keys are the browser's again.
  window.addEventListener('tbia:load-problem', function () {
    end(function () {
      // There is nothing to open.
    });
  });
  window.endEarlySearch = end;
})(document.documentElement);
