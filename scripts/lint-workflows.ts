// Checks the workflows of .github by the project's rules, which no linter knows.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../plugins/kit/read-text';
import {workflowFaults} from './workflow-rules';

const folder = path.join(__dirname, '../.github/workflows');

const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
const faults = files.flatMap((name) =>
  workflowFaults(readText(path.join(folder, name))).map((fault) => `.github/workflows/${name}: ${fault}`),
);
if (files.length === 0) {
  faults.push('.github/workflows: there are no workflows to check.');
}
for (const fault of faults) {
  console.error(fault);
}
process.exitCode = faults.length === 0 ? 0 : 1;
