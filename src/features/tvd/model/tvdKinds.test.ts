import { describe, expect, it } from 'vitest';
import { kindReason, kindsText, partsOf } from './tvdKinds.ts';

const tvd = {
  kinds: [
    { member_id: 1, kind: 'CONTINGENCY' as const, amount: 250.5 },
    { member_id: 1, kind: 'ALLOWANCE' as const, amount: 100 },
    { member_id: 2, kind: 'CONTINGENCY' as const, amount: 49.5 },
  ],
};

describe('the estimate by kind of line', () => {
  it('splits what a row comes to, work first', () => {
    expect(partsOf(tvd, 1, 1_000)).toEqual([
      { name: 'Work', amount: 649.5 },
      { name: 'Allowances', amount: 100 },
      { name: 'Contingency', amount: 250.5 },
    ]);
    expect(partsOf(tvd, 3, 1_000)).toEqual([]);
    expect(partsOf({ kinds: null }, 1, 1_000)).toEqual([]);
  });
  it('says of each part what it is a part of', () => {
    const { parts, sum } = kindReason(
      [
        { name: 'Work', amount: 750 },
        { name: 'Allowances', amount: 250 },
      ],
      1_000,
    );
    expect(parts?.map(({ name, text }) => [name, text])).toEqual([
      ['Work', '$750'],
      ['Allowances', '$250'],
    ]);
    expect(sum).toMatchObject({ name: 'Current', text: '$1,000' });
  });
  it('is said of all rows together', () => {
    expect(kindsText(tvd)).toBe('Of the estimate: allowances $100, contingency $300.');
    expect(kindsText({ kinds: [] })).toBe('');
  });
});
