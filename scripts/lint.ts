// npm run lint: runs every linter to the end, so that one run shows everything there is to fix.
import {runLinters} from './linters';

async function main(): Promise<void> {
  const failed: string[] = [];
  await runLinters(({name, output, isGreen}) => {
    console.log(`== ${name}\n${output}`);
    if (!isGreen) {
      failed.push(name);
    }
  });
  if (failed.length > 0) {
    console.error(`\nTo fix: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

void main();
