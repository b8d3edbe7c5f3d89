import { expect, it } from 'vitest';
import type { Overview } from '../overviewQueries.ts';
import { stepsBeforeArea } from './stepsBeforeArea.ts';

const ready = { has_milestones: true, has_components: true, has_estimate: true };
const area = (current: number | null, planned: number) =>
  ({ current_milestone_id: current, summary: { planned } }) as Overview['area'];

it.each([
  [3, 304_000, {}, []],
  [null, 304_000, { has_estimate: false }, ['estimate']],
  [null, 0, { has_milestones: false, has_estimate: false }, ['timeline', 'estimate']],
  [null, 304_000, {}, ['estimate']],
  [3, 0, {}, ['components']],
])('with milestone %s and %i of area, and %j, waits for %j', (current, planned, lacks, steps) => {
  expect(stepsBeforeArea(area(current, planned), { ...ready, ...lacks })).toEqual(steps);
});
