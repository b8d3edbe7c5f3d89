/** Every text of tvd, file by file: what a translation replaces. What several files say stands first. */

export const onTarget = 'On target';
export const forecast = 'Forecast';
export const target = 'Target';
export const gap = 'Gap';
export const cost = 'Cost';
export const pendingItems = 'Pending items';
export const pendingLow = 'Pending low';
export const pendingHigh = 'Pending high';
export const approved = 'Approved';
export const current = 'Current';
export const budget = 'Budget';
export const total = 'Total';
export const noTarget = 'No target';
export const openName = (name: string) => `Open ${name}`;
export const stretchGoal = 'Stretch goal';
export const pending = 'Pending';
export const vsTarget = 'Vs. target';
export const closeTheGapOfName = (name: string) => `Close the gap of ${name}`;
export const state = 'State';
export const overTarget = 'over target';
export const underTarget = 'under target';
export const cancel = 'Cancel';
export const move = 'Move';
export const row = 'Row';
export const targetNow = 'Target now';
export const newTarget = 'New target';
export const targets = 'Targets';
export const nothingLeftToAllocate = 'Nothing left to allocate.';
export const whereTheGapIs = 'Where the gap is';
export const close = 'Close';
export const withTheCheckedItems = 'With the checked items';
export const clearFilters = 'Clear filters';
export const targetValueDesign = 'Target Value Design';

// ComponentCards
export const components = 'Components';
export const noTargetSet = 'No target set';
export const ofAbbreviateTarget = (abbreviate: string) => `of ${abbreviate} target`;
export const abbreviateOver = (abbreviate: string) => `▲ ${abbreviate} over`;
export const abbreviateUnder = (abbreviate: string) => `▼ ${abbreviate} under`;

// GapChart
export const stretchFigure = (figure: string) => `Stretch ${figure}`;
export const targetFigure = (figure: string) => `Target ${figure}`;
export const withIt = 'With it';
export const withThem = 'With them';

// gapChoice
export const none = 'None';
export const lengthInGroupLetter = (length: number, letter: string | undefined) =>
  `${length} in group ${letter}`;
export const noItemIsChosenMoney = (money: string) => `No item is chosen: ${money} to find.`;
export const nothing = 'Nothing';
export const whoValueMoneyToFind = (who: string, value: string | undefined, money: string) =>
  `${who} ${value} ${money} to find.`;
export const whoValueTheGapExactly = (who: string, value: string | undefined) =>
  `${who} ${value} the gap exactly.`;
export const whoCloseTheGapAndLeave = (
  who: string,
  close: string | undefined,
  leave: string | undefined,
  money: string,
) => `${who} ${close} the gap and ${leave} ${money} below it.`;
export const theForecastAndWhat = 'The forecast, and what the checked items change of this row.';

// GapCombinations
export const combinations = 'Combinations';
export const forecastMoney = (money: string) => `Forecast ${money}`;
export const changesMoneyForecastMoney2 = (money: string, money2: string) =>
  `Changes ${money}, forecast ${money2}`;
export const best = 'Best';
export const aboveTarget = 'above target';
export const belowTarget = 'below target';

// GapFlyout
export const gapToTarget = 'Gap to target';
export const forecastWithTheCheckedItems = 'Forecast with the checked items';
export const aim = 'Aim';
export const exactCountOfCountCombinations = (count: number) => `✓ Exact: ${count} of ${count} combinations`;
export const items = 'items';
export const noPendingItemsTouch = 'No pending items touch this row';
export const proposeAnItemOnForesite = 'Propose an item on ForeSite with scope in this part of the project.';
export const backToTheBestChoice = 'Back to the best choice';
export const aGoodChoiceThere =
  'A good choice, maybe not the best: there are too many combinations to try them all.';
export const onlyOneOfValueList = (value: string, list: string) =>
  `Only one of ${value} ${list} can be approved`;
export const eachGroup = 'each group';
export const bestChoiceLeastBeyond = 'Best choice: least beyond the target, then fewest items.';
export const previousGap = 'Previous gap';
export const thisIsTheFirstGap = 'This is the first gap';
export const nextGap = 'Next gap';
export const thisIsTheLastGap = 'This is the last gap';
export const closeThisGapName = (name: string) => `Close this gap: ${name}`;
export const nameToTarget = (name: string) => `${name} to target`;
export const scenarioNameSaved = (name: string) => `Scenario "${name}" saved`;
export const theScenarioWasNotSaved = 'The scenario was not saved';
export const checkAtLeastOneItem = 'Check at least one item';
export const enterAName = 'Enter a name for the scenario';
export const scenario = 'Scenario';
export const thisScenarioIsSaved = 'This scenario is saved';
export const saveScenario = 'Save scenario';
export const focusOnForesite = 'Focus on ForeSite';
export const exact = '✓ Exact';
export const belowLower = 'below';
export const aboveLower = 'above';
export const group = 'group';

