// npm run serve: serves the build as GitHub Pages would.
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {baseUrl} from '../config/site-address';
import {runCommand} from './docs/shared/command';
import {servePages} from './pages-server';

async function serve(): Promise<number> {
  const {port} = parseArgs({options: {port: {type: 'string', default: '3000'}}}).values;
  if (!existsSync('build')) {
    throw new Error('There is no folder "build". Build first: npm run build');
  }
  await servePages('build', baseUrl, Number(port));
  console.log(`Serving build at http://localhost:${port}${baseUrl}`);
  return 0;
}

void runCommand('npm run serve -- [--port 3000]', serve);
