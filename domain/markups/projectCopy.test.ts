import { describe, expect, it } from 'vitest';
import {
  checkCopy,
  compareTemplates,
  type CopyLine,
  type KeptLine,
  linesTaken,
  takeTemplate,
} from './index.ts';

const line = (name: string, value: number, more: Partial<KeptLine> = {}): KeptLine => ({
  name,
  kind: 'percent_compound',
  value,
  is_on: true,
  items_inherit: true,
  display: 'separated',
  ...more,
});
const kept = (id: number, ...rest: Parameters<typeof line>): CopyLine => ({ ...line(...rest), id });
const template = [line('Overhead', 8), line('Off', 3, { is_on: false }), line('Fee', 4)];

describe('a copy that takes its template', () => {
  const copy = [kept(7, 'fee ', 3), kept(8, 'Site rules', 1), kept(9, 'Gone', 2)];
  const named = (keepsOwn: boolean) =>
    takeTemplate(template, copy, { keepsOwn }).map(({ id, name, value }) => [id, name, value]);

  it('keeps the ids of lines of one name, and leaves out what is off', () => {
    expect(named(false)).toEqual([
      [null, 'Overhead', 8],
      [7, 'Fee', 4],
    ]);
  });

  it('keeps its own lines after those of the template where asked', () => {
    expect(named(true)).toEqual([
      [null, 'Overhead', 8],
      [7, 'Fee', 4],
      [8, 'Site rules', 1],
      [9, 'Gone', 2],
    ]);
  });

  it('does not differ from it afterwards', () => {
    const taken = takeTemplate(template, copy, { keepsOwn: false });
    expect(compareTemplates(linesTaken(template), taken)).toEqual([]);
    expect(compareTemplates(linesTaken(template), copy)).not.toEqual([]);
  });
});

it('names what is wrong with a line by its place', () => {
  expect(checkCopy([kept(1, 'Fee', 3), kept(2, 'FEE', 2000)], '2026-10-12')).toEqual({
    'lines.1.name': ['Line 1 has this name too. Rename one of them.'],
    'lines.1.value': ['A markup is a percentage from -100 to 1,000.'],
  });
});
