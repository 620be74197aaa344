// npm run docs:check: what a build says late, or does not notice, about the pages of all versions.
import {readRedirects} from '../../config/redirects';
import {checkSite, collect} from './check/all';
import {checkTwins, readChangedPages} from './check/twins';
import {type CommandContext, runCommand} from './shared/command';
import {formatDiagnostic} from './shared/diagnostic';
import {readTree} from './shared/site';

function main({root, releases}: CommandContext): number {
  const files = readTree(root);
  readRedirects((file) => files.has(`docs/${file}`));
  const {site, diagnostics} = checkSite(files, releases);
  for (const diagnostic of diagnostics) {
    console.error(formatDiagnostic(diagnostic));
  }
  const warnings = collect((report) => {
    if (diagnostics.length === 0) {
      checkTwins(site, readChangedPages(root), report);
    }
  });
  for (const warning of warnings) {
    console.warn(`warning: ${formatDiagnostic(warning)}`);
  }
  const result = `${count(diagnostics.length, 'error')}, ${count(warnings.length, 'warning')}`;
  console.log(`docs:check: ${site.pages.length} pages of ${site.versions.length} versions, ${result}.`);
  return diagnostics.length > 0 ? 1 : 0;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

void runCommand('npm run docs:check', main);
