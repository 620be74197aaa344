import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {lazyImport} from '../../kit/lazy-import';
import {watchScrollers} from './focus-scrollers';
import {watchPointer} from './light';
import {addTools} from './tools';

if (ExecutionEnvironment.canUseDOM) {
  watchPointer();
}

/** What scripts add to the figures of a page. What lets charts answer is loaded on pages with such charts only. */
const figures: ClientModule = {
  onRouteDidUpdate() {
    addTools();
    if (document.querySelector('.tbia-chart')) {
      const {dataset} = document.documentElement;
      void lazyImport(() => import(/* webpackChunkName: "charts" */ './charts')).then(({code}) => {
        if (code) {
          delete dataset.charts;
          code.answerCharts();
        } else {
          // Charts can be read without it; chart.css gives up the room that is kept for what it adds.
          dataset.charts = 'failed';
        }
      });
    }
    return watchScrollers();
  },
};

export default figures;
