// Checks a built site, as the last step of npm run build: tsx scripts/check-build.ts [--dir build]
import {parseArgs} from 'node:util';
import config from '../docusaurus.config';
import {DIFFERENCES_FOLDER} from '../plugins/page-history/shared/addresses';
import {checkBuild, faultList} from '../plugins/static-pages/check-build';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
const faults = checkBuild({
  outDir: values.dir,
  origin: config.url,
  baseUrl: config.baseUrl,
  // Pages hold the names of their differences as ["1.8.1","0123456789ab"].
  shortNames: [{pattern: /\["[^"\]]+","([0-9a-f]{12})"\]/g, folder: DIFFERENCES_FOLDER, extension: '.json'}],
});
console.log(`The check of ${values.dir} found ${faults.length} faults.`);
if (faults.length > 0) {
  console.error(faultList(faults));
  process.exitCode = 1;
}
