/** Milliseconds. */
export const DAY = 24 * 60 * 60_000;

/** What hardly ever changes (settings, codes) is kept for a day, also while nothing shows it, and then read anew. */
export const keptADay = { staleTime: DAY, gcTime: DAY } as const;
