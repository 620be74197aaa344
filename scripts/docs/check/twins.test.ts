import {describe, expect, it} from 'vitest';
import {formatDiagnostic} from '../shared/diagnostic';
import {siteFrom} from '../shared/site';
import {page, rowsFor, smallTree} from '../testing/small-tree';
import {collect} from './all';
import {checkTwins} from './twins';

const OLD = page('A', 'The first sentence of it.\n\nThe second sentence of it.');
const FILE = 'versioned_docs/version-1.1.0/a.mdx';

/** The warnings when the page of 1.1.0 reads otherwise than before. */
function warningsFor(text: string, before = OLD): string[] {
  const files = new Map(Object.entries(smallTree(['1.1.0', '1.0.0'], {'a.mdx': OLD}, {[FILE]: text})));
  const site = siteFrom(files, rowsFor(['1.1.0', '1.0.0']));
  const warnings = collect((report) => {
    checkTwins(site, new Map([[FILE, before]]), report);
  });
  return warnings.map(formatDiagnostic);
}

describe('checkTwins', () => {
  it('says where a changed sentence still is', () => {
    expect(warningsFor(OLD.replace('second', 'other'))).toEqual([
      `${FILE}:9: "The second sentence of it." was changed here in 1.1.0, and is still in docs/, 1.0.0. If it is wrong there, too: npm run docs:backport -- --from 1.1.0`,
    ]);
  });
  it('says that readers see nothing of a new comment', () => {
    expect(warningsFor(OLD.replace('second sentence of it.', 'second sentence of it. {/* why */}'))[0]).toMatch(
      /^\S+:1: Only comments or layout have changed in 1\.1\.0/,
    );
  });
  it.each([
    ['an unchanged page', OLD, OLD],
    ['a page that could not be read before', OLD, `${OLD}<div>`],
  ])('says nothing of %s', (_, now, before) => {
    expect(warningsFor(now, before)).toEqual([]);
  });
});
