import { describe, expect, it } from 'vitest';
import {
  asInProject,
  type DraftMarkup,
  isSet,
  markupEffect,
  markupProblems,
  markupText,
  toMarkupDraft,
  toSaid,
} from './markupDraft.ts';

const line = (id: number, more: Partial<DraftMarkup> = {}): DraftMarkup => ({
  markup_id: id,
  name: `Line ${id}`,
  kind: 'percent_direct',
  display: 'separated',
  project_value: 8,
  project_is_on: true,
  is_on: true,
  value: null,
  reason: '',
  ...more,
});
const figures = { direct: 1_000, own: 15, area: 0 };

describe('markups of an estimate while they are set', () => {
  it('show the value that counts, and send it where it is not the project’s', () => {
    const draft = toMarkupDraft([line(1), line(2, { value: 5 })]);
    expect(draft.map(({ value }) => value)).toEqual([8, 5]);
    expect(toSaid(draft).map(({ value }) => value)).toEqual([null, 5]);
    expect(toSaid([line(1, { reason: ' Agreed ' })])[0]?.reason).toBe('Agreed');
  });
  it('are set where one line is off, at another value, or has a reason', () => {
    const usual = toMarkupDraft([line(1), line(2, { project_is_on: false, is_on: false })]);
    expect(isSet(usual)).toBe(false);
    for (const own of [{ is_on: false }, { value: 7 }, { reason: 'GMP' }, { value: 0 }]) {
      const draft = usual.map((one, at) => (at === 0 ? { ...one, ...own } : one));
      expect(isSet(draft)).toBe(true);
      expect(isSet(asInProject(draft))).toBe(false);
    }
    // An emptied value is the project's.
    expect(isSet([line(1, { value: null })])).toBe(false);
  });
  it('say what each adds to the lines that take them, beside the others', () => {
    const draft = [line(1), line(2, { is_on: false }), line(3, { value: null })];
    expect(markupEffect(draft, figures, 1_300)).toEqual({ amounts: [80, 0, 80], others: 315, total: 1_475 });
    expect(markupEffect([line(1, { kind: 'percent_total', value: 100 })], figures, 1_300)).toBeNull();
  });
  it('are checked by the rules of the server', () => {
    expect(markupProblems([line(1), line(2, { value: 2_000 })])).toEqual({
      'markups.1.value': ['A markup is a percentage from -100 to 1,000.'],
    });
    expect(markupProblems([line(1)])).toEqual({});
  });
});

it.each([
  [null, ''],
  [undefined, ''],
  [0, 'None'],
  [3.125, '3.125%'],
])('the markup of a line reads, for %s, "%s"', (rate, text) => expect(markupText(rate)).toBe(text));
