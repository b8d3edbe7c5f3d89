/** Every text of items, file by file: what a translation replaces. What several files say stands first. */

export const undo = 'Undo';
export const addFromTheIdeaLibrary = 'Add from the idea library';
export const cancel = 'Cancel';
export const newItem = 'New item';
export const labelOfItems = (label: string, items: string) => `${label} of ${items}`;
export const component = 'Component';
export const assignee = 'Assignee';
export const proposedBy = 'Proposed by';
export const dueDate = 'Due date';
export const priority = 'Priority';
export const tags = 'Tags';
export const limits = 'Limits';
export const decideBy = 'Decide by';
export const approve = 'Approve';
export const reject = 'Reject';
export const clone = 'Clone';
export const moveTo = 'Move to';
export const item1 = '1 item';
export const countItems = (count: number) => `${count} items`;
export const name = 'Name';
export const status = 'Status';
export const lowerLimit = 'Lower limit';
export const upperLimit = 'Upper limit';
export const somebody = 'Someone';
export const shownAndLengthMore = (shown: string, length: number) => `${shown} and ${length} more`;
export const milestone = 'Milestone';
export const selectAMilestone = 'Select a milestone...';
export const remove = 'Remove';
export const noDeadline = 'No deadline';
export const findComponent = 'Find component';
export const selectAPriority = 'Select a priority...';
export const reason = 'Reason';
export const optionalEveryoneOnTheProject = 'Optional; everyone on the project can read it.';
export const forecastAndRangeDoNotChange = 'Forecast and range do not change.';
export const itemsLower = 'items';
export const codeRestored = (code: string) => `${code} restored`;
export const codeWasNotRestored = (code: string) => `${code} was not restored`;
export const theirs = 'Use theirs';
export const keepMine = 'Keep mine';
export const save = 'Save';
export const due = 'Due';
export const cost = 'Cost';
export const area = 'Area';
export const updatedBy = 'Updated by';
export const group = 'Group';
export const scenarios = 'Scenarios';
export const tag = 'Tag';
export const untagged = 'Untagged';
export const fromToTo = (from: string, to: string) => `${from} to ${to}`;
export const forecastWithIt = 'Forecast with it';
export const measure = 'Measure';
export const forecastWithoutIt = 'Forecast without it';
export const overBudgetWithIt = 'Over budget with it';
export const underBudgetWithIt = 'Under budget with it';
export const valueDrivers = 'Value drivers';
export const exclusiveGroups = 'Exclusive groups';
export const estimatedArea = 'Estimated area';
export const risksAndIssues = 'Risks and issues';
export const directCost = 'Direct cost';
export const activitiesItTouches = 'Activities it touches';
export const schedule = 'Schedule';
export const probability = 'Probability';
export const scope = 'Scope';
export const costGroup = 'Cost group';
export const format = 'Format';
export const quantity = 'Quantity';
export const unit = 'Unit';
export const unitCost = 'Unit cost';
export const extension = 'Extension';
export const decision = 'Decision';
export const inTheEstimateOfHeld = (held: string) => `In the estimate of ${held}`;
export const deletedItems = 'Deleted items';
export const close = 'Close';
export const item = 'Item';
export const comments = 'Comments';
export const nameIsRequired = 'Name is required';
export const items = 'Items';
export const by = 'By';
export const amount = 'Amount';
export const youNeedPermissionToValue = (value: string) =>
  `You need permission to ${value} scope rows. Ask your company administrator for it.`;
export const code = 'Code';
export const someoneElseChangedTheseItems = 'Someone else changed these items';
export const newRow = 'New row';
export const manageItems = 'Manage Items';
export const itemSaved1 = '1 item saved';
export const numberItemsSaved = (number: string) => `${number} items saved`;
export const fillInOrChange = 'Fill in or change a row first';
export const valueListedRowsCannot = (value: string, listedRows: string) =>
  `${value} ${listedRows} cannot be saved yet. Correct the marked cells, then save again.`;
export const row = 'Row';
export const rows = 'Rows';
export const nothing = 'nothing';
export const changeLower = 'change';
export const addLower = 'add';

