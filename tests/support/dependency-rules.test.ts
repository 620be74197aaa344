// The rules of .dependency-cruiser.mjs must be able to fail: each one is broken once, in a small tree of its own.
import {cruise, type ICruiseOptions, type ICruiseResult} from 'dependency-cruiser';
import {beforeAll, expect, it} from 'vitest';
import rules from '../../.dependency-cruiser.mjs';
import {temporaryFolder} from './temporary-folder';

/** Files by their path; what a file imports is what breaks the rule. */
const FAULTS: Readonly<Record<string, {readonly rule: string; readonly imports: string}>> = {
  'plugins/door/node/write.ts': {rule: 'plugins-know-no-site', imports: '../../../src/releases'},
  'plugins/door/door.test.ts': {rule: 'tests-of-plugins-use-test-support-only', imports: '../../scripts/serve'},
  'plugins/door/index.ts': {rule: 'plugins-are-private-inside', imports: '../lamp/node/light'},
  'scripts/build.ts': {rule: 'site-uses-public-apis', imports: '../plugins/lamp/node/light'},
  'plugins/kit/hash.ts': {rule: 'kit-needs-nobody', imports: '../lamp/index'},
  'plugins/lamp/client/shine.ts': {rule: 'client-needs-no-node-code', imports: '../node/light'},
  'plugins/lamp/client/glow.ts': {rule: 'client-needs-no-node-code', imports: '../index'},
  'src/home.ts': {rule: 'site-code-stands-alone', imports: '../scripts/serve'},
  'src/circle.ts': {rule: 'no-circles', imports: './releases'},
  'src/lost.ts': {rule: 'everything-resolves', imports: './gone'},
};
/** Files that keep to the rules; the last one closes the circle, which is reported once. */
const SOUND: Readonly<Record<string, string>> = {
  'plugins/lamp/node/light.ts': '',
  'plugins/lamp/index.ts': "import './node/light';\n",
  'plugins/door/open.ts': "import '../lamp/index';\n",
  'scripts/serve.ts': "import '../plugins/lamp/index';\n",
  'src/releases.ts': "import './circle';\n",
};

const faults = Object.entries(FAULTS).map(([file, {imports}]) => [file, `import '${imports}';\n`] as const);
const files = [...faults, ...Object.entries(SOUND)];
const texts = files.map(([file, text]) => [file, `${text}export const name = '${file}';\n`] as const);
const folder = temporaryFolder(Object.fromEntries(texts));
let result: ICruiseResult;

beforeAll(async () => {
  const options: ICruiseOptions = {
    baseDir: folder,
    validate: true,
    ruleSet: {forbidden: rules.forbidden ?? []},
    tsPreCompilationDeps: true,
  };
  const {output} = await cruise(['plugins', 'scripts', 'src'], options, {extensions: ['.ts']});
  if (typeof output === 'string') {
    throw new Error(`dependency-cruiser printed a text in place of its result: ${output}`);
  }
  result = output;
}, 60_000);

it.each(Object.entries(FAULTS))('a dependency rule refuses %s', (file, {rule}) => {
  const found = result.summary.violations.filter(({from}) => from === file).map((violation) => violation.rule.name);
  expect(found).toContain(rule);
});

it('every rule is tried, and files that keep to the rules are allowed', () => {
  const tried = new Set(Object.values(FAULTS).map(({rule}) => rule));
  expect([...tried].sort()).toEqual((rules.forbidden ?? []).map(({name}) => name ?? '').sort());
  expect(result.summary.violations.filter(({from}) => from in SOUND)).toEqual([]);
});
