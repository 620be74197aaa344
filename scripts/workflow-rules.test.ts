import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText} from '../plugins/kit/read-text';
import {workflowFaults} from './workflow-rules';

const deploy = readText(path.join(import.meta.dirname, '../.github/workflows/deploy.yml'));
const checks = readText(path.join(import.meta.dirname, '../.github/workflows/checks.yml'));

/** The workflow with a planted fault. Throws if there is nothing to replace. */
function spoilt(from: string, to: string): string {
  if (!deploy.includes(from)) {
    throw new Error(`deploy.yml does not contain: ${from}`);
  }
  return deploy.replace(from, to);
}

describe('workflowFaults', () => {
  it.each([
    ['deploy.yml', deploy],
    ['checks.yml', checks],
  ])('finds none in %s', (_name, source) => {
    expect(workflowFaults(source)).toEqual([]);
  });
  it.each([
    ['rights for all jobs', 'permissions: {}', 'permissions:\n  contents: write', 'needs `permissions: {}`'],
    ['a tag', /actions\/checkout@\w+ # v[\d.]+/.exec(deploy)?.[0] ?? '', 'actions/checkout@v4', 'not pinned'],
    ['a pin without its version', / # v[\d.]+$/m.exec(deploy)?.[0] ?? '', '', 'needs its version as a comment'],
    ['stored credentials', 'persist-credentials: false', 'fetch-depth: 0', '`persist-credentials: false`'],
    ['no timeout', '    timeout-minutes: 10\n', '', 'Job deploy needs `timeout-minutes`'],
    [
      'a job without rights of its own',
      'permissions:\n      pages: write\n      id-token: write',
      'continue-on-error: false',
      'Job deploy needs its own `permissions`',
    ],
    ['a deploy that is cut short', 'cancel-in-progress: false', 'cancel-in-progress: true', 'A deploy needs'],
    [
      'a site that is built after the tests',
      '- run: npm run test:all',
      '- run: npm run test:all\n      - run: npm run build',
      'builds the site itself',
    ],
    ['no concurrency', 'concurrency:\n  group: pages\n  cancel-in-progress: false', '', 'needs `concurrency`'],
    ['a part of the tests', '- run: npm run test:all', '- run: npm test', 'leaves out checks'],
  ])('finds %s', (_fault, from, to, message) => {
    expect(workflowFaults(spoilt(from, to)).join('\n')).toContain(message);
  });
});