// AddItem
export const importFromAFile = 'Import from a file';
export const xlsxXlsCsv = '.xlsx, .xls, .csv';
export const moreWaysToAdd = 'More ways to add';

// AlternativesTable
export const range = 'Range';
export const alternativesInGroupLetter = (letter: string) => `Alternatives in group ${letter}`;
export const onlyOneCanBeApproved = 'Only one can be approved';

// ApprovalDialog
export const approveCode = (code: string) => `Approve ${code}`;

// bulkChange
export const itemsMovedToLabel = (items: string, label: string) => `${items} moved to ${label}`;

// BulkDialog
export const noneOfTheseItems = 'None of these items can be changed this way';
export const chooseTheNewValueFirst = 'Choose the new value first';
export const refusedSoNothingWasSaved = 'Refused, so nothing was saved';
export const itemStays = '1 item stays as it is';
export const lengthItemsDoNotChange = (length: number) => `${length} items do not change`;

// BulkField
export const add = 'Add';
export const replace = 'Replace';
export const noComponent = 'No component';
export const nobody = 'Nobody';
export const noDueDate = 'No due date';
export const leaveEmptyToKeepIt = 'Leave empty to keep it.';

// bulkKinds
export const change = 'Change';
export const moveItemsToLabel = (items: string, label: string) => `Move ${items} to ${label}`;
export const move = 'Move';
export const decide = 'Decide';

// BulkMenu
export const youCanChangeAtMost = (value: number) =>
  `You can change at most ${value} items at once. Filter the list first.`;
export const changeItemsText = (itemsText: string) => `Change ${itemsText}`;
export const changeAllItems = 'Change all items of the list';
export const theListHoldsNoItem = 'The list holds no item that could be changed';

// BulkReport
export const leaveThemOut = 'Leave them out';
export const someoneElseChangedTheseItemsFirst =
  'Someone else changed these items first; nothing was saved. Change them anyway, or leave them out.';

// CodeChoice
export const searchCodes = 'Search codes';
export const codeTitleOrKeyword = 'Code, title or keyword';
export const codeFormats = 'Code formats';
export const codeFormat = 'Code format';
export const clearCode = 'Clear code';
export const recentCodes = 'Recent codes';
export const codesLower = 'codes';
export const codes = 'Codes';
export const noCodesMatchYourSearch = 'No codes match your search';
export const noCodesHereFoundIn = 'No codes match here. Found in:';
export const formatCount = (format: string, count: number) => `${format} (${count})`;
export const clearSearch = 'Clear search';

// ConflictBanner
export const theScope = 'the scope';
export const whoChangedThisItemWhile = (who: string, list: string) =>
  `${who} changed this item while you were editing it. ${list}.`;
export const labelTheirsYours = (label: string, theirs: string | undefined, yours: string | undefined) =>
  `${label}: ${theirs} (yours: ${yours})`;

// conflictWords
export const lengthChosen = (length: number) => `${length} chosen`;

// CostGroupPicker
export const costGroupsRowRow = (row: number) => `Cost groups, row ${row}`;
export const costGroupsRowRowValue = (row: number, value: string) => `Cost groups, row ${row}: ${value}`;
export const addCode = 'Add code';
export const uniformat = 'UniFormat';
export const masterformat = 'MasterFormat';
export const noneLower = 'none';

// DeletedItems
export const nameOrCode = 'Name or code';
export const deletedItemsLower = 'deleted items';
export const nothingWasDeleted = 'Nothing was deleted';
export const deletedItemsWaitHereUntil = 'Deleted items wait here until they are restored.';
export const noDeletedItemMatches = 'No deleted item matches';
export const lookForAnotherName = 'Try another name or code.';
export const clearFilters = 'Clear filters';
export const restore = 'Restore';

// driverScores
export const servesItMuch = 'Serves it much';
export const servesIt = 'Serves it';
export const neither = 'Neither';
export const harmsIt = 'Harms it';
export const harmsItMuch = 'Harms it much';

// DueChip
export const fromGridDate = (gridDate: string) => `from ${gridDate}`;
export const toGridDate = (gridDate: string) => `to ${gridDate}`;

