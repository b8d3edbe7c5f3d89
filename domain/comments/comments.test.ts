import { expect, it } from 'vitest';
import { commentProblem, mentionAt, mentionPieces, mentionsIn, ownsComment, withMention } from './index.ts';

it.each([
  ['@', ''],
  ['Ask @Le', 'Le'],
  ['Ask @Lena Br', 'Lena Br'],
  ['(@Zoë', 'Zoë'],
  ['mail me at lena@halden', null],
  ['Ask @Lena Brandt now', null],
  ['Nobody', null],
  ['@Lena\n', null],
])('looks for a name in %o: %o', (text, name) => expect(mentionAt(text, text.length)).toBe(name));

it('puts the chosen name in the place of what was written', () => {
  expect(withMention('Ask @Le about it', 7, 'Lena Brandt')).toEqual({
    text: 'Ask @Lena Brandt  about it',
    caret: 17,
  });
});

it('mentions whoever still stands in the text, once', () => {
  const lena = { id: 4, name: 'Lena Brandt' };
  const sam = { id: 5, name: 'Sam Whitaker' };
  expect(mentionsIn('@Lena Brandt and @Lena Brandt', [lena, lena, sam])).toEqual([4]);
});

it('cuts the text where people are named', () => {
  expect(mentionPieces('Ask @Lena Brandt, then @Lena', ['Lena', 'Lena Brandt'])).toEqual([
    { text: 'Ask ', mentioned: false },
    { text: '@Lena Brandt', mentioned: true },
    { text: ', then ', mentioned: false },
    { text: '@Lena', mentioned: true },
  ]);
  expect(mentionPieces('', ['Lena'])).toEqual([]);
});

it('keeps words, not blanks, and only so many', () => {
  expect(commentProblem(' \n')).toBe('Write something first.');
  expect(commentProblem('x'.repeat(5001))).toMatch(/5,000/);
  expect(commentProblem('Fine')).toBeNull();
});

it('lets people change what they wrote while it is there', () => {
  expect(ownsComment({ created_by_id: 1, is_deleted: false }, 1)).toBe(true);
  expect(ownsComment({ created_by_id: 1, is_deleted: true }, 1)).toBe(false);
  expect(ownsComment({ created_by_id: 2, is_deleted: false }, 1)).toBe(false);
});
