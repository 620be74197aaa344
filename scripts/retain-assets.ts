// tsx scripts/retain-assets.ts <build> <address of the site>: run by the deploy between build and upload.
import {retainAssets} from './retained-assets';

async function main([build, site]: readonly string[]): Promise<void> {
  if (!build || !site || !URL.canParse(site)) {
    throw new Error('Usage: tsx scripts/retain-assets.ts <folder of the build> <address of the published site>');
  }
  const {kept, lost} = await retainAssets(build, site, new Date());
  console.log(`Kept ${kept.length} assets of earlier builds, ${lost.length} were gone already.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
