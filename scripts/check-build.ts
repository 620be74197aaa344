// Checks the links of a built site, as the last step of npm run build: tsx scripts/check-build.ts [--dir build]
import {parseArgs} from 'node:util';
import {baseUrl, url} from '../config/site-address';
import {checkBuild} from '../plugins/hosting/check-build';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
const faults = checkBuild(values.dir, url + baseUrl);
console.log(`The check of ${values.dir} found ${faults.length} faults.`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
