import { describe, expect, it } from 'vitest';
import type { CalibratePeer } from '../calibrateQueries.ts';
import { amountWords, factorWords, peerAxis, peerRows, standingWords } from './peerRows.ts';

const peer = (id: number, cost: number | null, more: Partial<CalibratePeer> = {}): CalibratePeer => ({
  id,
  name: `Project ${id}`,
  city: 'Seattle',
  state: 'WA',
  year: 2020,
  is_legacy: true,
  delivery_contract_type: null,
  area: { value: 100, unit: 'sq_ft' },
  cost,
  base_units: null,
  base_unit_name: 'beds',
  by_location: 1,
  by_time: 1,
  by_custom: 1,
  milestone_id: id,
  milestone: 'As built',
  category_id: null,
  left_out_note: null,
  ...more,
});
const all = { measure: 'area', isNormalized: true, without: [], skips: [] } as const;
const project = peer(1, 90_000);
const peers = [peer(2, 50_000, { by_location: 1.2, by_time: 1.1 }), peer(3, 80_000), peer(4, null)];

describe('rows of peers', () => {
  it('go from the dearest to the cheapest, step by step, without those that have no cost', () => {
    const { mine, rows, standing } = peerRows({ project, peers }, all);
    expect(mine?.amount).toBe(900);
    expect(rows.map(({ peer: { id }, amount }) => [id, Math.round(amount)])).toEqual([
      [3, 800],
      [2, 660],
    ]);
    expect(rows[1]?.steps.map(Math.round)).toEqual([500, 600, 660, 660]);
    expect(standing?.median).toBeCloseTo(730, 6);
  });

  it('stay where they are when they are switched off, and count in no figure', () => {
    const { rows, standing } = peerRows({ project, peers }, { ...all, without: [3] });
    expect(rows.map(({ isOut }) => isOut)).toEqual([true, false]);
    expect(standing?.median).toBeCloseTo(660, 6);
    expect(peerRows({ project, peers }, { ...all, without: [2, 3] }).standing).toBeNull();
  });

  it('are as they were where nothing is normalized', () => {
    const { rows } = peerRows({ project, peers }, { ...all, isNormalized: false });
    expect(rows.map(({ amount }) => amount)).toEqual([800, 500]);
  });
});

describe('words', () => {
  it.each([
    [900, 'Tower is 23.3% above the median of $730.00 / GSF and above the highest, $800.00.'],
    [600, 'Tower is 17.8% below the median of $730.00 / GSF and below the lowest, $660.00.'],
    [730, 'Tower is at the median of $730.00 / GSF, between $660.00 and $800.00.'],
  ])('say where %d stands', (mine, sentence) => {
    const { standing } = peerRows({ project: peer(1, mine * 100), peers }, all);
    if (!standing) throw new Error('There are peers.');
    expect(standingWords({ name: 'Tower', base_unit_name: null }, standing, mine, 'area')).toBe(sentence);
  });

  it('name factors and amounts', () => {
    expect([factorWords(1), factorWords(1.2135)]).toEqual(['-', '× 1.2135']);
    expect([amountWords(1023.456, 'area'), amountWords(1023.6, 'cost')]).toEqual(['$1,023.46', '$1,024']);
  });
});

describe('the axis of a comparison', () => {
  const labels = (...amounts: number[]) => peerAxis(amounts).ticks.map(({ label }) => label);

  it('has round ticks that stand within it', () => {
    expect(labels(553.86, 1035.53)).toEqual(['$600', '$700', '$800', '$900', '$1,000']);
    expect(labels(118_800_000, 314_800_000)).toEqual(['$150M', '$200M', '$250M', '$300M']);
    expect(labels(2, 9)).toEqual(['$2', '$4', '$6', '$8']);
  });

  it('keeps a single amount in its middle, and says no amount twice', () => {
    const { at, ticks } = peerAxis([940]);
    expect(at(940)).toBe(50);
    expect(ticks.map(({ label }) => label)).toEqual(['$935', '$940', '$945']);
  });
});
