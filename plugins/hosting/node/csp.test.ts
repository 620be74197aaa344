import {expect, it} from 'vitest';
import {contentSecurityPolicy, inlineScripts, insertPolicy} from './csp';
import {readTags} from './read-tags';

it.each([
  ['a script', '<script>a()</script>', ['a()']],
  ['a script with attributes', '<script data-x="1">a()\n</script >', ['a()\n']],
  ['a module', '<script type=module>a()</script>', ['a()']],
  ['no script of a file', '<script src=/a.js defer></script>', []],
  ['no data', '<script type="application/ld+json">{"a": 1}</script>', []],
])('finds %s', (_, html, scripts) => {
  expect(inlineScripts(readTags(html))).toEqual(scripts);
});

it('a policy allows inline scripts by the hash that browsers compute, and no others', () => {
  const policy = contentSecurityPolicy(new Set(['']), {hasAnalytics: false});
  expect(policy).toContain("script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';");
  expect(policy).not.toContain('unsafe-eval');
});

it('a policy allows hosts of services that are configured', () => {
  const policy = contentSecurityPolicy(new Set(), {hasAnalytics: true, algoliaAppId: 'ABC'});
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toMatch(/connect-src 'self' https:\/\/ABC-dsn\.algolia\.net [^;]*google-analytics/);
});

it('the policy stands first in the head', () => {
  expect(insertPolicy('<html><head><meta charset=UTF-8></head>', 'p')).toBe(
    '<html><head><meta http-equiv="Content-Security-Policy" content="p"><meta charset=UTF-8></head>',
  );
});
