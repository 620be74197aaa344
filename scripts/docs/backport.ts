// npm run docs:backport: carries a correction from one version of the docs to the others.
import {backport, USAGE} from './backport/run';
import {runCommand} from './shared/command';

void runCommand(USAGE, backport);
