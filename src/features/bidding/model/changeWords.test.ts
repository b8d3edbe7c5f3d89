import { describe, expect, it } from 'vitest';
import type { IssueChange } from '#domain/bidding';
import { changeDetail, changeTitle } from './changeWords.ts';

const coils = { id: 1, section: '23 82 19', name: 'Fan coil units', quantity: 262, unit: 'EA' };
const change = (part: Partial<IssueChange>): IssueChange => ({
  subject: 'LINE',
  kind: 'CHANGED',
  before: coils,
  after: coils,
  ...part,
});

describe('a change of the scope', () => {
  it.each([
    ['quantity', { after: { ...coils, quantity: 258 } }, '258 EA, was 262 EA'],
    ['name', { after: { ...coils, name: 'Fan coils' } }, 'was 23 82 19 Fan coil units'],
    ['quantity taken away', { after: { ...coils, quantity: null, unit: '' } }, 'no quantity, was 262 EA'],
    ['new line', { kind: 'ADDED', before: null }, '262 EA'],
    ['line that is gone', { kind: 'REMOVED', after: null }, '262 EA'],
  ] satisfies [string, Partial<IssueChange>, string][])('of a %s reads in short', (_name, part, words) => {
    expect(changeDetail(change(part))).toBe(words);
  });

  it('is called as the line is now', () => {
    expect(changeTitle(change({ after: { ...coils, name: 'Coils' } }))).toBe('23 82 19 Coils');
    expect(changeTitle(change({ after: null }))).toBe('23 82 19 Fan coil units');
  });
});