// GapItems
export const groupLetter = (letter: string) => `Group ${letter}`;
export const codeHere = (code: string) => `${code} here`;
export const whatCodeChangesOfRow = (code: string, rowName: string) =>
  `What ${code} changes of ${rowName}, once it is approved.`;

// GapMap
export const overTargetAbbreviate = (abbreviate: string) => `Over target ${abbreviate}`;
export const underTargetAbbreviate = (abbreviate: string) => `Under target ${abbreviate}`;
export const nameIs = (name: string) => `${name} is `;
export const overTheMostOfAll = (rowsWord: string) => ` over, the most of all ${rowsWord}.`;
export const noRowIsOver = 'No row is over its target.';
export const gapsToTarget = 'Gaps to target';
export const overUnderLengthRows = (over: string, under: string, length: number) =>
  `${over}, ${under}. ${length} rows are off their targets.`;
export const everyRow = 'Every row is on its target, or has none';

// GapRoom
export const roomInOtherRowsWord = (rowsWord: string) => `Room in other ${rowsWord}`;
export const moneyBelowTarget = (money: string) => `${money} below target`;
export const fromName = (name: string) => ` from ${name}`;

// MemberFlyout
export const closeTheGap = 'Close the gap';
export const nobodyYet = 'Nobody yet';
export const currentByKind = 'Current by kind';
export const nameByKindOfLine = (name: string) => `${name} by kind of line`;
export const linesOfTheEstimateByKind =
  'The lines of the newest estimate in this row, by their kind. Work is what no line sets apart.';
export const byKindOfLine = 'By kind of line';
export const targetAndStretchGoal = 'Target and stretch goal';
export const nothingHasChanged = 'Nothing has changed';
export const saveTarget = 'Save target';
export const trend = 'Trend';
export const trendOverMilestones = 'Trend over milestones';
export const targetMoney = (money: string) => `, target ${money}`;
export const targetAtEachMilestone = 'Target at each milestone';
export const now = 'Now';

// MoveDialog
export const chooseBothRowsAndEnter = 'Choose both rows and enter an amount';
export const sayWhy = 'Say why';
export const moveATarget = 'Move a target';
export const from = 'From';
export const to = 'To';
export const amount = 'Amount';
export const nameHasMoney = (name: string, money: string) => `${name} has ${money}`;
export const whyItMoves = 'Why it moves';

// SetTargets
export const setTargets = 'Set targets';
export const shareOutTheBudgetOpens = 'Share out the budget…';
export const moveATargetOpens = 'Move a target…';
export const fromPeersInCalibrate = 'From peers in Calibrate';

// ShareDialog
export const enterABudget = 'Enter a budget';
export const aStretchGoalIsAbove = 'A stretch goal is above its new target';
export const noTargetChanges = 'No target changes';
export const atMostMostTargets = (most: number) => `At most ${most} targets are set at once`;
export const shareOutTheBudget = 'Share out the budget';
export const setLengthValue = (length: number, value: string) => `Set ${length} ${value}`;
export const inProportionTo = 'In proportion to';
export const share = 'Share';
export const nowMoney = (money: string) => `Now ${money}`;
export const shareOfName = (name: string) => `Share of ${name}`;
export const belowItsStretchGoal = 'Below its stretch goal';
export const leftToAllocate = 'left to allocate.';
export const tooMuch = 'too much.';
export const rowsWithoutAShareKeep = ' Rows without a share keep their targets.';
export const targetWord = (count: number | undefined) => (count === 1 ? 'target' : 'targets');

// TargetColumns
export const overOfLengthRowsWord = (over: number, length: number, rowsWord: string) =>
  `${over} of ${length} ${rowsWord} are over their targets.`;
export const forecastAgainstTarget = 'Forecast against target';
export const leadTheLineAcross = (lead: string) =>
  `${lead} The line across a column is its target, the wedge beside it its stretch goal.`;
export const theLengthLargestAreShown = (length: number, left: number) =>
  ` The ${length} largest are shown; ${left} more stand in the rows.`;
export const noRowHasATarget = 'No row has a target or a forecast yet';

// tvdColumns
export const switchToCostToEdit = (abbreviation: string) =>
  `Switch to Cost to edit: this is by ${abbreviation}.`;
export const stateTargetFigure = (state: string, figure: string) => `${state}, target ${figure}`;
export const toLower = 'to';

// TvdGrid
export const noEstimateYet = 'No estimate yet';
export const onceAMilestoneHas =
  'Once a milestone has an estimate, each row is held against its target here.';
export const noRowsMatchTheseFilters = 'No rows match these filters';
export const forecast2 = '● Forecast';
export const target2 = '| Target';
export const stretchGoal2 = '▾ Stretch goal';
export const pendingRange = '⊢⊣ Pending range';
export const toleranceToleranceAxis20 = (tolerance: number) =>
  `Tolerance ${tolerance}%, axis −20% to +30% of target`;
