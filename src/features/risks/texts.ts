/** Every text of risks, file by file: what a translation replaces. What several files say stands first. */

export const estimated = 'Estimated';
export const level = 'Level';
export const estimatedValue = 'Estimated value';
export const comments = 'Comments';
export const noMitigation = 'No mitigation';
export const code = 'Code';
export const name = 'Name';
export const countRisks = (count: number) => `${count} risks`;
export const score = 'Score';
export const value = 'Value';
export const category = 'Category';
export const component = 'Component';
export const owner = 'Owner';
export const originalValue = 'Original value';
export const likelihood = 'Likelihood';
export const impact = 'Impact';
export const status = 'Status';
export const actions = 'Actions';
export const open = 'Open';
export const mitigationsStatusProgress = 'Mitigations Status Progress';
export const risk1 = '1 risk';
export const expectedValue = 'Expected value';
export const noRisks = 'No risks';
export const heatmap = 'Heatmap';
export const bubble = 'Bubble';
export const countActiveRisksByLikelihood = (count: number) =>
  `${count} active risks by likelihood and impact`;
export const levels = 'Levels';
export const risks = 'Risks';
export const undo = 'Undo';
export const clearFilters = 'Clear filters';
export const active = 'Active';
export const all = 'All';
export const overallProject = 'Overall Project';
export const assignee = 'Assignee';
export const risksLower = 'risks';
export const youAreAboutToRemove = 'You are about to remove a risk';
export const deleteWord = 'Delete';
export const codeNameLeavesTheRegister = (code: string, name: string) =>
  `${code} ${name} leaves the register, the heatmap and the cost trend.`;
export const cancel = 'Cancel';
export const risk = 'Risk';
export const now = 'Now';
export const actualCost = 'Actual cost';
export const draw = 'Draw';
export const struck = 'Struck';
export const closeRisk = 'Close risk';
export const none = 'None';
export const makeItem = 'Make item';
export const effect = 'Effect';
export const mitigations = 'Mitigations';
export const expected = 'Expected';
export const close = 'Close';
export const newRisk = 'New risk';
export const riskRegister = 'Risk Register';
export const manageRisks = 'Manage Risks';
export const levelOfEachLikelihood = 'Level of each likelihood and impact';

// CloseRisk
export const didNotStrike = 'Did not strike';
export const closeCode = (code: string) => `Close ${code}`;
export const howItEnded = 'How it ended';
export const aClosedRiskNoLonger =
  'A closed risk no longer counts in the register and the cost trend. You can reopen it.';
export const struckOn = 'Struck on';
export const daysLost = 'Days lost';
export const theFundPaysAll = 'The fund pays all of it. The forecast stays as it is.';
export const noFundPaysMoney = (money: string) =>
  `No fund pays ${money}. The forecast stays as it is until an item carries it.`;
export const drawFrom = 'Draw from';
export const itsItemsDrewMoneyAlready = (money: string) => `Its items drew ${money} already.`;
export const moneyLeft = (money: string) => `${money} left`;
export const nothingIsLeft = 'Nothing is left in this fund';
export const itOpenedAfterTheRisk = 'It opened after the risk struck';
export const chooseAFundFirst = 'Choose a fund first';
export const raiseIssue = 'Raise issue';
export const raiseIssueCode = (code: string) => `Raise issue ${code} from this risk`;
export const makeItemCode = (code: string) => `Make item ${code} for its cost`;

// entryColumns
export const labelMustBeAWhole = (label: string) => `${label} must be a whole number from 1 to 5`;
export const dollarValue = 'Dollar Value';
export const originalDollarValue = 'Original Dollar Value';
export const deleteValue = (value: string) => `Delete ${value}`;
export const row = 'row';

// mitigationLeaders
export const nobody = 'Nobody';
export const lengthOfNumberLeadersThose = (length: number, number: string) =>
  `${length} of ${number} leaders, those with the most mitigations`;

