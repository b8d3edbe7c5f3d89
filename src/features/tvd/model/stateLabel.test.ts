import { expect, it } from 'vitest';
import { targetGap } from '#domain/foresite';
import { stateLabel } from './tvdView.ts';

// What the screen says at the edges: half a percent is on target, the tolerance is five; an edge belongs to the milder state.
it.each([
  [99.49, 'Below'],
  [99.5, 'On target'],
  [100, 'On target'],
  [100.5, 'On target'],
  [100.51, 'In tolerance'],
  [105, 'In tolerance'],
  [105.01, 'Above'],
])('a forecast of %d against 100 reads %s', (forecast, words) => {
  expect(stateLabel(targetGap(forecast, 100, 0.05).target_state)).toBe(words);
});

it('reads No target where none is set', () =>
  expect(stateLabel(targetGap(100, null, 0.05).target_state)).toBe('No target'));
