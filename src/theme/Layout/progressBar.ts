// The classic theme shows the progress bar, 200 ms after a change of the path.
import nprogress from 'nprogress';

// The library's own markup claims the role "bar", which does not exist. Screen readers hear the new title instead.
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});
