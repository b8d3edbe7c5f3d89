import { expect, it } from 'vitest';
import type { LiveRule } from '#platform/realtime';
import { foresiteLive } from './foresiteLive.ts';

type LiveEvent = Parameters<LiveRule>[0];

const event = (over: Partial<LiveEvent>): LiveEvent => ({
  seq: 1,
  module: 'foresite',
  entity: 'item',
  id: 5,
  project_id: 1,
  actor: 2,
  kind: 'updated',
  ...over,
});
const keys = (over: Partial<LiveEvent>) => foresiteLive(event(over)).map((key) => key.slice(2).join(' '));

it('reads the lists that show an item, and that item alone of all items', () => {
  expect(keys({})).toEqual(expect.arrayContaining(['trend', 'items', 'item 5', 'history 5', 'meetings']));
  expect(keys({})).not.toContain('item');
  expect(keys({})).not.toContain('scenario-history');
});

it('reads the whole project where many rows changed, or something that counts everywhere', () => {
  for (const over of [
    { id: null },
    { module: 'estimate', entity: 'estimate_line' },
    { module: 'timeline', entity: 'milestone' },
    { module: 'components', entity: 'component' },
    { module: 'settings', entity: 'project_settings' },
  ])
    expect(foresiteLive(event(over))).toEqual([['foresite', 1]]);
});

it('reads every project where the company counts otherwise', () => {
  const company = { module: 'settings', entity: 'company_settings', id: 1, project_id: null };
  expect(foresiteLive(event(company))).toEqual([['foresite']]);
});

it('leaves alone what does not show a change', () => {
  expect(keys({ module: 'risks', entity: 'risk' })).not.toContain('items');
  expect(keys({ entity: 'contingency_entry' })).toEqual(['contingency', 'past']);
  expect(keys({ module: 'timeline', entity: 'timeline_activity' })).toEqual([]);
  expect(keys({ module: 'comments', entity: 'comment' })).toEqual([]);
  expect(keys({ project_id: null })).toEqual([]);
});
