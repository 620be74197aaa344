// npm run docs:diff: what readers will see of the changes since a commit.
import {releases} from '../../src/data/releases';
import {diff} from './diff/run';
import {runCommand} from './shared/problem';

void runCommand(() =>
  diff(process.cwd(), process.argv.slice(2), releases, (text) => {
    console.log(text);
  }),
);
