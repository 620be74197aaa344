import {expect, it} from 'vitest';
import type {HistoryData} from '../shared/history';
import {pastOf, releasePages} from './past';

const data: HistoryData = {
  engines: {'4.0': 'UE 6', '3.0': 'UE 5', '2.0': 'UE 5', '1.0': ''},
  redirects: {},
  revisions: {kept: '0000', changed: '0012', young: '00--', back: '0-10', gone: '--01', once: '0---'},
};

it.each([
  ['kept', '4.0', 'in this form since 1.0', 'Since 1.0'],
  ['changed', '4.0', 'in this form since 3.0', 'Since 1.0 · changed in 2.0, 3.0'],
  ['changed', '2.0', 'in this form since 2.0', 'Since 1.0 · changed in 2.0, 3.0'],
  ['young', '3.0', 'in this form since 3.0', 'Since 3.0'],
  ['back', '4.0', 'in this form since 4.0', 'Since 1.0 · changed in 2.0, 4.0'],
  ['gone', '1.0', 'in this form since 1.0', 'Since 1.0 · changed in 2.0'],
  ['once', '4.0', 'in this form since 4.0', ''],
])('%s in %s is %s: %s', (id, version, form, words) => {
  expect(pastOf(data, id, version)).toEqual({form, words});
});

it('says nothing where there is no such page', () => {
  expect(pastOf(data, 'young', '1.0')).toBeUndefined();
  expect(pastOf(data, 'nowhere', '1.0')).toBeUndefined();
  expect(pastOf(data, 'kept', 'current')).toBeUndefined();
});

it('lists what a release did', () => {
  expect(releasePages(data, '3.0')).toEqual({
    previous: '2.0',
    added: ['young'],
    changed: ['changed'],
    removed: ['back', 'gone'],
  });
  expect(releasePages(data, '1.0')).toBeUndefined();
  expect(releasePages(data, 'current')).toBeUndefined();
});