// MitigationRow
export const newMitigationLower = 'new mitigation';
export const newMitigation = 'New mitigation';
export const statusPiece = 'Status ';
export const costPiece = 'Cost ';
export const expectedPiece = 'Expected ';
export const fallsBy = 'falls by';
export const due = 'Due ';
export const removeValue = (value: string) => `Remove ${value}`;

// MitigationsCard
export const mitigationsPiece = 'Mitigations ';
export const thereAreNoMitigationsFor =
  'There are no mitigations for attention right now. Once you have created mitigations to treat risks, this is where you’ll find them.';
export const nextMitigations = 'Next mitigations';
export const worth = ' worth ';
export const valueNoMitigation = (value: string) => ` ${value} no mitigation. `;
export const showThem = 'Show them';
export const expectedValueByComponent = 'Expected value by component';
export const noComponent = 'No component';
export const valueOfActiveRisks = 'Value of active risks';
export const simulating = 'simulating...';
export const of10000Runs = 'of 10,000 runs';
export const byComponent = 'By component';
export const byMonth = 'By month';
export const hasWord = (count: number | undefined) => (count === 1 ? 'has' : 'have');

// MitigationsEditor
export const add = 'Add';
export const noMitigationsForThisRisk = 'No mitigations for this risk yet.';
export const mitigation = 'Mitigation';
export const dueDate = 'Due date';
export const cost = 'Cost';
export const moneyOfMitigationsIsSpent = (money: string, money2: string, money3: string) =>
  `${money} of mitigations is spent; expected value went from ${money2} to ${money3}`;
export const moneyOfMitigationsBuysMoney2 = (money: string, money2: string) =>
  `${money} of mitigations buys ${money2} of expected value`;

// OutcomeFigures
export const overValue = 'Over value';
export const underValue = 'Under value';
export const contingencyLeft = 'Contingency left';
export const leftAfter = 'Left after';

// RegisterExport
export const risksOfName = (name: string) => `Risks of ${name}`;
export const allRisksEveryColumn = 'All risks, every column';
export const allRisksOfName = (name: string) => `All risks of ${name}`;
export const theExportFailed = 'The export failed';
export const tryAgain = 'Try again.';
export const exportingNeedsThePermission = 'Exporting needs the permission to export risks';

// RegisterHead
export const register = 'register';

// RegisterList
export const aRiskIsSomething =
  'A risk is something that may happen and would cost money or time. Add one, or paste your register.';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const noRiskMatchesTheSearch = 'No risk matches the search and the filters.';
export const pagesOfRisks = 'Pages of risks';

// RegisterTools
export const quickSearch = 'Quick search';
export const closed = 'Closed';

// Rescore
export const rescore = 'Rescore';
export const risksValueScored = (risks: string, value: string) =>
  `${risks} ${value} scored by an earlier version of the risk scale.`;
export const rescoreRisks = (risks: string) => `Rescore ${risks}`;
export const likelihoodAndImpactStayRisks = (risks: string, number: number, value: string) =>
  `Likelihood and impact stay. ${risks} will be scored by version ${number}; ${value}`;
export const noLevelChanges = 'no level changes.';
export const risksWillHaveAnotherLevel = (risks: string) => `${risks} will have another level.`;
export const levelsThatChange = 'Levels that change';
export const thenWord = 'Then';
export const isWord = (count: number | undefined) => (count === 1 ? 'is' : 'are');

// RiskBubbles
export const highHighAndMediumMedium = (high: number, medium: number) =>
  `${high} high and ${medium} medium risks`;

// RiskChart
export const likelihoodAndImpact = 'Likelihood and impact';
export const risksByLikelihoodAndImpact = 'risks by likelihood and impact';
export const theHeatmapIsATable = 'The heatmap is a table. Copy it, or export it as CSV.';
export const chart = 'Chart';
export const activeRisksByLikelihood = 'Active risks by likelihood and impact';
export const codes = 'Codes';
export const likelihoodAndImpactLower = (likelihood: number, impact: number) => `${likelihood} and ${impact}`;

