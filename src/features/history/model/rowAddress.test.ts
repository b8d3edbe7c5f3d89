import { expect, it } from 'vitest';
import type { HistoryEntry } from '#shared/history';
import { aboutWords } from './rowAddress.ts';

const entry = (over: Partial<HistoryEntry>) =>
  ({ entity: 'item', kind: 'updated', entity_code: null, entity_name: null, ...over }) as HistoryEntry;

it.each<[string, Partial<HistoryEntry>]>([
  ['VO-012 Window wall', { entity_code: 'VO-012', entity_name: 'Window wall' }],
  ['Weekly cost meeting', { entity: 'meeting', entity_name: 'Weekly cost meeting' }],
  ['Target of D30 HVAC', { entity: 'tvd_target', entity_name: 'D30 HVAC', kind: 'created' }],
  ['D30 HVAC', { entity: 'tvd_target', entity_name: 'D30 HVAC' }],
  ['this project', { entity: 'project' }],
  ['Vision', { entity: 'vision' }],
  ['A link of the timeline', { entity: 'timeline_link' }],
  ['Procurement', { entity: 'bid_request' }],
])('a line is about %s', (words, over) => {
  expect(aboutWords(entry(over))).toBe(words);
});