// EntryTabs
export const quickEntry = 'Quick entry';
export const scopeRows = 'Scope rows';

// fieldEdits
export const yoursValue = (value: string) => `, yours ${value}`;
export const codeWhoChangedItsScope = (code: string, who: string) =>
  `${code}: ${who} changed its scope or description`;

// groupMutations
export const codeAndCode2AreNow = (code: string, code2: string) =>
  `${code} and ${code2} are now alternatives`;
export const theItemsWereNotGrouped = 'The items were not grouped';

// GroupPicker
export const newGroup = 'New group';

// GroupSuggestion
export const groupThem = 'Group them';
export const notAlternatives = 'Not alternatives';
export const codeNameHasTheSame = (code: string, name: string) =>
  `${code} ${name} has the same code and component. If only one can happen, group them.`;

// HeadlineCost
export const rangeFromLowToHigh = (low: string, high: string) => `Range from ${low} to ${high}`;
export const perArea = 'Per area';

// ideaMutations
export const draftAdded1 = '1 draft added';
export const lengthDraftsAdded = (length: number) => `${length} drafts added`;
export const nameIsInTheIdea = (name: string) => `${name} is in the idea library`;
export const codeWasNotKept = (code: string) => `${code} was not kept as an idea`;

// IdeaPicker
export const addAsADraft = 'Add as a draft';
export const addLengthAsDrafts = (length: number) => `Add ${length} as drafts`;
export const chooseAnIdeaFirst = 'Choose an idea first';
export const draftsDoNotTouch = 'Drafts do not touch the forecast until they are moved to Pending.';
export const searchIdeas = 'Search ideas';
export const nameOrText = 'Name or text';
export const ideasLower = 'ideas';
export const noIdeasYet = 'No ideas yet';
export const noIdeaMatchesTheSearch = 'No idea matches the search';
export const saveAnItem = 'Save an item as an idea from its menu.';
export const ideas = 'Ideas';
export const theFirstValueOfCount = (value: number, count: number) =>
  `The first ${value} of ${count}. Search to see others.`;

// importRules
export const importItemsFromAFile = 'Import items from a file';
export const upTo20000Rows = 'Up to 20,000 rows';
export const statusOfNewItems = 'Status of new items';
export const draft = 'Draft';
export const pending = 'Pending';

// ItemActivities
export const removeCodeFromTheActivities = (code: string) => `Remove ${code} from the activities it touches`;
export const none = 'None';
export const addAnActivityItTouches = 'Add an activity it touches';
export const addAnActivityItTouchesCode = 'Add an activity it touches: code or name';

// itemCells
export const mutuallyExclusiveGroupLetter = (letter: string) => `Mutually exclusive group ${letter}`;
export const inTheEstimateOfHeldThe = (held: string) =>
  `In the estimate of ${held}: the forecast counts it there`;

// itemConditions
export const validScope = 'Valid scope';
export const inTheEstimate = 'In the estimate';

// ItemDetails
export const subItem1 = '1 sub item';
export const lengthSubItems = (length: number) => `${length} sub items`;
export const markupsOnTop = ', markups on top';
export const pricedAllIn = ', priced all-in';

// ItemDrivers
export const notScored = 'Not scored';
export const lengthOfLength2Scored = (length: number, length2: number) => `${length} of ${length2} scored`;

// itemEdit
export const anAttribute = 'An attribute';

// ItemFields
export const lower = '% lower,';
export const upper = '% upper';
export const groups = 'Groups';
export const description = 'Description';

// ItemFilterChips
export const mutuallyExclusive = 'Mutually exclusive';
export const conditions = 'Conditions';
export const onlyMutuallyExclusiveItems = 'Only mutually exclusive items';
export const clearAll = 'Clear all';

// ItemFlyout
export const itMayHaveBeenDeleted = 'It may have been deleted, or belong to another project.';

// ItemFooter
export const saving = 'Saving…';
export const notSavedProblem = (problem: string) => `Not saved. ${problem}`;
export const savedFormat = (format: string) => `Saved ${format}`;

