/** Every text of time-machine, file by file: what a translation replaces. What several files say stands first. */

export const code = 'Code';
export const name = 'Name';
export const status = 'Status';
export const dueDate = 'Due date';
export const nameWasDeletedSince = (name: string) => `${name} was deleted since`;

// ForecastBridge
export const whatChanged = 'What changed';
export const fromDateToDate2 = (date: string, date2: string) => `From ${date} to ${date2}`;
export const changes = 'changes';
export const noMilestoneHadAnEstimate = 'No milestone had an estimate';
export const rangeAbbreviateToAbbreviate2 = (abbreviate: string, abbreviate2: string) =>
  `Range ${abbreviate} to ${abbreviate2}`;
export const forecastOnDate = (date: string) => `Forecast on ${date}`;
export const newEstimates = 'New estimates';
export const none = 'None';
export const items = 'Items';
export const changed1 = '1 changed';
export const lengthChanged = (length: string) => `${length} changed`;
export const whatHappened = 'What happened';
export const before = 'Before';
export const after = 'After';
export const effectOnForecast = 'Effect on forecast';
export const lastChange = 'Last change';
export const itemsThatChanged = 'Items that changed';
export const noItemsChanged = 'No items changed';
export const noOneChangedAnItem = 'No one changed an item between the two days.';
export const noEffect = 'No effect';

// RegisterChanges
export const risksFromDateToDate2 = (date: string, date2: string) => `Risks from ${date} to ${date2}`;
export const issuesFromDateToDate2 = (date: string, date2: string) => `Issues from ${date} to ${date2}`;
export const risksThatChanged = 'Risks that changed';
export const issuesThatChanged = 'Issues that changed';
export const noRisksChanged = 'No risks changed';
export const noOneChangedARisk = 'No one changed a risk between the two days.';
export const noIssuesChanged = 'No issues changed';
export const noOneChangedAnIssue = 'No one changed an issue between the two days.';
export const effectOnTotal = 'Effect on total';
export const changesOfRisksAndIssues = 'changes of risks and issues';
export const beforeToAfter = (before: string, after: string) => `${before} to ${after}`;
export const happenedWords = (happened: string, words: string) => `${happened}: ${words}`;

// pastRegisters
export const added = 'Added';
export const deleted = 'Deleted';

// PastItemsGrid
export const item1 = '1 item';
export const lengthItems = (length: string) => `${length} items`;
export const cost = 'Cost';
export const group = 'Group';
export const component = 'Component';
export const priority = 'Priority';
export const itemsOnDate = (date: string) => `Items on ${date}`;
export const noItemsYet = 'No items yet';
export const noItemsHadBeenProposed = 'No items had been proposed by this day.';

// PastRegisters
export const lengthActive = (length: number) => `${length} active`;
export const lengthActiveAndBacklog = (length: number) => `${length} active and backlog`;
export const est = 'Est.';
export const score = 'Score';
export const value = 'Value';
export const owner = 'Owner';
export const severity = 'Severity';
export const costAtStake = 'Cost at stake';
export const assignee = 'Assignee';
export const risksAndIssues = 'risks and issues of that day';
export const risks = 'Risks';
export const risksOnDate = (date: string) => `Risks on ${date}`;
export const noRisksYet = 'No risks yet';
export const noRiskHadBeenWritten = 'No risks had been added by this day.';
export const issues = 'Issues';
export const issuesOnDate = (date: string) => `Issues on ${date}`;
export const noIssuesYet = 'No issues yet';
export const noIssueHadBeenRaised = 'No issues had been raised by this day.';

// PastView
export const thisIsTheProject = (date: string) =>
  `This is the project as of the end of ${date}. Nothing can be changed here; a name opens it as it is today.`;
export const figuresOfThatDay = 'figures of that day';

// TimeMachineBar
export const timeMachine = 'Time machine';
export const earlierChange = 'Earlier change';
export const nothingChangedBeforeThisDay = 'Nothing changed before this day';
export const day = 'Day';
export const today = 'Today';
export const laterChange = 'Later change';
export const nothingChangedAfterThisDay = 'Nothing changed after this day';
export const asOf = 'As of';
export const compareWith = 'Compare with';
export const backToToday = 'Back to today';
