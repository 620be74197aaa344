// tsx scripts/outside-links.ts <address of the site> <file for the report>: run once a week by a workflow. Writes the
// report only when there is something to report.
import {writeFileSync} from 'node:fs';
import {checkLinks, formatLinks} from './checked-links';

async function main([site, file]: readonly string[]): Promise<void> {
  if (!site || !file || !URL.canParse(site)) {
    throw new Error('Usage: tsx scripts/outside-links.ts <address of the published site> <file for the report>');
  }
  const links = await checkLinks(site);
  console.log(
    `${links.checked} links checked: ${links.dead.length} do not answer, ${links.refused.length} refuse programs.`,
  );
  if (links.dead.length > 0) {
    writeFileSync(file, formatLinks(links));
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
