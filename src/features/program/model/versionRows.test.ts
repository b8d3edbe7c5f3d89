import { expect, it } from 'vitest';
import type { AreaDifference, ComparedArea } from '#domain/program';
import { changeText, isOther, versionText } from './versionRows.ts';

const area: ComparedArea = {
  id: 1,
  name: 'Lobby',
  level: null,
  area_type: null,
  size_value: 10,
  net_value: null,
  area_unit: 'sq_ft',
  shares: [],
};
const row = (more: Partial<AreaDifference>): AreaDifference => ({
  key: 'now-1',
  was: area,
  is: area,
  more: 0,
  changes: [],
  ...more,
});
const sums = { was: 1000, is: 1000, added: 0, removed: 0, changed: 0, same: 1 };

it.each([
  [row({}), '', false],
  [row({ was: null }), 'New', true],
  [row({ is: null }), 'Removed', true],
  [row({ changes: ['size', 'net', 'shares'] }), 'Size, net, shares', true],
])('says what changed of an area', (difference, text, other) => {
  expect(changeText(difference)).toBe(text);
  expect(isOther(difference)).toBe(other);
});

it.each([
  [sums, 'sq_ft', 'The same size: 1 the same'],
  [
    { ...sums, is: 5500, added: 1, changed: 1200 },
    'sq_ft',
    '4,500 GSF more: 1 new, 1,200 changed, 1 the same',
  ],
  [{ ...sums, is: 0, removed: 1, same: 0 }, 'sq_m', '93 SQM less: 1 removed'],
  [{ ...sums, is: 1000.2 }, 'sq_ft', 'The same size: 1 the same'],
  [{ was: 0, is: 0, added: 0, removed: 0, changed: 0, same: 0 }, 'sq_ft', 'Neither has areas'],
] as const)('sums a comparison up', (of, unit, text) => {
  expect(versionText(of, unit)).toBe(text);
});
