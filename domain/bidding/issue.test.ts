import { describe, expect, it } from 'vitest';
import { type Issue, issueChanges, issueOf, issueWords } from './index.ts';

const piping = { id: 1, section: '23 21 13', name: 'Piping', quantity: 41_200, unit: 'LF' };
const hoist = { id: 2, section: '', name: 'Hoisting', quantity: null, unit: 'LS' };
const first: Issue = { lines: [piping, hoist], alternates: [{ id: 1, name: 'Boilers' }] };

describe('lines as issued', () => {
  it('hold no estimate, no bid and no choice', () => {
    const issue = issueOf({
      lines: [{ ...piping, estimate: 9000 }],
      alternates: [{ id: 1, name: 'Boilers', is_chosen: true }],
    });
    expect(issue).toEqual({ lines: [piping], alternates: [{ id: 1, name: 'Boilers' }] });
  });

  it.each([
    ['nothing', first, ''],
    ['another order', { ...first, lines: [hoist, piping] }, ''],
    ['a line more', { ...first, lines: [piping, hoist, { ...hoist, id: 3 }] }, '1 added'],
    ['another quantity', { ...first, lines: [{ ...piping, quantity: 1 }, hoist] }, '1 changed'],
    ['another unit', { ...first, lines: [{ ...piping, unit: 'M' }, hoist] }, '1 changed'],
    ['a line fewer', { ...first, lines: [hoist] }, '1 removed'],
    ['another alternate', { ...first, alternates: [{ id: 2, name: 'Pumps' }] }, '1 added, 1 removed'],
  ] satisfies [string, Issue, string][])('differ by %s', (_name, after, words) => {
    expect(issueWords(issueChanges(first, after))).toBe(words);
  });

  it('say what a line was and is', () => {
    const renamed = { id: 1, name: 'Condensing boilers' };
    expect(
      issueChanges(first, { lines: [piping, { ...hoist, quantity: 2 }], alternates: [renamed] }),
    ).toEqual([
      { subject: 'LINE', kind: 'CHANGED', before: hoist, after: { ...hoist, quantity: 2 } },
      {
        subject: 'ALTERNATE',
        kind: 'CHANGED',
        before: { id: 1, section: '', name: 'Boilers', quantity: null, unit: '' },
        after: { id: 1, section: '', name: 'Condensing boilers', quantity: null, unit: '' },
      },
    ]);
  });
});
