/** Every text of why, file by file: what a translation replaces. What several files say stands first. */

// costReasons
export const theForecastWithTheMost = (value: string) =>
  `The forecast with the most that pending items can still ${value} together, one of each group.`;
export const forecast = 'Forecast';
export const pendingItems = 'Pending items';
export const pendingLow = 'Pending low';
export const pendingHigh = 'Pending high';
export const theSumOfTheComponents =
  'The sum of the components’ budgets where those are set, else the budget of the project.';
export const theNewestEstimate = 'The newest estimate of a milestone.';
export const itemsApprovedSinceTheNewest = 'Items approved since the newest estimate, so not yet in one.';
export const theNewestEstimatePlusWhat = 'The newest estimate plus what was approved since.';
export const currentMilestone = 'Current milestone';
export const approvedSince = 'Approved since';
export const theForecastLessTheBudget = 'The forecast less the budget.';
export const budget = 'Budget';
export const gap = 'Gap';
export const save = 'save';
export const add = 'add';

// Why
export const whatNameIsMadeOf = (name: string) => `What ${name} is made of`;
export const valueTextWhat = (value: string, text: string) => `${value}${text}. What is it made of?`;
