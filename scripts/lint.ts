// npm run lint: runs every linter to the end, so that one run shows everything there is to fix.
import {linterTasks} from './linters';
import {inLanes} from './programs';

async function main(): Promise<void> {
  const failed: string[] = [];
  const tasks = linterTasks(({name, output, isGreen}) => {
    console.log(`== ${name}\n${output}`);
    if (!isGreen) {
      failed.push(name);
    }
  });
  await inLanes(tasks);
  if (failed.length > 0) {
    console.error(`\nTo fix: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

void main();
