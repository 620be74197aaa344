import type {ClientModule} from '@docusaurus/types';
import {watchScrollers} from './focus-scrollers';
import {addTools} from './tools';

/** What scripts add to the figures of a page. What lets charts answer is loaded on pages with such charts only. */
const figures: ClientModule = {
  onRouteDidUpdate() {
    addTools();
    if (document.querySelector('.tbia-chart')) {
      import(/* webpackChunkName: "charts" */ './charts').then(({answerCharts}) => {
        answerCharts();
      }, console.warn);
    }
    return watchScrollers();
  },
};

export default figures;
