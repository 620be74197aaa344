// Checks the links of a built site, as the last step of npm run build: tsx scripts/check-build.ts
import {baseUrl, url} from '../config/site-address';
import {checkBuild} from '../plugins/hosting/check-build';

const faults = checkBuild('build', url + baseUrl);
console.log(`The check of build found ${faults.length} faults.`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
