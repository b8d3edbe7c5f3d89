import { expect, it } from 'vitest';
import type { LiveRule } from '#platform/realtime';
import { estimateLive } from './estimateQueries.ts';

type LiveEvent = Parameters<LiveRule>[0];

const moves = (over: Partial<LiveEvent>) =>
  estimateLive({
    seq: 1,
    module: 'foresite',
    entity: 'item',
    id: 5,
    project_id: 1,
    actor: 2,
    kind: 'updated',
    ...over,
  }).length > 0;

it('reads an estimate anew where something moves that shows in it', () => {
  expect(moves({ module: 'estimate', entity: 'estimate_line' })).toBe(true);
  expect(moves({ module: 'tvd', entity: 'tvd_target' })).toBe(true);
  expect(moves({ module: 'foresite', entity: 'project_markups' })).toBe(true);
  expect(moves({ module: 'projects', entity: 'project' })).toBe(true);
  expect(moves({})).toBe(false);
  expect(moves({ module: 'estimate', entity: 'estimate_line', project_id: null })).toBe(false);
});
