// Runs inline on every page. Clicks on buttons and tabs that come before the page is taken over are kept, and made again
// when it is. Old JavaScript on purpose, as in banner.js.
(function (html) {
  'use strict';

  var kept = [];

  /** React itself finds a click on a page that it has begun to take over: no click may count twice. */
  function isTakenOver(root) {
    return Object.keys(root).some(function (name) {
      return name.indexOf('__reactContainer') === 0;
    });
  }

  function keep(event) {
    var root = document.getElementById('__docusaurus');
    var button = event.target.closest('button');
    var tab = event.target.closest('[role=tab]');
    var child = event.target.firstElementChild;
    // Nothing is told of a click on a disabled button; early-clicks.css leads it to the element around it.
    if (!button && child && child.tagName === 'BUTTON' && child.disabled) {
      kept.push(child);
    } else if (tab) {
      // React knows nothing of a served article, and a tab that is chosen twice stays chosen.
      kept.push(tab);
    } else if (button && root && root.contains(button) && !isTakenOver(root)) {
      // Nothing else may answer this click as well: it is made again when the page is hydrated.
      event.stopPropagation();
      kept.push(button);
    }
  }

  /** One at a time: an answer must be there before the next click, as with clicks of a hand. */
  function repeat() {
    var button = kept.shift();
    if (button) {
      button.click();
      setTimeout(repeat, 0);
    }
  }

  var observer = new MutationObserver(function () {
    if (html.getAttribute('data-has-hydrated') === 'true') {
      observer.disconnect();
      document.removeEventListener('click', keep, true);
      repeat();
    }
  });
  document.addEventListener('click', keep, true);
  observer.observe(html, {attributes: true, attributeFilter: ['data-has-hydrated']});
})(document.documentElement);
