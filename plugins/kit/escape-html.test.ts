import {expect, it} from 'vitest';
import {escapeHtml} from './escape-html';

it('escapes what ends a text or an attribute in double quotes', () => {
  expect(escapeHtml('<a href="x">\'&amp;\'</a>')).toBe("&lt;a href=&quot;x&quot;&gt;'&amp;amp;'&lt;/a&gt;");
});
