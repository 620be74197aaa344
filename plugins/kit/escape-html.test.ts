import {describe, expect, it} from 'vitest';
import {escapeHtml, escapeText} from './escape-html';

describe('escapeHtml', () => {
  it('escapes what ends a text or an attribute in double quotes', () => {
    expect(escapeHtml('<a href="x">\'&amp;\'</a>')).toBe("&lt;a href=&quot;x&quot;&gt;'&amp;amp;'&lt;/a&gt;");
  });
});

describe('escapeText', () => {
  it('escapes what ends a text, and leaves quotes', () => {
    expect(escapeText('if (a < b && c > "d")')).toBe('if (a &lt; b &amp;&amp; c &gt; "d")');
  });
});
