import {expect, it} from 'vitest';
import {readNames} from '../homes';
import {nameRow} from '../rows';
import {tipsOf} from './tips';

it('says kind, release and meaning at each place', () => {
  const rows = [
    {name: 'Range', kind: 'property', release: '1.0.0'},
    {name: 'TBIA.Tag', kind: 'tag', also: ['Tag']},
    {name: 'Gone', kind: 'class'},
  ].map((row) => nameRow.parse(row));
  const table = '| Name | Meaning |\n| --- | --- |\n';
  const pages = new Map([
    ['a/one', `---\ntitle: One\n---\n## Part\n${table}| \`Range\` | reach of the trace |\n| \`TBIA.Tag\` | busy |`],
    ['b/two', `${table}| \`Range\` | reach of another trace |`],
  ]);
  expect(tipsOf(readNames(rows, pages), '/base/docs/', {tag: 'gameplay tag'})).toEqual({
    '/base/docs/a/one#part': {
      Range: ['Property, since 1.0.0', 'Reach of the trace.'],
      'TBIA.Tag': ['Gameplay tag', ''],
    },
    '/base/docs/b/two': {Range: ['Property, since 1.0.0', 'Reach of another trace.']},
  });
});
