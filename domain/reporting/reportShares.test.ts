import { expect, it } from 'vitest';
import { isInternalCard, REPORT_SHARES, shareProblems, withoutPapers } from './index.ts';

const today = '2026-10-12';
const papers = [{ key: 'a' }, { key: 'b' }];
const draft = {
  recipient: 'Sam Whitaker',
  email: 'sam@wellspring.example',
  expires_on: '2026-11-11',
  hidden_keys: ['a'],
  is_mailed: true,
};
const fields = (part: object) => Object.keys(shareProblems({ ...draft, ...part }, papers, today));

it('takes a link with all that it needs, and not more', () => {
  expect(fields({})).toEqual([]);
  expect(fields({ email: undefined, is_mailed: false, hidden_keys: [], expires_on: today })).toEqual([]);
  expect(fields({ expires_on: '2027-04-10', password: 'x'.repeat(REPORT_SHARES.leastPassword) })).toEqual([]);
});

it.each<[string, object, string]>([
  ['for nobody', { recipient: '  ' }, 'recipient'],
  ['to no address', { email: 'sam' }, 'email'],
  ['mailed to nowhere', { email: '' }, 'email'],
  ['that has ended', { expires_on: '2026-10-11' }, 'expires_on'],
  ['that ends too late', { expires_on: '2027-04-11' }, 'expires_on'],
  ['with a short password', { password: 'x'.repeat(REPORT_SHARES.leastPassword - 1) }, 'password'],
  ['of nothing', { hidden_keys: ['a', 'b'] }, 'hidden_keys'],
])('refuses a link %s', (_what, part, field) => {
  expect(fields(part)).toEqual([field]);
});

it('leaves cards out with their pages', () => {
  const piece = (key: string) => ({ key, from: 0, to: 1 });
  const figures = {
    papers: [
      { key: 'a', kind: 'contingency' as const },
      { key: 'b', kind: 'text' as const },
    ],
    pages: [[piece('a')], [piece('a'), piece('b')], [piece('b')]],
  };
  expect(withoutPapers(figures, ['a'])).toEqual({
    papers: [{ key: 'b', kind: 'text' }],
    pages: [[piece('b')], [piece('b')]],
  });
  expect(withoutPapers(figures, [])).toBe(figures);
  expect(JSON.stringify(withoutPapers(figures, ['a']))).not.toContain('contingency');
});

it('an owner gets no contingency and no allocation unasked', () => {
  expect(['contingency', 'bid-package-allocation-table', 'foresite-table'].map(isInternalCard)).toEqual([
    true,
    true,
    false,
  ]);
});
