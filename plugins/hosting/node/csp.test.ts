import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, hashSource, inlineCodeOf, insertPolicy} from './csp';
import {readTags} from './read-tags';

const collect = (html: string): {scripts: string[]; styles: string[]; styleSheets: string[]} => {
  const {scripts, styles, styleSheets} = inlineCodeOf(readTags(html));
  return {scripts: [...scripts], styles: [...styles], styleSheets: [...styleSheets]};
};
const none = {hasAnalytics: false, algoliaAppId: undefined};
const code = {scripts: new Set(['a()']), styles: new Set(['display: none;']), styleSheets: new Set(['a{b:c}'])};

describe('inlineCodeOf', () => {
  it.each([
    ['a script', '<script>a()</script>', ['a()']],
    ['a script with attributes', '<script data-x="1">a()\n</script >', ['a()\n']],
    ['a module', '<script type=module>a()</script>', ['a()']],
    ['a script of an old type', '<script type="text/javascript">a()</script>', ['a()']],
    ['rules of speculation', '<script type="speculationrules">{}</script>', ['{}']],
    ['no script of a file', '<script src=/a.js defer></script>', []],
    ['no data', '<script type="application/ld+json">{"a": 1}</script><script type=text/template>b</script>', []],
    ['a script once', '<script>a()</script><p><script>a()</script>', ['a()']],
  ])('finds %s', (_, html, scripts) => {
    expect(collect(html).scripts).toEqual(scripts);
  });
  it('finds values of style attributes in every spelling, of elements only', () => {
    const html = `<p style="a: &quot;b&quot;">style="no"</p><i data-style="no" class=x style=c:d></i><b style='e'></b>`;
    expect(collect(`${html}<script>"<p style=x>"</script><!-- <p style=y> -->`).styles).toEqual(['a: "b"', 'c:d', 'e']);
  });
});

it('finds style sheets in a page, but not in its scripts and comments, and no attributes in them', () => {
  const html =
    '<style>a[style=x]{}</style><style media=all>b{}</style ><!--<style>c</style>--><script>"<style>d</style>"</script>';
  expect(collect(html)).toMatchObject({styleSheets: ['a[style=x]{}', 'b{}'], styles: []});
});

describe('contentSecurityPolicy', () => {
  it('allows what is named and the own host, and no inline code in general', () => {
    const policy = contentSecurityPolicy(code, none);
    expect(policy).toContain(`script-src 'self' ${hashSource('a()')};`);
    expect(policy).toContain(`style-src-elem 'self' ${hashSource('a{b:c}')};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashSource('display: none;')};`);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https:/);
    for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'"]) {
      expect(policy.split(';')).toContain(directive);
    }
  });
  it('allows hosts of services that are configured', () => {
    const policy = contentSecurityPolicy(code, {hasAnalytics: true, algoliaAppId: 'ABC'});
    expect(policy).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com;/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/ABC-dsn\.algolia\.net [^;]*google-analytics/);
  });
  it('is the same whatever the order of pages', () => {
    const scripts = (...texts: string[]): string => contentSecurityPolicy({...code, scripts: new Set(texts)}, none);
    expect(scripts('a', 'b')).toBe(scripts('b', 'a'));
  });
  it('refuses to name many styles', () => {
    const styles = new Set(Array.from({length: 13}, (_, index) => `width:${index}px`));
    expect(() => contentSecurityPolicy({...code, styles}, none)).toThrow('Move them to a style sheet');
  });
  it('has the hash that browsers compute', () => {
    expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

describe('insertPolicy', () => {
  it('puts the policy first into the head', () => {
    expect(insertPolicy('<html><head><meta charset=UTF-8><script>a()</script></head>', 'p')).toBe(
      '<html><head><meta http-equiv="Content-Security-Policy" content="p"><meta charset=UTF-8><script>a()</script></head>',
    );
  });
  it('refuses a page without head, and one with a policy', () => {
    expect(() => insertPolicy('<p>', 'p')).toThrow('without <head>');
    expect(() => insertPolicy(insertPolicy('<head></head>', 'p'), 'p')).toThrow('has a Content-Security-Policy');
  });
});
