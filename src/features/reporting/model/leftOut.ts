/** Says how many cards are left out of the pages for want of a permission. */
export const leftOutText = (count: number): string =>
  `Left out, because your role does not see ${count === 1 ? 'it: 1 card' : `them: ${count.toLocaleString('en-US')} cards`}`;
