import { expect, it } from 'vitest';
import { inverseOf, withPatch } from './settingPatch.ts';

const settings = { showCostGsf: true, area: null, timeline: { lock: true, start: true } };

it('changes what is named and nothing beside it', () => {
  expect(withPatch(settings, { timeline: { lock: false } })).toEqual({
    showCostGsf: true,
    area: null,
    timeline: { lock: false, start: true },
  });
  expect(withPatch(settings, { area: 'sq_m', showCostGsf: false })).toMatchObject({
    area: 'sq_m',
    showCostGsf: false,
  });
});

it.each([
  [{ timeline: { lock: false } }],
  [{ area: 'sq_m' }],
  [{ showCostGsf: false, timeline: { start: false } }],
])('takes %j back', (patch) => {
  const after = withPatch(settings, patch);
  expect(withPatch(after, inverseOf(settings, patch))).toEqual(settings);
  expect(Object.keys(inverseOf(settings, patch))).toEqual(Object.keys(patch));
});
