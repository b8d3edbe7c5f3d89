import { expect, it } from 'vitest';
import { stretchProblem, TARGET_MESSAGES } from './targetFields.ts';

it.each([
  [100, 100, undefined],
  [100, 99.99, undefined],
  [100, 100.01, TARGET_MESSAGES.stretch],
  [100, null, undefined],
  [null, 100, undefined],
  [0, 100, undefined],
  [0, 0, undefined],
])('a target of %s and a stretch goal of %s: %s', (target, stretch, problem) => {
  expect(stretchProblem(target, stretch)).toBe(problem);
});
