/** Every text of issues, file by file: what a translation replaces. What several files say stands first. */

export const codeMovedToWord = (code: string, word: string) => `${code} moved to ${word}`;
export const type = 'Type';
export const rootCause = 'Root cause';
export const scopeOfWork = 'Scope of work';
export const trade = 'Trade';
export const issues = 'Issues';
export const list = 'List';
export const subtype = 'Subtype';
export const reviewer = 'Reviewer';
export const code = 'Code';
export const name = 'Name';
export const status = 'Status';
export const severity = 'Severity';
export const dueDate = 'Due date';
export const costAtStake = 'Cost at stake';
export const assignee = 'Assignee';
export const related = 'Related';
export const priority = 'Priority';
export const disciplines = 'Disciplines';
export const ownFormats = 'Own formats';
export const answer = 'Answer';
export const actions = 'Actions';
export const pastDue = 'Past due';
export const atStake = 'At stake';
export const cost = 'Cost';
export const none = 'None';
export const nobody = 'Nobody';
export const issuesLower = 'issues';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const clearFilters = 'Clear filters';
export const close = 'Close';
export const issue = 'Issue';
export const issueManagement = 'Issue Management';
export const daysAtStake = 'Days at stake';
export const manageIssues2 = 'Manage Issues';
export const dayWord = (count: number | undefined) => (count === 1 ? 'day' : 'days');
export const deleteWord = 'Delete';

// BoardCard
export const noDueDate = 'No due date';
export const lateValuePastDue = (late: number, value: string) => `${late} ${value} past due`;

// BoardColumn
export const issue1 = '1 issue';
export const countIssues = (count: number) => `${count} issues`;
export const notFromLabel = (label: string) => `Not from ${label}`;
export const showMore = 'Show more';

// boardMoves
export const codeLiftedFromWordLeft = (code: string, word: string) =>
  `${code} lifted from ${word}. Left and right arrows choose a status, Space drops, Escape cancels.`;
export const codeBackInWord = (code: string, word: string) => `${code}: back in ${word}`;
export const codeWordToWord2 = (code: string, word: string, word2: string) => `${code}: ${word} to ${word2}`;
export const codeStaysInWord = (code: string, word: string) => `${code} stays in ${word}`;
export const canceledCodeStaysInWord = (code: string, word: string) => `Canceled. ${code} stays in ${word}`;

// entryColumns
export const deleteValue = (value: string) => `Delete ${value}`;
export const row = 'row';

// IssueBoard
export const spaceLiftsTheCardLeft =
  'Space lifts the card, left and right arrows choose a status, Space drops it, Escape cancels.';
export const voidIssues = 'Void issues';
export const move = ' Move ';
export const drop = 'Drop';
export const lift = 'Lift';
export const cancelPiece = ' Cancel';

// IssueCodes
export const search = 'Search';
export const searchCodeOrTitle = 'Search code or title';
export const masterformat = 'MasterFormat';
export const uniformat = 'UniFormat';

// issueColumns
export const days = 'Days';
export const actionsOfCode = (code: string) => `Actions of ${code}`;
export const edit = 'Edit';

// issueEntry
export const statusIsRequired = 'Status is required';
export const priorityIsRequired = 'Priority is required';

// IssueExport
export const issuesOfName = (name: string) => `Issues of ${name}`;
export const allIssuesEveryColumn = 'All issues, every column';
export const allIssuesOfName = (name: string) => `All issues of ${name}`;
export const theExportFailed = 'The export failed';
export const tryAgain = 'Try again.';
export const exportingNeedsThePermission = 'Exporting needs the permission to export issues';

// issueFilters
export const discipline = 'Discipline';

// IssueFlyout
export const detailsOfThisIssue = 'details of this issue';
export const nameIsRequired = 'Name is required';
export const nothingHasChanged = 'Nothing has changed';
export const newIssue = 'New issue';
export const cancel = 'Cancel';
export const save = 'Save';
export const issueLower = 'issue';
export const theIssue = 'the issue';

// IssueHead
export const copyLink = 'Copy link';
export const keepAsATemplate = 'Keep as a template';
export const from = 'From ';

// issueImport
export const importIssuesFromAFile = 'Import issues from a file';
export const upToBatchRows = (batch: number) => `Up to ${batch} rows`;
export const statusOfNewIssues = 'Status of new issues';

