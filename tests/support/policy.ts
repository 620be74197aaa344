import type {Page} from '@playwright/test';

/**
 * Collects what the page's Content-Security-Policy forbids, as the browser reports it.
 * @returns the list, which grows while the page lives, through navigations too
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample, sourceFile}) => {
      const report = (window as unknown as {reportViolation: (text: string) => void}).reportViolation;
      report(`${violatedDirective}: ${blockedURI} ${sample} (${sourceFile})`);
    });
  });
  return violations;
}
