/** Every text of foresite, file by file: what a translation replaces. What several files say stands first. */

// CostTrace
export const partsLower = 'parts';
export const theLargestLengthOfCount = (length: number, count: number) =>
  `The largest ${length} of ${count} are listed.`;
export const openTheItem = 'Open the item';
export const theWayHere = 'The way here';
export const nothingYet = 'Nothing yet.';
export const parts = 'Parts';
export const total = 'Total';