// ItemHead, ItemTools
export const oneOfGroupSize = (groupSize: number, letter: string) => `One of ${groupSize} in group ${letter}`;
export const previousItem = 'Previous item';
export const thisIsTheFirstItem = 'This is the first item';
export const nextItem = 'Next item';
export const thisIsTheLastItem = 'This is the last item';
export const copyLink = 'Copy link';
export const more = 'More';
export const codeNameIsRemoved = (code: string, name: string) =>
  `${code} ${name} is removed from the grid and the forecast. History keeps it.`;
export const openAsAPage = 'Open as a page';
export const saveAsAnIdea = 'Save as an idea';
export const archive = 'Archive';
export const revertToPending = 'Revert to Pending';
export const deleteWord = 'Delete';

// ItemHistory
export const theItem = 'the item';

// ItemLinks
export const removeTheLinkToCode = (code: string) => `Remove the link to ${code}`;
export const linkARisk = 'Link a risk or an issue';
export const linkARiskOr = 'Link a risk or an issue: code or name';

// itemLooks
export const voidWord = 'Void';

// itemMarkups
export const leftOut = 'Left out';
export const rateWordsForTheProject = (rateWords: string) =>
  `${rateWords} for the project; nothing for this item`;
export const lumpSum = 'Lump sum';
export const ofDirectCost = 'of direct cost';
export const ofTheRunningTotal = 'of the running total';
export const baseRateWords = (base: string, rateWords: string) => `${base}, ${rateWords} in the project`;

// ItemMarkups
export const markups = 'Markups';
export const markupsOfTheProject = 'Markups of the project';
export const youNeedPermissionToChange = 'You need permission to change item markups';
export const costWithMarkups = 'Cost with markups';
export const pricedAllInNothingComes = 'Priced all-in: nothing comes on top of the scope.';
export const nameValue = (name: string) => `${name}, value`;
export const toUseTheProjectsName = (name: string) => `Use the project’s ${name}`;
export const leaveOut = 'Leave out';

// itemMoves
export const movedToPending = 'moved to Pending';
export const movedToDraft = 'moved to Draft';
export const codeWasNotValue = (code: string, value: string) => `${code} was not ${value}`;

// itemMutations
export const codeCreated = (code: string) => `${code} created`;
export const codeCopiedAsCode2 = (code: string, code2: string) => `${code} copied as ${code2}`;
export const codeWasNotCopied = (code: string) => `${code} was not copied`;
export const codeDeleted = (code: string) => `${code} deleted`;
export const codeWasNotDeleted = (code: string) => `${code} was not deleted`;

// ItemPlan
export const scheduleAndDeadline = 'Schedule and deadline';
export const perWeek = 'Per week';
export const costPerWeekOfDelay = 'Cost per week of delay';
export const daysOnTheSchedule = 'Days on the schedule';
export const theseDays = 'These days are on the critical path';
export const days = 'days';

// itemReport
export const low = 'Low';
export const high = 'High';
export const subItems = 'Sub items';
export const day = 'Day';
export const comment = 'Comment';
export const deleted = 'Deleted';

// itemReportCards
export const anyGroup = 'Any group';
export const mutuallyExclusiveGroups = 'Mutually exclusive groups';
export const dateAdded = 'Date added';
export const valueOptioneering = 'Value Optioneering';

// ItemReportDialog
export const itemReport = 'Item Report';
export const valueOptioneeringReport = 'Value Optioneering Report';
export const excel = 'Excel';
export const theReportWillBeEmpty = 'The report will be empty please select other filters';
export const download = 'Download';
export const atMostValue = (value: number) => `At most ${value}.`;
export const findItem = 'Find item';
export const itemRequired = 'Item Required';
export const thereAreNoVO = 'There are no V.O.Items created for this project';
export const allMilestones = 'All milestones';
export const thereAreNoMilestonesCreated = 'There are no milestones created for this project';
export const includeDeletedItems = 'Include deleted items';
export const includeComments = 'Include comments';
export const spreadTags = 'Spread tags';
export const aRowForEachTag = 'A row for each tag of an item';
export const excludeIndirectCosts = 'Exclude indirect costs';
export const costsAsTheyAreEntered = 'Costs as they are entered, without markups';
export const pdf = 'PDF';

