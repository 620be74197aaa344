import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {openChoices} from './charts';
import {watchScrollers} from './focus-scrollers';
import {watchPointer} from './light';
import {addTools} from './tools';

if (ExecutionEnvironment.canUseDOM) {
  watchPointer();
}

/** What scripts add to the figures of a page. */
const figures: ClientModule = {
  onRouteDidUpdate() {
    addTools();
    openChoices();
    watchScrollers();
  },
};

export default figures;
