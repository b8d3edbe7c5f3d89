/** Every text of trend, file by file: what a translation replaces. What several files say stands first. */

export const forecast = 'Forecast';
export const change = 'Change';
export const cost = 'Cost';
export const onBudgetLower = 'on budget';
export const sizeValueBudget = (size: string, value: string) => `${size} ${value} budget`;
export const approved = 'Approved';
export const withName = (name: string) => `With ${name}`;
export const pendingHigh = 'Pending high';
export const pendingLow = 'Pending low';
export const total = 'Total';
export const target = 'Target';
export const completion = 'Completion';
export const risk = 'Risk';
export const splitBy = 'Split by';
export const budget = 'Budget';
export const currentMilestone = 'Current milestone';
export const costDisplay = 'Cost display';
export const show = 'Show';
export const shareOfVariance = 'Share of variance';
export const rangeOfOutcome2 = 'Range of outcome';
export const costTrend = 'Cost trend';
export const risksAreShownByComponent = 'Risks are shown by component';
export const costTrendSentence = (sentence: string) => `Cost trend. ${sentence}`;
export const summary = 'Summary';
export const overBudget = 'Over budget';
export const underBudget = 'Under budget';
export const costTrendAndSummary = 'Cost trend and summary';
export const months = 'Months';
export const quarters = 'Quarters';
export const timeScale = 'Time scale';
export const topAxis = 'Top axis';
export const overLower = 'over';
export const underLower = 'under';

// areaTrend
export const theAreaForecast = 'The area forecast';
export const noMilestoneHasAnEstimateYet =
  'No milestone has an estimate yet, so there is not an area to show over time.';

// AreaTrendChart
export const components = 'Components';
export const areaTrend = 'Area trend';
export const areaTrendList = (list: string) => `Area trend. ${list}`;

// ChartEdge
export const chartHeight = 'Chart height';

// contractEvents
export const construction = 'Construction';
export const contractEvent = 'Contract event';

// costTrend
export const noChange = 'No change';
export const today = 'TODAY';

// CostTrendChart
export const readingTheTrendByLabel = (label: string) => `Reading the trend by ${label}`;
export const range = 'Range';
export const figuresOfThisSplit = 'figures of this split';
export const rangeOfOutcomeLower = 'range of outcome';

// costTrendExplain
export const estimateOfNameByComponent = (name: string) => `Estimate of ${name}, by component.`;
export const approvedSinceTheCurrentMilestone =
  'Approved since the current milestone, so not yet in an estimate.';
export const theCurrentEstimatePlusItems = 'The current estimate plus items approved since.';
export const everyStatusItem = (status: string) => `Every ${status} item of the project.`;
export const itemId = (id: number) => `Item ${id}`;

// costTrendLead
export const noMilestoneHasAnEstimateYetUpload =
  'No milestone has an estimate yet. Upload one to see where the cost stands.';
export const eightOfTenSimulatedOutcomes = ' Eight of ten simulated outcomes lie between ';
export const thereIsNoCurrentEstimate = 'There is no current estimate, so there is no forecast yet.';
export const theApprovedForecastIs = 'The approved forecast is ';
export const theProjectCovers = 'The project covers ';
export const theApprovedForecastIsPiece = '; the approved forecast is ';
export const only = 'Only ';
export const isShown = ' is shown.';
export const lengthOfAll = (length: number, all: number) => `${length} of ${all}`;
export const whatAreShown = (what: string) => ` ${what} are shown.`;
export const switchAllOnToSee = ' Switch all on to see target, approvals and the range of the whole project.';

// costTrendLines
export const withRisks = 'With risks';
export const likelyP50 = 'Likely (P50)';

// costTrendPaper
export const lengthOfLength2List = (length: number, length2: number, list: string) =>
  ` ${length} of ${length2}: ${list}`;
export const rangeOfOutcome = 'Range of Outcome';
export const shownAs = 'Shown as';
export const withWord = 'With';
export const whatIf = 'What if';
export const asItStoodOn = 'As it stood on';
export const on = 'On';
export const over = 'Over';
export const under = 'Under';

// costTrendReadings
export const ownerCostsNotIncluded = 'Owner costs, not included';
export const onAim = (aim: string) => `On ${aim}`;
export const overAim = (aim: string) => `▲ Over ${aim}`;
export const underAim = (aim: string) => `▼ Under ${aim}`;
export const approvedItem = 'Approved item';
export const forecastSince = 'Forecast since';

// costTrendStack
export const area = 'Area';

// costTrendTable
export const endRangeOfOutcome = (end: string) => `${end}, range of outcome`;
export const item1 = '1 item';
export const lengthItems = (length: string) => `${length} items`;
export const inTheEstimateOfName = (name: string) => `In the estimate of ${name}`;
export const approvedOnTopOfName = (name: string) => `Approved on top of ${name}`;
export const ownerCostsBesideName = (name: string) => `Owner costs beside ${name}`;
export const theEstimate = 'the estimate';
export const subjectTrendByMilestone = (subject: string) => `${subject} trend by milestone`;
export const milestone = 'Milestone';
export const date = 'Date';
export const againstTarget = 'Against target';

// CostTrendTools
export const showDelta = 'Show Delta';
export const showTimeScale = 'Show Time Scale';
export const showQuarters = 'Show Quarters';
export const showPatterns = 'Show Patterns';
export const showContingency = 'Show Contingency';
export const deltaWithPercent = 'Delta with percent';
export const percentOnly = 'Percent only';
export const showRisk = 'Show Risk';
export const showRangeOfOutcome = 'Show Range of Outcome';
export const maxAndMin = 'Max and Min';
export const chartOptions = 'Chart options';