// riskColumns
export const est = 'Est.';
export const mitigated = 'Mitigated';
export const actionsOfCode = (code: string) => `Actions of ${code}`;
export const edit = 'Edit';

// RiskEnd
export const didNotStrikeValue = (value: string) => `Did not strike${value}.`;
export const closedDate = (date: string) => `, closed ${date}`;
export const struckOnDate = (date: string) => `Struck on ${date}`;
export const costMoney = (money: string) => `cost ${money}`;
export const lostDaysValue = (days: number, value: string) => `lost ${days} ${value}`;
export const dayWord = (count: number | undefined) => (count === 1 ? 'day' : 'days');

// RiskExposure
export const exposure = 'Exposure';
export const dateToDate2 = (date: string, date2: string) => `${date} to ${date2}`;
export const exposureFromDaysWordsValue = (days: string, words: string, value: string) =>
  `Exposure from ${days}; ${words}${value}`;
export const todayIsOnTheAxis = '; today is on the axis';
export const today = 'TODAY';
export const contractEventsInThisTime = 'Contract events in this time';

// riskFigures
export const passedOfValuePassed = (passed: number, value: string) => `${passed} of ${value} passed`;
export const day1 = '1 day';
export const allDays = (all: number) => `${all} days`;

// riskFile
export const yes = 'Yes';

// RiskFlyout
export const detailsOfThisRisk = 'details of this risk';
export const nameIsRequired = 'Name is required';
export const nothingHasChanged = 'Nothing has changed';
export const saveYourChangesFirst = 'Save your changes first';
export const reopenRisk = 'Reopen risk';
export const save = 'Save';
export const riskLower = 'risk';
export const youCanSeeThisRisk = 'You can see this risk but not change it.';
export const theRisk = 'the risk';

// RiskHead
export const statusOfCode = (code: string) => `Status of ${code}`;
export const statusLabel = (label: string) => `Status: ${label}`;
export const moveTo = 'Move to';
export const thisRisk = 'This risk is not in the list';
export const previousRisk = 'Previous risk';
export const thisIsTheFirstRisk = 'This is the first risk';
export const nextRisk = 'Next risk';
export const thisIsTheLastRisk = 'This is the last risk';
export const copyLink = 'Copy link';
export const keepAsATemplate = 'Keep as a template';

// RiskHeadline
export const originalMoney = (money: string) => `Original ${money}`;
export const expectedValueLikelihood5 = (likelihood: number) => `Expected value × ${likelihood}/5`;
export const shareOfActiveValue = 'Share of active value';
export const spentOnMitigation = 'Spent on mitigation';
export const moneyOfMoney2 = (money: string, money2: string) => `${money} of ${money2}`;
export const use = 'Use';

// riskImport
export const importRisksFromAFile = 'Import risks from a file';
export const upToBatchRows = (batch: number) => `Up to ${batch} rows`;
export const statusOfNewRisks = 'Status of new risks';

// RiskItems
export const items = 'Items';
export const itemsLength = (length: number) => `Items ${length}`;
export const theRiskAndItsItem =
  'The risk and its item both count in the range of outcome until the risk is closed.';

// RiskMatrix
export const notRated = 'not rated';
export const likelihoodLikelihoodImpactImpact = (likelihood: number, impact: number) =>
  `likelihood ${likelihood}, impact ${impact}`;
export const inherentNowAfterMitigations = (inherent: string, now: string, after: string) =>
  `Inherent: ${inherent}; now: ${now}; after open mitigations: ${after}`;

