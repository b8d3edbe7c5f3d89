import { describe, expect, it } from 'vitest';
import type { RiskBrief } from '../riskQueries.ts';
import { riskEntryOf, toEntryRow } from './entryRows.ts';

const { blankRow, cellErrors, isBlank, rowProblems, toBatch, withBlanks } = riskEntryOf([]);

const saved = toEntryRow({
  id: 4,
  version: 3,
  name: 'Energy code',
  category: { id: 2, name: 'Permitting' },
  component: null,
  value: 900_000,
  original_value: 900_000,
  likelihood: 3,
  impact: 2,
  owner: null,
  status: 'IDENTIFIED',
  comment: '',
  cause: '',
  event: '',
  effect: '',
} as RiskBrief);
const fresh = (over: object) => ({ ...blankRow(), ...over });

describe('rows of quick entry', () => {
  it('always leave three blanks to write into, and fill the grid', () => {
    expect(withBlanks([]).length).toBe(10);
    const full = Array.from({ length: 12 }, () => fresh({ name: 'x' }));
    expect(withBlanks(full).length).toBe(15);
    const padded = withBlanks(full);
    expect(padded.map(({ place }) => place)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(withBlanks(padded)[3]).toBe(padded[3]);
  });

  it('ignore blank rows in the middle, and say what others lack', () => {
    expect(isBlank(fresh({ comment: '  ' }))).toBe(true);
    expect(rowProblems(fresh({}))).toEqual({});
    expect(rowProblems(fresh({ comment: 'why' }))).toEqual({
      name: 'Name is required',
      status: 'Status is required',
    });
    expect(rowProblems(fresh({ name: 'a', status: 'CLOSED', value: -5 }))).toEqual({
      value: 'Value is not negative. Enter $0 or more.',
    });
    expect(rowProblems(saved)).toEqual({});
  });

  it('send what differs, new rows whole, removed ones flagged', () => {
    const created = fresh({ name: ' New ', status: 'IDENTIFIED', likelihood: '4' });
    const batch = toBatch(
      [{ ...saved, impact: '5', component: '7' }, fresh({}), created],
      new Map([[saved.key, saved]]),
      [{ ...saved, key: '9', id: 9 }, fresh({ name: 'never saved' })],
    );
    expect(batch).toEqual({
      rows: [
        { id: 4, version: 3, component_id: 7, impact: 5 },
        { name: 'New', likelihood: 4, status: 'IDENTIFIED' },
        { id: 9, version: 3, _delete: true },
      ],
      keys: ['4', created.key, '9'],
    });
  });

  it('put refusals at their cells', () => {
    expect(
      cellErrors({ '1.owner_id': ['Gone'], '0': ['Someone changed this risk'], x: ['?'] }, ['4', 'n']),
    ).toEqual({
      n: { owner: 'Gone' },
      '4': { name: 'Someone changed this risk' },
    });
  });
});
