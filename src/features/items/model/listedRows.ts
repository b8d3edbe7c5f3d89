import * as t from '../texts.ts';

/** Numbers that a sentence bears. */
const most = 30;

/** Numbers of rows in a sentence: "3, 7, 9", and how many more where there are many. */
export const listedRows = (numbers: readonly number[]) =>
  numbers.length > most
    ? t.shownAndLengthMore(numbers.slice(0, most).join(', '), numbers.length - most)
    : numbers.join(', ');
