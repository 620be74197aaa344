// Checks the links of a built site, as the last step of npm run build: tsx scripts/check-build.ts
import config from '../docusaurus.config';
import {checkBuild} from '../plugins/hosting/check-build';

const faults = checkBuild('build', config.url + config.baseUrl);
console.log(`The check of build found ${faults.length} faults.`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
