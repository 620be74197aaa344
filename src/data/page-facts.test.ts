import {describe, expect, it} from 'vitest';
import {pageFacts} from './page-facts';
import type {Release} from './releases';

const rows: readonly Release[] = [
  {version: '2.10.0', date: '2031-03-01', engines: ['6.9', '6.10']},
  {version: '2.9.1', date: '2031-02-01', engines: ['5.8', '6.9']},
  {version: '2.9.1', date: '2031-01-01', engines: ['5.8']},
  {version: '2.8.0', date: '2030-02-01', engines: ['4.27', '5.0', '5.8']},
  {version: '2.7.0', date: '2030-01-01', engines: ['4.26', '4.27']},
];

describe('pageFacts', () => {
  const facts = pageFacts(['2.9.1', '2.8.0', '2.7.0'], rows);

  it('lists the engines of the last build of a version', () => {
    expect(facts['2.9.1']).toMatchObject({
      version: '2.9.1',
      'release-date': '2031-02-01',
      'previous-version': '2.8.0',
      engines: '5.8, 6.9',
      'engines-and': '5.8 and 6.9',
      'engine-folders-or': '`UE_5.8` or `UE_6.9`',
      'engine-badges': '<EngineBadge version="5.8" /> and <EngineBadge version="6.9" />',
      'oldest-engine': '5.8',
      'newest-engine': '6.9',
    });
    expect(facts['2.8.0']?.['engines-or']).toBe('4.27, 5.0 or 5.8');
  });
  it('tells UE4 from the later ones, and has no fact where a version has no such engine', () => {
    expect(facts['2.8.0']).toMatchObject({'ue4-engines': '4.27', 'ue5-engines-and': '5.0 and 5.8'});
    expect(facts['2.7.0']).not.toHaveProperty('ue5-engines');
    expect(facts['2.7.0']).not.toHaveProperty('previous-version');
    expect(facts['2.9.1']).not.toHaveProperty('ue4-engines');
  });
  it('knows the last version for UE4 up to the one of the page', () => {
    const last = (version: string): unknown[] => [
      facts[version]?.['last-ue4-version'],
      facts[version]?.['last-ue4-engine'],
    ];
    expect(last('2.9.1')).toEqual(['2.8.0', '4.27']);
    expect(last('2.7.0')).toEqual(['2.7.0', '4.27']);
  });
  it('knows older versions also where their docs have been removed', () => {
    expect(pageFacts(['2.9.1'], rows)['2.9.1']).toEqual(facts['2.9.1']);
  });
  it('has no facts for a version without a row', () => {
    expect(pageFacts(['3.0.0'], rows)['3.0.0']).toEqual({});
  });
  it('speaks in docs/ for the release that has a row and no docs, or else for the latest', () => {
    expect(facts.current).toMatchObject({
      version: '2.10.0',
      'previous-version': '2.9.1',
      engines: '6.9, 6.10',
      'last-ue4-version': '2.8.0',
    });
    expect(pageFacts(['2.10.0', '2.9.1'], rows).current).toEqual(pageFacts(['2.10.0', '2.9.1'], rows)['2.10.0']);
    expect(pageFacts(['2.9.1'], rows.slice(1)).current).toHaveProperty('release-date', '2031-02-01');
  });
});
