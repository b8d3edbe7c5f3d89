/** Every text of history, file by file: what a translation replaces. What several files say stands first. */

export const history = 'History';
export const clearFilters = 'Clear filters';

// historyFilters
export const today = 'Today';
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const last90Days = 'Last 90 days';

// HistoryScreen
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const changeWord = (count: number | undefined) => (count === 1 ? 'change' : 'changes');

// HistoryTools
export const sinceDate = (date: string) => `since ${date}`;
export const area = 'Area';
export const person = 'Person';
export const when = 'When';

// rowAddress
export const thisProject = 'this project';
export const projectSettings = 'Project settings';
export const pageSetup = 'Page setup';
export const vision = 'Vision';
export const aLinkOfTheTimeline = 'A link of the timeline';
export const targetOf = 'Target of ';
