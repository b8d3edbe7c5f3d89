/** Every text of forms over rows that others change, too: what a translation replaces. */

export const takeTheirs = 'Use theirs';
export const someoneChangedTheSameFields = (what: string) =>
  `Someone changed the same fields of this ${what}. Saving keeps yours.`;
