import { expect, it } from 'vitest';
import type { LevelingSheet } from '#domain/procurement';
import { addScope, newScope, toPackageTemplate } from './levelingEdits.ts';

const sheet: LevelingSheet = {
  lines: [{ id: 4, section: '07 54 00', name: 'Membrane', quantity: 1200, unit: 'SF', estimate: 90_000 }],
  bidders: [],
};
const scope = [
  { section: ' 07 54 00', name: 'membrane', unit: 'SF' },
  { section: '07 62 00', name: 'Flashing', unit: 'LF' },
];

it('adds the scope lines of the company that a sheet does not have, under ids of their own', () => {
  expect(newScope(sheet, scope).map(({ name }) => name)).toEqual(['Flashing']);
  const now = addScope(sheet, scope);
  expect(now.lines).toEqual([
    sheet.lines[0],
    { id: 5, section: '07 62 00', name: 'Flashing', quantity: null, unit: 'LF', estimate: null },
  ]);
  expect(addScope(now, scope)).toEqual(now);
});

it('keeps what a package asks for, and nothing of what it costs', () => {
  const row = { name: 'Roofing', work_trade: 'Roofing', description: '' };
  expect(toPackageTemplate(row, sheet)).toEqual({
    ...row,
    scope: [{ section: '07 54 00', name: 'Membrane', unit: 'SF' }],
  });
});
