import { expect, it } from 'vitest';
import { type RelatedStanding, standingWords } from './standingWords.ts';

const none: RelatedStanding = {
  status: null,
  score: null,
  level: null,
  day: null,
  value: null,
  cost: null,
  amount: null,
};

it.each([
  [
    'risk',
    { status: 'IDENTIFIED', score: 12, level: 'medium', value: 4_100_000 },
    { score: { score: 12, level: 'medium', label: 'Medium' }, figure: '$4,100,000' },
  ],
  [
    'risk',
    { status: 'CLOSED', score: 12, level: 'medium', value: null },
    { tag: { label: 'Closed', tone: 'neutral' }, figure: '-' },
  ],
  [
    'scenario_item',
    { status: 'PENDING', cost: 1_480_000 },
    { tag: { label: 'Pending', tone: 'caution' }, figure: '$1,480,000' },
  ],
  ['scenario_item', { status: 'VOID', cost: null }, { tag: { label: 'Void', tone: 'neutral' }, figure: '-' }],
  [
    'bid_package',
    { status: 'SCOPE', amount: 48_600_000 },
    { tag: { label: 'Scope in development', tone: 'neutral' }, figure: '$48,600,000' },
  ],
  ['timeline_activity', { day: '2027-02-26' }, { word: 'ends', figure: 'Feb 26, 2027' }],
  [
    'design_milestone',
    { status: 'FORECASTED', day: '2026-10-30' },
    { word: 'forecasted', figure: 'Oct 30, 2026' },
  ],
  ['design_milestone', { status: 'ACTUAL', day: '2026-05-04' }, { word: 'actual', figure: 'May 04, 2026' }],
] as const)('a %s that is %j', (kind, said, words) =>
  expect(standingWords(kind, { ...none, ...said })).toEqual(words),
);
