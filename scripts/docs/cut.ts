// npm run docs:cut 1.10.0: releases the pages of docs/ as a version.
import {constants} from 'node:os';
import {releases} from '../../src/data/releases';
import {cut} from './cut/run';
import {docusaurusTools, Interrupted} from './cut/tools';
import {runCommand} from './shared/command';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function main(): Promise<number> {
  const root = process.cwd();
  const controller = new AbortController();
  for (const signal of SIGNALS) {
    // Stays in place: a second Ctrl-C must not end the restoring.
    process.on(signal, () => {
      controller.abort(signal);
    });
  }
  const tools = docusaurusTools(root, controller.signal);
  try {
    return await cut(process.argv.slice(2), {
      root,
      releases,
      tools,
      print: (text) => {
        console.log(text);
      },
    });
  } catch (error) {
    if (error instanceof Interrupted) {
      console.error(error.message);
      return 128 + constants.signals[error.signal];
    }
    throw error;
  }
}

void runCommand(main);