// itemRoutes
export const valueOption2 = 'Value Option';
export const manageScope = 'Manage Scope';

// ItemScenarios
export const inLengthOfLength2 = (length: number, length2: number) => `in ${length} of ${length2}`;
export const pendingPending = (pending: number) => `${pending} pending`;

// ItemScreen
export const openInForesite = 'Open in ForeSite';
export const print = 'Print';
export const valueOption = 'Value option';
export const itsNumberIsNotUsed = 'Its number is not used again.';
export const detailsOfThisItem = 'details of this item';

// ItemsExport
export const exportWord = 'Export';
export const whatIsShown = 'What is shown';
export const excelWorkbook = 'Excel workbook';
export const commaSeparatedValues = 'Comma-separated values';
export const costTrendAndItems = 'Cost trend and items';
export const document = 'Document';
export const everything = 'Everything';
export const allItemsEveryColumn = 'All items, every column';

// ItemsGrid
export const countItemsLower = (count: string) => `${count} items`;

// itemSheet
export const numberLowerNumber2Upper = (number: string, number2: string) =>
  `${number}% lower, ${number2}% upper`;
export const budget = 'Budget';
export const currentEstimate = 'Current estimate';
export const withItAtItsLower = 'With it at its lower limit';
export const withItAtItsUpper = 'With it at its upper limit';
export const on = 'On';
export const inTheEstimateOf = 'In the estimate of';

// ItemSheet
export const fromTheIdeaName = (name: string) => `From the idea ${name}`;
export const facts = 'Facts';
export const costBuildUp = 'Cost build-up';
export const line = 'Line';
export const rate = 'Rate';
export const effectOnBudgetAndTrend = 'Effect on budget and trend';
export const effect = 'Effect';
export const attributes = 'Attributes';

// ItemTabs
export const details = 'Details';
export const history = 'History';
export const files = 'Files';
export const filesOfCode = (code: string) => `Files of ${code}`;

// ManageItemsScreen
export const importWord = 'Import';
export const pressCtrlOrV = 'Press Ctrl or ⌘ + V to paste rows from a spreadsheet. Blank rows are ignored.';
export const numberUnsavedValue = (number: string, value: string) => `${number} unsaved ${value}`;
export const itemsToEdit = 'Items to edit';
export const rowWord = (count: number | undefined) => (count === 1 ? 'row' : 'rows');

// ManageScopeScreen
export const numberValueWithUnsavedScope = (number: string, value: string) =>
  `${number} ${value} with unsaved scope`;
export const everyScopeRow =
  'Every scope row of the open items. To add one, choose its item in a blank row at the end, or paste rows.';
export const everyScopeRowOnly = 'Every scope row of the open items.';
export const scopeRowsToEdit = 'Scope rows to edit';
export const itemWord = (count: number | undefined) => (count === 1 ? 'item' : 'items');

// NewItem
export const quantityTimesUnitCost = 'Quantity times unit cost';

// plainFields
export const yes = 'Yes';
export const no = 'No';

// quickBatch
export const moreThanValueRows = (value: number) =>
  `More than ${value} rows are saved at once only if all of them are new. Undo your other changes, or save them first`;

// quickColumns
export const thisItemHasScopeRows = (scope_rows: number) =>
  `This item has ${scope_rows} scope rows. Open Scope rows to change them.`;
export const aNewItemIsPending = 'A new item is Pending or Draft. Choose one of them.';
export const theItemIsLabel = (label: string, labelOf: string) =>
  `The item is ${label} and cannot become ${labelOf}.`;
export const scopeRowsRows = (scope_rows: number) => `${scope_rows} rows`;

// quickRows
export const statusIsRequired = 'Status is required';
export const aRowWithAValue = (value: string) => `A row with a ${value} needs its scope.`;
export const quantityOrAUnitCost = 'quantity or a unit cost';
export const costGroupLower = 'cost group';

// RejectionDialog
export const rejectCode = (code: string) => `Reject ${code}`;

// restoreMutation
export const labelAlreadySaysSo = (label: string) => `${label} already says so`;

