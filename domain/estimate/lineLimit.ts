/** Lines that an estimate may have: all of them are read at once, by its grid and where estimates are compared. */
export const MOST_LINES = 50_000;

/** Whether lines fit into an estimate that has `held`, of which `gone` go. One that has too many already may still be changed and made smaller. */
export const fitsEstimate = (held: number, added: number, gone: number): boolean =>
  added <= gone || held + added - gone <= MOST_LINES;
