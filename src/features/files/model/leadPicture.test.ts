import { expect, it } from 'vitest';
import { leadPicture, pictureWords } from './leadPicture.ts';

const file = (name: string, type: string, marks: number) => ({
  name,
  file_type: type,
  marks: Array.from({ length: marks }, () => 'mark'),
});
const plain = file('a.png', 'image/png', 0);
const marked = file('b.jpg', 'image/jpeg', 2);
const paper = file('c.pdf', 'application/pdf', 0);

it.each([
  ['the first that is marked', [paper, plain, marked], marked],
  ['the first where none is', [paper, plain, file('d.png', 'image/png', 0)], plain],
  ['none of other files', [paper], undefined],
] as const)('a row shows %s', (_which, files, lead) => expect(leadPicture(files)).toBe(lead));

it.each([
  [0, 'Oct 06, 2026'],
  [1, '1 mark, Oct 06, 2026'],
  [3, '3 marks, Oct 06, 2026'],
])('a picture with %i marks', (marks, words) => expect(pictureWords(marks, 'Oct 06, 2026')).toBe(words));