// SaveRows
export const save1Item = 'Save 1 item';
export const saveNumberItems = (number: string) => `Save ${number} items`;
export const savedTogetherOneUndoReverts = (words: string) =>
  `Saved together; one Undo reverts it: ${words}.`;
export const waitingForItsTurn = 'Waiting for its turn';

// scopeColumns
export const aSavedRowStays = 'A saved row stays with its item. Delete it here and add it to the other one.';
export const costBeforeMarkups = 'Cost before markups';

// scopeLines
export const chooseTheItem = 'Choose the item that this row belongs to.';
export const scopeIsRequired = 'Scope is required';

// slackWords
export const done = 'Done';
export const criticalValueShort = (value: string) => `Critical, ${value} short`;
export const workDay1 = '1 work day';
export const valueWorkDays = (value: number) => `${value} work days`;
export const criticalNoSlack = 'Critical, no slack';
export const valueOfSlack = (value: string) => `${value} of slack`;

// StaleRows
export const codeWhoChanged = (code: string, who: string) =>
  `${code}: ${who} changed it, and you deleted it.`;
export const codeFieldTheirsYours = (
  code: string,
  field: string,
  theirs: string,
  who: string,
  yours: string,
) => `${code} ${field}: ${theirs} (${who}), yours ${yours}`;
export const nothingIsSavedYetChoose = 'Nothing is saved yet. Choose which values to keep, then save again.';

// StaleScope
export const nothingIsSavedYetChooseWhose =
  'Nothing is saved yet. Choose whose scope rows to keep, then save again.';
export const codeNameChangedByValue = (code: string, name: string, value: string) =>
  `${code} ${name}, changed by ${value}`;
export const somebodyLower = 'someone';

// StatusControl
export const statusOfCode = (code: string) => `Status of ${code}`;
export const statusLabel = (label: string) => `Status: ${label}`;

// subItemColumns
export const youNeedPermissionToChangeScope =
  'You need permission to change scope rows. Ask your company administrator for it.';
export const removeRowGet = (get: number) => `Remove row ${get}`;

// ScopeCards
export const scopeRow = (place: number) => `Row ${place}`;

// SubItemsTable
export const addRow = 'Add row';
export const rowFindIndexNeedsWords = (findIndex: number, wordsOf: string) =>
  `Row ${findIndex} needs ${wordsOf} before the item can be approved.`;
export const addARowWithScope =
  'Add a row with scope, cost group, quantity and unit cost to approve the item.';
export const scopeText = 'scope text';
export const rowNumber = (number: number) => `Row ${number}:`;

// useExport
export const downloadingWeArePreparingYour = 'Downloading.. We are preparing your report.';
export const reportDownloaded = 'Report Downloaded';
export const theExportFailed = 'The export failed';

// useItemReport
export const costsAreAsTheyWere = 'Costs are as they were entered, without markups.';

// useMilestoneChoice
export const thereAreNoMilestonesCreatedFor =
  'There are no milestones created for this project. An approval belongs to a design milestone: add one on the timeline first.';
export const loadingMilestones = 'Loading milestones…';
export const chooseTheMilestone = 'Choose the milestone that this approval belongs to';

// useQuickEntry
export const savingWasStopped = 'Saving was stopped. Nothing was saved.';

// waitingWords
export const day1 = '1 day';
export const countDays = (count: number) => `${count} days`;
export const todayIsTheLastDay = 'today is the last day';
export const daysLeft = (days: string) => `${days} left`;
export const toBeDecidedByDate = (date: string, left: string, price: string) =>
  `To be decided by ${date}: ${left}.${price}`;
export const eachWeekAfterItCosts = 'Each week after it costs';
export const andHasCostMoney = (money: string) => ` and has cost ${money}`;
export const hasBeenWaitingForDays = (days: string, date: string, lost: string, price: string) =>
  `Has been waiting for ${days} since ${date}${lost}.${price}`;
export const eachFurtherWeekCosts = 'Each further week costs';
export const noLongerWaitingItsDeadline = (date: string) => `No longer waiting. Its deadline was ${date}.`;
export const noChange = 'No change';
export const critical = ', critical';
