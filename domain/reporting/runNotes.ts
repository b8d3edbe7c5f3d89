/** How many notes a run has at most, and how long they are, in characters (docs/product/reporting.md). */
export const RUN_NOTES = { most: 20, title: 120, text: 2000 } as const;
