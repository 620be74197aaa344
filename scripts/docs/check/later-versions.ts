import semver from 'semver';
import type {Page} from '../shared/page';
import type {Problem} from '../shared/problem';
import type {Site} from '../shared/site';
import {CURRENT} from '../shared/versions';

/**
 * A page speaks for its version alone: what came with a later release is not there yet for its readers.
 * @param releases every version that has been released
 */
export function checkLaterVersions(site: Site, releases: ReadonlySet<string>): Problem[] {
  return site.versions.flatMap((version) =>
    [...version.pages.values()].flatMap((page) => laterVersionProblems(page, version.name, releases)),
  );
}

/** The places where one page names a later release. */
export function laterVersionProblems(page: Page, version: string, releases: ReadonlySet<string>): Problem[] {
  if (version === CURRENT || semver.valid(version) === null) {
    return [];
  }
  return page.source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/(?<![\w.])\d+\.\d+\.\d+(?![\w-]|\.\d)/g)]
      .filter(([name]) => releases.has(name) && semver.gt(name, version))
      .map(([name]) => ({
        file: page.file,
        line: index + 1,
        wrong: `This page of ${version} speaks of ${name}.`,
        fix: 'Say what holds in this version, or leave it out.',
      })),
  );
}
