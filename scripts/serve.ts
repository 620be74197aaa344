// Serves a build as GitHub Pages would: npm run serve -- [--port 3000] [--dir build] [--base /TBIA-Documentation/]
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {servePages} from './pages-server';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: 'build'},
    base: {type: 'string', default: '/TBIA-Documentation/'},
  },
});

async function main(): Promise<void> {
  if (!existsSync(values.dir)) {
    throw new Error(`There is no folder "${values.dir}". Build first: npm run build`);
  }
  await servePages(values.dir, values.base, Number(values.port));
  console.log(`Serving ${values.dir} at http://localhost:${values.port}${values.base}`);
}

main().catch((error: unknown) => {
  console.error(`Cannot serve: ${(error as Error).message}`);
  process.exitCode = 1;
});
