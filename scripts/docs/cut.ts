// npm run docs:cut 1.10.0: releases the pages of docs/ as a version.
import {constants} from 'node:os';
import {cut, USAGE} from './cut/run';
import {runCommand} from './shared/command';

const controller = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Stays in place: a second Ctrl-C must not end the restoring.
  process.on(name, () => {
    process.exitCode = 128 + constants.signals[name];
    controller.abort(new Error(`Interrupted by ${name}.`));
  });
}

void runCommand(USAGE, (context) => cut(context, controller.signal));
