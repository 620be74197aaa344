import {LinkChecker, LinkState} from 'linkinator';

/** A link with the pages that have it. */
interface Link {
  readonly url: string;
  /** The answer's status; 0 when there was none. */
  readonly status: number;
  readonly pages: readonly string[];
}

/** What `checkLinks` found. */
export interface CheckedLinks {
  /** Number of different addresses. */
  readonly checked: number;
  /** Addresses that do not answer, or not with a page. */
  readonly dead: readonly Link[];
  /** Addresses that do not answer programs: somebody has to look at them. */
  readonly refused: readonly Link[];
}

/** Answers of hosts that let in browsers only, or only those who signed in. */
const REFUSALS = new Set([401, 403, 405, 429, 999]);

/** Every page has a link of its own to these forms, which ask for an account. */
const FORMS = /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:edit\/|issues\/new)/;

const TIMEOUT = 30_000;

/**
 * Follows the links of a published site, and asks for every address elsewhere that its pages name.
 * @param site address of the site; pages below it are read
 * @throws when the site itself does not answer
 */
export async function checkLinks(site: string): Promise<CheckedLinks> {
  const {links} = await new LinkChecker().check({
    path: site,
    recurse: true,
    timeout: TIMEOUT,
    concurrency: 10,
    linksToSkip: (url) => Promise.resolve(FORMS.test(url)),
  });
  const asked = links.filter(({state}) => state !== LinkState.SKIPPED);
  const dead = new Set(asked.filter(({state}) => state === LinkState.BROKEN).map(({url}) => url));
  const broken = [...dead].sort().map((url): Link => {
    const found = asked.filter((link) => link.url === url);
    const pages = new Set(found.flatMap(({parent}) => parent ?? []));
    return {url, status: found[0]?.status ?? 0, pages: [...pages].sort()};
  });
  if (broken.some(({pages}) => pages.length === 0)) {
    throw new Error(
      `${site} does not answer, so that its links cannot be read. Try again when the site can be reached.`,
    );
  }
  return {
    checked: new Set(asked.map(({url}) => url)).size,
    dead: broken.filter(({status}) => !REFUSALS.has(status)),
    refused: broken.filter(({status}) => REFUSALS.has(status)),
  };
}

/** Enough pages to find the sentence; ten versions may share it. */
const SHOWN = 3;

function row({url, status, pages}: Link): string {
  const more = pages.length > SHOWN ? ` and ${pages.length - SHOWN} more` : '';
  return `- <${url}> (${status === 0 ? 'no answer' : status}), on ${pages.slice(0, SHOWN).join(', ')}${more}`;
}

/** The report as Markdown, for an issue. */
export function formatLinks({dead, refused}: CheckedLinks): string {
  const lines = [
    'These links do not lead anywhere. Correct each in the newest version that has it, and carry the correction with `npm run docs:backport`.',
    '',
    ...dead.map(row),
    ...(refused.length > 0
      ? ['', 'These hosts do not answer programs. Open them in a browser:', '', ...refused.map(row)]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