export const targetsComeToMoney = (money: string, money2: string) =>
  `Targets come to ${money} of ${money2}. `;
export const moneyLeftToAllocate = (money: string) => `${money} left to allocate.`;
export const moneyTooMuch = (money: string) => `${money} too much.`;

// tvdKinds
export const allowances = 'Allowances';
export const contingency = 'Contingency';
export const escalation = 'Escalation';
export const work = 'Work';
export const ofTheEstimateList = (list: string) => `Of the estimate: ${list}.`;

// tvdMutations
export const someoneChangedThisTarget = 'Someone changed this target. It now shows the latest version.';
export const targetSaved = 'Target saved';
export const lengthTargetsSaved = (length: number) => `${length} targets saved`;
export const undo = 'Undo';
export const notSaved = 'Not saved';

// tvdReasons
export const thereIsNoTarget = 'There is no target or no forecast, so there is no gap between them.';
export const noTargetIsSet = 'No target is set.';
export const theForecastIsOffBelow = (off: string) =>
  `The forecast is ${off} below the target, more than 0.5%.`;
export const theForecastIsOff = (off: string) => `The forecast is ${off} from the target, within 0.5%.`;
export const theForecastIsOffAbove = (off: string, tolerance: number) =>
  `The forecast is ${off} above the target, within the tolerance of ${tolerance}%.`;
export const theForecastIsOffAboveThe = (off: string, tolerance: number) =>
  `The forecast is ${off} above the target, beyond the tolerance of ${tolerance}%.`;
export const sentenceDividedByTheArea = (sentence: string) => `${sentence} Divided by the area.`;
export const area = 'Area';
export const costPerUnit = (unit: string) => `Cost per ${unit}`;
export const noteNote = (note: string) => ` Note: ${note}`;
export const theBudgetOfTheComponent = (note: string) =>
  `The budget of the component, set in Components.${note}`;
export const theSumOfTheTargets = 'The sum of the targets that its components have here.';
export const setForThisRowValue = (value: string, note: string) => `Set for this row${value}.${note}`;
export const withinTheComponent = ' within the component';
export const sinceName = (name: string) => `since ${name}`;
export const soFar = 'so far';
export const theMostThatPendingItems = (end: 'low' | 'high', where: string) =>
  `The most that pending items can still ${end === 'low' ? 'save' : 'add'} ${where}, one of each group.`;
export const hereTogether = 'here together';
export const inAll = 'in all';
export const whatTheRowIsHoped = 'What the row is hoped to cost at best. It is not above the target.';
export const theEstimateOfName = (name: string) => `The estimate of ${name}, and those before it.`;
export const noMilestoneHasAnEstimate = 'No milestone has an estimate yet.';
export const whatItemsApprovedSinceChange = (since: string) =>
  `What items approved ${since} change of this row.`;
export const theNewestEstimateAndWhat = (since: string) =>
  `The newest estimate, and what was approved ${since}.`;
export const theForecastLessTheTarget = 'The forecast less the target.';
export const theForecastLessTheBudget = 'The forecast less the budget.';
export const theBudgetOfTheValue = (value: string) =>
  `The budget of the ${value}, beside what the rows have of it.`;
export const targetsOfTheRows = 'Targets of the rows';
export const theSumOfTheRowsThe = 'The sum of the rows, the largest first.';
export const theSumOfTheRows = 'The sum of the rows.';
export const lengthMore = (length: number) => `${length} more`;
export const project = 'project';
export const component = 'component';

// tvdReportCards
export const approvedBy = (by: string) => `Approved${by}`;
export const pendingBy = (by: string) => `Pending${by}`;
export const systems = 'Systems';

// TvdReportSettings
export const dimension = 'Dimension';
export const costDisplay = 'Cost display';
export const costPerArea = 'Cost per area';

// TvdScreen
export const targetsOfName = (name: string) => `Targets of ${name}`;
export const theExportFailed = 'The export failed';
export const tryAgain = 'Try again.';
export const customize = 'Customize';
export const targetsLower = 'targets';
export const costPerAreaDivides =
  'Cost per area divides by the area of the project or component. Enter one in Components, or show the cost.';
export const showCost = 'Show cost';
export const openComponents = 'Open Components';
export const customizeColumns = 'Customize columns';

// TvdTools
export const view = 'View';
export const rows = 'Rows';
export const columns = 'Columns';
export const figures = 'Figures';
export const quickSearch = 'Quick search';

// tvdView
export const above = 'Above';
export const inTolerance = 'In tolerance';
export const below = 'Below';
export const codes = 'Codes';
export const headingCodes = (heading: string) => `${heading} codes`;
export const figureToFigure2 = (figure: string, figure2: string) => `${figure} to ${figure2}`;

// TvdWhy
export const titleOfName = (title: string, name: string) => `${title} of ${name}`;
export const theTotalTitle = (title: string) => `the total, ${title}`;
