import { describe, expect, it } from 'vitest';
import type { ChangeRow } from './changeRows.ts';
import { mendingOf } from './mending.ts';

const row = (before: string | null, after: string | null, by: 'hand' | 'apart' | null = null): ChangeRow => ({
  key: `${before}/${after}`,
  code: '',
  name: 'Ductwork',
  before: 0,
  after: 0,
  quantity: 0,
  price: 0,
  other: 0,
  what: before === null ? 'New' : 'Removed',
  said: { before, after, by, note: '' },
});

describe('what can be said of lines that are chosen', () => {
  it('matches a removed and a new one, in whatever order', () => {
    const match = { act: 'match', state: 'MATCHED', before_key: 'b', after_key: 'a' };
    expect(mendingOf([row('b', null), row(null, 'a')])).toEqual(match);
    expect(mendingOf([row(null, 'a'), row('b', null, 'apart')])).toEqual(match);
  });

  it('takes a matched one apart, and what was said by hand back', () => {
    expect(mendingOf([row('b', 'a')])).toMatchObject({ act: 'apart', state: 'APART' });
    expect(mendingOf([row('b', 'a', 'hand')])).toMatchObject({ act: 'again', state: null });
    expect(mendingOf([row('b', null, 'apart')])).toEqual({
      act: 'again',
      state: null,
      before_key: 'b',
      after_key: null,
    });
  });

  it.each([
    ['nothing', []],
    ['one that is alone', [row('b', null)]],
    ['two that were removed', [row('b', null), row('c', null)]],
    ['a matched and a new one', [row('b', 'a'), row(null, 'c')]],
    ['three', [row('b', null), row(null, 'a'), row(null, 'c')]],
  ])('says why it can do nothing with %s', (_name, rows) => {
    expect(mendingOf(rows)).toHaveProperty('problem');
  });
});