// IssueInsights
export const insightsLower = 'insights';
export const insights = 'Insights';
export const chart = 'Chart';
export const figures = 'Figures';
export const openActiveAndBacklog = (open: number) => `${open} active and backlog`;
export const longestDelay = 'Longest delay';
export const count = 'Count';
export const byTitle = (title: string) => `By ${title}`;

// IssueList
export const labelIssues = (label: string) => `${label} issues`;
export const pagesOfLabelIssues = (label: string) => `Pages of ${label} issues`;
export const pastDuePastDue = (past_due: number) => `${past_due} past due`;

// issueMutations
export const codeSaved = (code: string) => `${code} saved`;
export const codeAdded = (code: string) => `${code} added`;
export const codeRestored = (code: string) => `${code} restored`;
export const codeWasNotRestored = (code: string) => `${code} was not restored`;
export const codeDeleted = (code: string) => `${code} deleted`;
export const undo = 'Undo';
export const codeWasNotDeleted = (code: string) => `${code} was not deleted`;
export const issuesSaved = 'Issues saved';
export const issuesSavedSuccessfully = 'Issues saved successfully';
export const errorSavingIssues = 'Error saving issues';
export const thereWasAnErrorSaving = 'There was an error saving the issues. Please try again.';
export const codeWasChangedBySomebody = (code: string, label: string) =>
  `${code} was changed by someone else and is now ${label}.`;
export const codeWasNotMoved = (code: string) => `${code} was not moved`;
export const codeRaised = (code: string) => `${code} raised`;
export const theIssueWasNotRaised = 'The issue was not raised';

// IssueNeighbors
export const thisIssue = 'This issue is not in the lists';
export const previousIssue = 'Previous issue';
export const thisIsTheFirstIssue = 'This is the first issue';
export const nextIssue = 'Next issue';
export const thisIsTheLastIssue = 'This is the last issue';

// issueReportCards
export const due = 'Due';
export const activeIssues = 'Active issues';
export const backlogIssues = 'Backlog issues';
export const completedIssues = 'Completed issues';

// IssueSheet
export const noDrawingYetAddPictures = 'No drawing yet. Add pictures under Files.';
export const answered = 'Answered';
export const answeredDate = (date: string) => `Answered ${date}`;
export const closedDate = (date: string) => `Closed ${date}`;

// IssuesScreen
export const addIssue = 'Add issue';
export const manageIssues = 'Manage issues';
export const issueWord = (count: number | undefined) => (count === 1 ? 'issue' : 'issues');

// IssueStakes
export const valueOfMoneyAtStake = (value: string | number, money: string) =>
  `${value}% of ${money} at stake`;
export const under1 = 'Under 1';
export const dayPastDue1 = '1 day past due';
export const daysDaysPastDue = (days: number) => `${days} days past due`;

// issueSteps
export const reopen = 'Reopen';
export const dispute = 'Dispute';
export const setPending = 'Set pending';
export const reject = 'Reject';
export const closeIssue = 'Close issue';
export const openIssue = 'Open issue';

// IssueSteps
export const nextSteps = 'Next steps';
export const saveYourChangesFirst = 'Save your changes first';

// IssueTools
export const board = 'Board';
export const view = 'View';
export const quickSearch = 'Quick search';

// RelatedIssues
export const issuesLength = (length: number) => `Issues ${length}`;
export const raiseIssue = 'Raise issue';

// RelatedRows
export const relatedLength = (length: number) => `Related ${length}`;
export const removeCode = (code: string) => `Remove ${code}`;
export const kindOfRow = 'Kind of row';
export const addLabel = (label: string) => `Add ${label}`;
export const findItem = 'Find item';
export const addLabelByCode = (label: string) => `Add ${label} by code or name`;

// SimilarIssues
export const similarIssues = 'Similar issues';
export const aSimilarIssueExists = 'A similar issue exists';
export const similarIssuesExist = 'Similar issues exist';
export const dismiss = 'Dismiss';

// standingWords
export const closed = 'Closed';

// useIssueControls
export const onlyForTypeDesign = 'Only for type Design';
export const onlyIssuesOfTypeDesign = 'Only issues of type Design have a subtype';
export const addADescription = 'Add a description';
export const writeTheAnswer = 'Write the answer';

// useLift
export const notMoved = 'Not moved';
