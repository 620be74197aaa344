// npm run upstream:lock: notes the files of other packages that the site stands in for as they are now, after a look at
// what has changed in them. CONTRIBUTING.md, "Upgrading Docusaurus", says when.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {installedIn, LOCK_FILE} from '../plugins/lean-client/installed';
import {lockOf} from '../plugins/lean-client/upstream';
import {UPSTREAM} from './upstream-files';

const root = path.join(__dirname, '..');

try {
  const lock = lockOf(UPSTREAM, installedIn(root));
  // A test lets it write elsewhere.
  const file = path.resolve(root, process.argv[2] ?? LOCK_FILE);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${LOCK_FILE}: ${lock.length} files.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
