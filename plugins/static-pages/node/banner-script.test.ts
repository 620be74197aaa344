import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {bannerScript} from './banner-script';

const source = readFileSync(path.join(import.meta.dirname, '../client/banner.js'), 'utf8');

describe('bannerScript', () => {
  it('passes the base URL', () => {
    expect(bannerScript(source, '/base/')).toMatch(/\}\)\("\/base\/"\);\s*$/);
  });
  it('keeps a base URL from ending the script', () => {
    expect(bannerScript(source, '/</script><script>/')).not.toContain('</script>');
  });
  it('refuses a source without the placeholder', () => {
    expect(() => bannerScript('show()', '/')).toThrow('BASE_URL exactly once');
  });
});