// riskMutations
export const codeSaved = (code: string) => `${code} saved`;
export const codeAdded = (code: string) => `${code} added`;
export const codeRestored = (code: string) => `${code} restored`;
export const codeWasNotRestored = (code: string) => `${code} was not restored`;
export const riskRemoved = 'Risk removed';
export const riskHasBeenRemoved = 'Risk has been removed';
export const codeWasNotDeleted = (code: string) => `${code} was not deleted`;
export const codeClosed = (code: string) => `${code} closed`;
export const listValueCreatedFrom = (list: string, value: string) => `${list} ${value} created from it.`;
export const madeCreatedFromCode = (made: string, code: string) => `${made} created from ${code}`;
export const theItemWasNotMade = 'The item was not made';
export const risksSaved = 'Risks saved';
export const risksSavedSuccessfully = 'Risks saved successfully';
export const errorSavingRisks = 'Error saving risks';
export const thereWasAnErrorSaving = 'There was an error saving the risks. Please try again.';
export const wasWord = (count: number | undefined) => (count === 1 ? 'was' : 'were');

// RiskRating
export const scoredByVersionNumber = (number: number, number2: number) =>
  `Scored by version ${number} of the risk scale. A change of likelihood or impact scores it by version ${number2}.`;

// RiskReadings
export const inherent = 'Inherent';
export const residual = 'Residual';
export const inherentPresentAndResidualRisk = 'Inherent, present and residual risk';
export const reading = 'Reading';

// RiskRegisterScreen
export const countActive = (count: number) => `${count} active`;
export const addRisk = 'Add risk';

// riskReportCards
export const estMoney = (money: string) => `Est. ${money}`;
export const valueOfAllDone = (value: number, all: number) => `${value} of ${all} done`;
export const riskLikelihood = 'Risk Likelihood';

// RiskReportChart
export const countActiveValue = (count: number, value: string) => `${count} active ${value}`;
export const risksWorthMoneyMoney2Expected = (risks: string, money: string, money2: string) =>
  `${risks} worth ${money}, ${money2} expected`;
export const thereAreNoMitigations = 'There are no mitigations for attention right now.';
export const ledByList = (list: string) => ` led by ${list}`;
export const risksWithoutOne = (risks: string) => `; ${risks} without one`;
export const riskWord = (count: number | undefined) => (count === 1 ? 'risk' : 'risks');
export const mitigationWord = (count: number | undefined) => (count === 1 ? 'mitigation' : 'mitigations');

// RiskReportSettings
export const mainChart = 'Main chart';
export const leader = 'Leader';

// riskTotals
export const lengthActiveLength2Closed = (length: number, length2: number) =>
  `${length} active, ${length2} closed`;
export const dollarValueOfActive = 'Dollar Value of active';
export const original = 'Original';

// ScaleCard
export const riskScalePiece = 'Risk scale ';
export const versionNumber = (number: number) => `Version ${number}`;
export const editScale = 'Edit scale';
export const riskScale = 'Risk scale';
export const rating = 'Rating';
export const versionsLength = (length: number) => `Versions ${length}`;
export const versionsOfTheRiskScale = 'Versions of the risk scale';

// ScaleDialog
export const editRiskScale = 'Edit risk scale';
export const nothingHasChangedSentence = 'Nothing has changed.';
export const saveVersionNumber = (number: number) => `Save version ${number}`;
export const risksKeepTheVersionThey =
  'Risks keep the version they were scored by until they are rescored or their rating changes.';
export const pressACell = 'Press a cell for the next level.';
export const note = 'Note';
export const whatThisVersionIsFor = 'What this version is for';
export const titleAtMeans = (title: string, at: number) => `${title} ${at} means`;
export const shareOfCostMoney = 'Share of cost, money or delay';
export const chance = 'Chance';

// scaleMutations
export const versionNumberOfTheRisk = (number: number) => `Version ${number} of the risk scale saved`;
export const riskRescored1 = '1 risk rescored';
export const countRisksRescored = (count: number) => `${count} risks rescored`;
export const theRisksWereNotRescored = 'The risks were not rescored';
