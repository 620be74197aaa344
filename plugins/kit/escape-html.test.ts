import {describe, expect, it} from 'vitest';
import {escapeHtml, escapeText, unescapeHtml} from './escape-html';

describe('escapeHtml', () => {
  it('escapes what ends a text or an attribute in double quotes', () => {
    expect(escapeHtml('<a href="x">\'&amp;\'</a>')).toBe("&lt;a href=&quot;x&quot;&gt;'&amp;amp;'&lt;/a&gt;");
  });
});

describe('unescapeHtml', () => {
  it('undoes escapes, and those of apostrophes, once', () => {
    const text = '<a href="x">&amp;</a>';
    expect(unescapeHtml(escapeHtml(text))).toBe(text);
    expect(unescapeHtml('&#39;&#x27;&#X27;&LT;&amp;lt;')).toBe("'''<&lt;");
  });
  it('leaves other entities', () => {
    expect(unescapeHtml('a&nbsp;b & c')).toBe('a&nbsp;b & c');
  });
});

describe('escapeText', () => {
  it('escapes what ends a text, and leaves quotes', () => {
    expect(escapeText('if (a < b && c > "d")')).toBe('if (a &lt; b &amp;&amp; c &gt; "d")');
  });
});
