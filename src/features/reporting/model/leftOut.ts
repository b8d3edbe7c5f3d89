import * as t from '../texts.ts';

/** Says how many cards are left out of the pages for want of a permission. */
export const leftOutText = (count: number): string =>
  t.leftOutBecauseYourRole(count === 1 ? t.it1Card : t.themCountCards(count.toLocaleString('en-US')));
