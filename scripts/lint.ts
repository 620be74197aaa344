// npm run lint: runs every linter to the end, so that one run shows everything there is to mend.
import {spawnSync} from 'node:child_process';
import {LINTERS} from './linters';

const failed = LINTERS.filter(({name, command}) => {
  console.log(`== ${name}`);
  return spawnSync(command, {shell: true, stdio: 'inherit'}).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nTo mend: ${failed.map(({name}) => name).join(', ')}`);
  process.exitCode = 1;
}
