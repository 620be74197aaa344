import {expect, it} from 'vitest';
import {codeOfHtml} from './code-of-html';

it('takes the text between the tags and reads each entity once', () => {
  expect(codeOfHtml('a <span class="x">&lt;b&gt;</span>\n&amp;lt; "c"')).toBe('a <b>\n&lt; "c"');
});
