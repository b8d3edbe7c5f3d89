/** What the search for pending ranges may still spend: candidates and groups times rounds. One is shared by a whole request. */
export interface PackingBudget {
  left: number;
}

/** About a second of work, for a thread of its own. */
export const WHOLE_BUDGET = 10_000_000;

/** A few milliseconds: all that real projects need, and all that a range may take beside other work. */
export const QUICK_BUDGET = 100_000;

/** What laying out a search costs for each group of each item in it, besides the rounds that follow. */
export const SEARCH_START = 25;

/** A budget of its own for one request. */
export const packingBudget = (left: number = WHOLE_BUDGET): PackingBudget => ({ left });