// MoneyEffect
export const overUnderBudget = 'Over (under) budget';
export const lowIfPendingItemsChange = 'Low if pending items change';
export const highIfPendingItemsChange = 'High if pending items change';
export const theEffectOnTheForecast = (message: string) =>
  `The effect on the forecast could not be loaded: ${message}`;
export const noMilestoneHasAnEstimate = 'No milestone has an estimate yet, so there is no forecast to move.';
export const effectOnTheForecast = 'Effect on the forecast';
export const effect = 'Effect';
export const now = 'Now';
export const after = 'After';
export const risesBy = 'rises by';
export const fallsBy = 'falls by';

// OutcomeDialog
export const writtenToWritten2 = (written: string, written2: string) => `${written} to ${written2}`;
export const close = 'Close';
export const runsSimulatedRunsEveryPending = (
  runs: string,
  value: string,
) => `${runs} simulated runs: every pending item is in with its own probability, at most one of each
          exclusive group, at a cost between its limits${value}.
          The same project always gives the same runs.`;
export const everyActiveRiskOccurs = '; every active risk occurs with its likelihood';
export const distribution = 'Distribution';
export const eightOfTenRunsEnd = 'Eight of ten runs end between ';
export const and = ' and ';
export const halfOfThemBelow = '; half of them below ';
export const distributionOfTheOutcomeEight = (span: string) =>
  `Distribution of the outcome: eight of ten runs from ${span}.`;
export const whatDrivesTheRange = 'What drives the range';
export const eachItemsAndRisksShare =
  'Each item’s and risk’s share of the variance of the outcome: what to settle first to narrow the range.';
export const nothingIsOpen = 'Nothing is open';
export const noPendingItemOrRisk = 'No pending item or risk can move the cost.';
export const shareOfTheVariance = (code: string, percent: string) =>
  `Share of the variance by item and risk. The largest is ${code} with ${percent}.`;

// outcomeParts
export const contributionToTheRange = 'Contribution to the range of outcome';
export const itemOrRisk = 'Item or risk';
export const chance = 'Chance';
export const meanEffect = 'Mean effect';
export const distributionOfTheOutcome = 'Distribution of the outcome';
export const percentile = 'Percentile';
export const outcome = 'Outcome';
export const mean = 'Mean';
export const standardDeviation = 'Standard deviation';

// SummaryPanel
export const rejected = 'Rejected';
export const pending = 'Pending';
export const closeSummary = 'Close summary';
export const projectBudget = 'Project Budget';
export const componentBudget = 'Component Budget';
export const noTargetBudgetIsSet = 'No target budget is set';
export const approvedShare = (share: string) => `Approved ${share}`;
export const estimates = 'Estimates';
export const approvedSince = 'Approved since';
export const generatedToDate = 'Generated to Date';
export const nameToDate = (name: string) => `${name} to date`;
export const estimateAtName = (name: string) => `Estimate at ${name}`;
export const closeName = (name: string) => `Close ${name}`;
export const changeSince = 'Change since';
export const onBudget = 'On budget';

// SummaryPanelRange
export const theRangeIsNoWider =
  'The range is no wider than this. Exclusive groups overlap too much to find it exactly; take some items out of their second group.';
export const rangeAtName = (name: string) => `range at ${name}`;
export const pendingRange = 'pending range';
export const pendingRangeValueAbbreviate = (
  value: string,
  abbreviate: string,
  abbreviate2: string,
  abbreviate3: string,
) => `Pending range${value}: ${abbreviate} to ${abbreviate2}; forecast ${abbreviate3}`;
export const atMilestone = (milestone: string) => ` at ${milestone}`;
export const liesBelowIt = 'lies below it';
export const liesAboveIt = 'lies above it';
export const liesInsideIt = 'lies inside it';
export const rangeBudgetAbbreviatePlace = (range: string, abbreviate: string, place: string) =>
  `${range}; budget ${abbreviate} ${place}.`;

// SummaryPanelTotal
export const whatNameIsMadeOf = (name: string) => `What ${name} is made of`;
export const nameTextWhat = (name: string, text: string) => `${name}: ${text}. What is it made of?`;
export const countMore = (count: string) => `${count} more`;
export const noneYet = 'None yet.';

// TrendCollapsed
export const showTheChart = 'Show the chart';

// TrendFrame
export const figuresOfTheSummary = 'Figures of the summary';

// TrendMembers
export const shown = 'Shown';
export const showAll = 'Show all';
export const allAreShown = 'All are shown';
export const membersOfTheChart = 'Members of the chart';
export const labelShownOfLength = (label: string, shown: number, length: number) =>
  `${label} ${shown} of ${length}`;

// trendReportCards
export const costTrendAnalysis = 'Cost Trend Analysis';

// TrendReportChart
export const costTrendLower = 'cost trend';

// TrendReportSettings
export const data = 'Data';
export const delta = 'Delta';
export const yourRoleDoesNotSee = 'Your role does not see risks';
export const marginBands = 'Margin bands';
export const axis = 'Axis';
export const dimension = 'Dimension';
export const members = 'Members';
export const all = 'All';
export const risksAreShownWithEvery = 'Risks are shown with every member.';
export const scenario = 'Scenario';
export const withoutAScenario = 'Without a scenario';

// TrendSection
export const figuresOfTheCostTrend = 'figures of the cost trend';
export const seeTheCostTrend = 'see the cost trend';

// whatIf
export const withNameItIs = (name: string) => ` With ${name} it is `;
