import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {checkLinks, formatLinks} from './checked-links';

const servers: Server[] = [];

/** Serves texts by path, or the status of a number. */
async function serve(answers: Readonly<Record<string, string | number>>): Promise<string> {
  const server = createServer(({url = ''}, response) => {
    const answer = answers[url] ?? 404;
    response.writeHead(typeof answer === 'number' ? answer : 200, {'content-type': 'text/html'});
    response.end(typeof answer === 'number' ? '' : answer);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  servers.splice(0).forEach((server) => {
    server.closeAllConnections();
    server.close();
  });
});

describe('checkLinks', () => {
  it('tells dead links from refused ones and good ones, with the pages that have them', async () => {
    const elsewhere = await serve({'/good': 'A page', '/refused': 403});
    const site = await serve({
      '/': '<a href="/more">More</a>',
      '/more': `<a href="${elsewhere}/good">1</a><a href="${elsewhere}/gone">2</a><a href="${elsewhere}/refused">3</a>`,
    });
    const links = await checkLinks(`${site}/`);
    expect(links.dead).toEqual([{url: `${elsewhere}/gone`, status: 404, pages: [`${site}/more`]}]);
    expect(links.refused).toEqual([{url: `${elsewhere}/refused`, status: 403, pages: [`${site}/more`]}]);
    expect(links.checked).toBe(5);
  });

  it('skips the forms that every page links to', async () => {
    const form = 'https://github.com/owner/name/issues/new?body=Page';
    const edit = 'https://github.com/owner/name/edit/master/docs/faq.mdx';
    const site = await serve({'/': `<a href="${form}">1</a><a href="${edit}">2</a>`});
    expect(await checkLinks(`${site}/`)).toEqual({checked: 1, dead: [], refused: []});
  });

  it('says so when the site is not there', async () => {
    const site = await serve({});
    await expect(checkLinks(`${site}/`)).rejects.toThrow('does not answer, so that its links cannot be read');
  });
});

describe('formatLinks', () => {
  it('names the pages, but not all of them', () => {
    const pages = ['/a', '/b', '/c', '/d', '/e'];
    const report = formatLinks({
      checked: 9,
      dead: [
        {url: 'https://example.org/gone', status: 404, pages},
        {url: 'https://example.net/', status: 0, pages: ['/a']},
      ],
      refused: [{url: 'https://example.com/', status: 403, pages: ['/b']}],
    });
    expect(report).toContain('- <https://example.org/gone> (404), on /a, /b, /c and 2 more\n');
    expect(report).toContain('- <https://example.net/> (no answer), on /a\n');
    expect(report).toMatch(/do not answer programs.*\n\n- <https:\/\/example\.com\/> \(403\), on \/b\n$/);
  });
});
