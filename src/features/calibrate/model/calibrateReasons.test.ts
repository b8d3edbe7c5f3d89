import { describe, expect, it } from 'vitest';
import { standingOf } from '#domain/calibrate';
import type { CalibratePeer } from '../calibrateQueries.ts';
import type { BreakdownRow } from './breakdownRows.ts';
import { proposedReason } from './calibrateReasons.ts';

const project: CalibratePeer = {
  id: 1,
  name: 'Tower',
  city: 'Seattle',
  state: 'WA',
  year: 2026,
  is_legacy: false,
  delivery_contract_type: null,
  area: { value: 1000, unit: 'sq_ft' },
  cost: 90_000,
  base_units: null,
  base_unit_name: 'beds',
  by_location: 1,
  by_time: 1.25,
  by_custom: 1,
  milestone_id: 10,
  milestone: '100% SD',
  category_id: null,
  left_out_note: null,
};
const amounts = [80, 100, 140];
const row: BreakdownRow = {
  key: '5',
  id: 5,
  code: 'A10',
  name: 'Foundations',
  mine: null,
  cells: [],
  costs: [],
  peers: amounts.map((amount, at) => ({ name: `Peer ${at + 1}`, amount })),
  others: amounts,
  standing: standingOf(amounts, null),
  leftOut: null,
};
const textsOf = (parts: readonly { name: string; text: string }[] = []) =>
  parts.map(({ name, text }) => `${name} ${text}`);

describe('a target that peers propose', () => {
  it('says the figure of the peers, the area and the factors that it comes from', () => {
    const choices = { measure: 'area', isNormalized: true, skips: [] } as const;
    const { sentence, parts, sum } = proposedReason(
      row,
      project,
      { level: 'median', budget: null, amount: 80_000 },
      choices,
    );
    expect(sentence).toBe('The median of the peers, adjusted to this project.');
    expect(textsOf(parts)).toEqual(['Median of 3 peers $100.00', 'Area × 1,000 GSF', 'Time ÷ 1.2500']);
    expect(sum).toEqual({ name: 'New target', text: '$80,000' });
  });

  it('leaves out steps that are switched off, and says its share of a budget', () => {
    const { parts, sum } = proposedReason(
      row,
      project,
      { level: 'firstQuartile', budget: 45_000, amount: 45_000 },
      { measure: 'cost', isNormalized: true, skips: ['time'] },
    );
    expect(textsOf(parts)).toEqual([
      'First quartile of 3 peers $90',
      'Before it is shared out $90',
      'Budget $45,000',
    ]);
    expect(sum).toEqual({ name: 'New target', text: '$45,000' });
  });
});
