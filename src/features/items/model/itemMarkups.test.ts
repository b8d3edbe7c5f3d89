import { expect, it } from 'vitest';
import type { ItemMarkup } from '#domain/markups';
import { hasMarkups, markedUp, markupChoices, markupNote, withChoice } from './itemMarkups.ts';

const fee: ItemMarkup = {
  id: 1,
  name: 'Fee',
  kind: 'percent_direct',
  project_value: 10,
  value: null,
  is_excluded: false,
  applies: true,
  amount: 100,
};
const mobilization: ItemMarkup = { ...fee, id: 2, kind: 'lump_sum', project_value: 90_000, applies: false };

it('prices another subtotal with the same lines', () => {
  expect(markedUp({ markups: [fee, mobilization] }, 2_000).total).toBe(2_200);
  expect(
    markedUp(
      {
        markups: [
          { ...fee, value: 5 },
          { ...mobilization, value: 30 },
        ],
      },
      2_000,
    ).total,
  ).toBe(2_130);
  expect(markedUp({ markups: [{ ...fee, is_excluded: true }] }, 2_000).total).toBe(2_000);
});

it('sends only what differs from the project', () => {
  const left = { markup_id: 1, is_excluded: true, value: null };
  expect(markupChoices([{ ...fee, is_excluded: true }, mobilization])).toEqual([left]);
  expect(withChoice([left], { ...left, is_excluded: false })).toEqual([]);
  expect(withChoice([left], { markup_id: 2, is_excluded: false, value: 5 })).toHaveLength(2);
});

it.each([
  [fee, 'of direct cost'],
  [{ ...fee, kind: 'percent_compound' as const }, 'of the running total'],
  [{ ...fee, value: 8 }, 'of direct cost, 10% in the project'],
  [{ ...fee, is_excluded: true }, 'Left out'],
  [mobilization, '$90,000 for the project; nothing for this item'],
  [{ ...mobilization, value: 5 }, 'Lump sum'],
])('tells what a line is taken of: %o', (line, note) => expect(markupNote(line)).toBe(note));

it.each([
  [true, [fee], true],
  [false, [fee], false],
  [null, [], false],
  [true, [], false],
  [true, [mobilization], false],
  [true, [{ ...fee, is_excluded: true, applies: false }], false],
  [true, [{ ...fee, value: 0 }], false],
])('says that markups come on top only where one does: %o with %o', (use_markups, markups, has) =>
  expect(hasMarkups({ use_markups, markups })).toBe(has),
);
