/** Every text of calibrate, file by file: what a translation replaces. What several files say stands first. */

export const cost = 'Cost';
export const firstQuartile = 'First quartile';
export const median = 'Median';
export const thirdQuartile = 'Third quartile';
export const byDivision = 'By division';
export const comparison = 'Comparison';
export const calibrate = 'Calibrate';
export const raw = 'Raw';
export const normalized = 'Normalized';
export const delivery = 'Delivery';
export const clearFilters = 'Clear filters';
export const project = 'Project';
export const counts = 'Counts';
export const thisProject = 'This project';
export const city = 'City';
export const year = 'Year';
export const area = 'Area';
export const baseUnits = 'Base units';
export const cancel = 'Cancel';
export const likeness = 'Likeness';
export const newTarget = 'New target';
export const time = 'Time';
export const custom = 'Custom';
export const lowest = 'Lowest';
export const highest = 'Highest';
export const percentile = 'Percentile';
export const theFileCouldNotBeCreated = 'The file could not be created';
export const checkYourConnectionThenExport = 'Check your connection, then export again.';
export const comparisonLower = 'comparison';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const projectsAreComparedOnceThey =
  'Projects are compared once they have an estimate, a target area, and a cost you can see.';
export const code = 'Code';
export const asTargets = 'Use as targets';
export const calibrateByDivision = 'Calibrate by division';
export const eightColumnsAtMostRemove = 'Eight columns at most. Remove one first.';
export const below = 'below';
export const above = 'above';

// AddEstimates
export const addColumns = 'Add columns';
export const done = 'Done';
export const findAProjectOrMilestone = 'Find a project or milestone';
export const projectOrMilestone = 'Project or milestone';
export const estimates = 'estimates';
export const noEstimateFound = 'No estimate found';
export const theFirstLengthOfCount = (length: number, count: number) =>
  `The first ${length} of ${count}. Search to narrow them.`;
export const newestPiece = ' · Newest';

// breakdownColumns
export const name = 'Name';
export const nameLeftOutLeftOut = (name: string, leftOut: string) => `${name} (left out: ${leftOut})`;
export const toMedianPercent = 'To median, %';

// BreakdownPage
export const theComparisonHasNotLoaded = 'The comparison has not loaded yet';
export const noEstimateToBreakDown = 'No estimate to break down';

// breakdownRows
export const total = 'Total';
export const totalPerDividedBy = (dividedBy: string | null) => `Total per ${dividedBy}`;

// BreakdownTable
export const peer1 = '1 peer';
export const countPeers = (count: number) => `${count} peers`;
export const asEstimated = 'As estimated';
export const toMedian = 'To median';
export const costOfName = (name: string) => `Cost of ${name}`;
export const factorOfName = (name: string) => `Factor of ${name}`;
export const outlierPiece = ' Outlier';

// CalibrateDivisionScreen
export const estimatesByDivision = 'Estimates by division';
export const components = 'Components';
export const divisions = 'Divisions';

// calibrateMutations
export const nameCountsAgain = (name: string) => `${name} counts again`;
export const nameIsLeftOut = (name: string) => `${name} is left out`;
export const undo = 'Undo';
export const notSaved = 'Not saved';

// calibrateReasons
export const numberGsf = (number: string) => `, ${number} GSF`;
export const newestEstimate = 'Newest estimate';
export const dividedByTheArea = 'Divided by the area';
export const dividedBy = 'Divided by';
export const theNewestEstimateBrought =
  'The newest estimate, adjusted to one place and time by the project’s factors.';
export const theNewestEstimate = 'The newest estimate as it was.';
export const whatBuildingCostsIn = (city: string) =>
  `What building costs in the common place, beside ${city}.`;
export const itsOwnPlace = 'its own place';
export const whatBuildingCosts = (year: string | number) =>
  `What building costs at the common time, beside ${year}.`;
export const itsOwnYear = 'its own year';
export const aMeasureOfTheCompanys = 'A measure your company defines.';
export const valueItIsSet = (value: string, name: string) =>
  `${value} It is set in the Normalization of ${name}.`;
export const before = 'Before';
export const after = 'After';
export const theLowestOfThePeers = 'The lowest of the peers that count.';
export const aQuarterOfThePeers =
  'A quarter of the peers that count lies below. Between two of them it lies in proportion.';
export const halfOfThePeers =
  'Half of the peers that count lies below. Between two of them it lies in proportion.';
export const threeQuartersOfThePeers =
  'Three quarters of the peers that count lie below. Between two of them it lies in proportion.';
export const theHighestOfThePeers = 'The highest of the peers that count.';
export const furtherFromTheMiddleHalf =
  'Further from the middle half than one and a half times that half’s span.';
export const thisProjectIsPercentValue = (percent: string, value: string) =>
  `This project is ${percent} ${value} the median of its peers.`;
export const toTheMedian = 'To the median';
export const belowOfLengthPeers = (below: number, length: number) =>
  `${below} of ${length} peers are below this project; those equal to it count half.`;
export const leftMore = (left: number) => `${left} more`;
export const whatTheEstimateHoldsHereBrought =
  'What the estimate holds here, adjusted to one place and time by the project’s factors.';
export const whatTheEstimateHoldsHere = 'What the estimate holds here.';
export const theEstimateBroughtToOne =
  'The estimate, adjusted to one place and time by the project’s factors.';
export const theEstimateAsItWas = 'The estimate as it was.';
export const constructionCategory = 'Construction category';
export const cityOrState = 'City or state';
export const howAlikeTheTwoProjects = 'How alike the two projects are, by what each part counts at most.';
export const numberOfLimit = (number: string, limit: number) => `${number} of ${limit}`;
export const labelOfLengthValue = (label: string, length: number, value: string) =>
  `${label} of ${length} ${value}`;
export const theLabelOfThePeers = (label: string) => `The ${label} of the peers, adjusted to this project.`;
export const theLabelOfThePeersBrought = (label: string) =>
  `The ${label} of the peers, adjusted to this project, then its share of the budget.`;
export const timesNumberGsf = (number: string) => `× ${number} GSF`;
export const beforeItIsSharedOut = 'Before it is shared out';
export const budget = 'Budget';
export const size = 'Size';
export const peerWord = (count: number | undefined) => (count === 1 ? 'peer' : 'peers');

// CalibrateScreen
export const calibrateName = (name: string) => `Calibrate ${name}`;
export const noProjectsToCompareWith = 'No projects to compare with';
export const costPerStepByStep = (costPer: string) => `${costPer}, step by step`;
export const nameHasNoValueYet = (name: string, value: string) =>
  `${name} has no ${value} yet, or you may not see it.`;
export const costPerArea = 'cost per area';
export const noProjectsAreIncludedCheck = 'No projects are included. Check at least one.';
export const theFirstLengthOfCountProjects = (length: number, count: number) =>
  ` The first ${length} of ${count} projects are compared; narrow them by a filter.`;

// CalibrateTabs
export const projects = 'Projects';

// CalibrateTools
export const comparedBy = 'Compared by';
export const costs = 'Costs';
export const searchProjects = 'Search projects';
export const finishedProjects = 'Finished projects';
export const group = 'Group';
export const since = 'Since';

// ComparisonScreen
export const addColumn = 'Add column';
export const sideBySide = 'Side by side';
export const estimatesSideBySide = 'Estimates side by side';
export const byComponent = 'By component';

// LeftOut
export const leftOutNote = (note: string) => `Left out: ${note}`;
export const leaveOutWithANote = 'Leave out with a note';
export const changeTheNote = 'Change the note';
export const itIsLeftOutOf =
  'It is left out of every figure of this project, for everyone. The note shows wherever projects are compared, and in print.';
export const leaveOutName = (name: string) => `Leave out ${name}`;
export const countNameAgain = (name: string) => `Count ${name} again`;
export const itCountsInNoMedian =
  'It counts in no median, percentile or total of this breakdown, for everyone. The note shows under the comparison, and in print.';
export const sayWhyItDoesNotCount = 'Say why it does not count';
export const leaveOut = 'Leave out';
export const whyItDoesNotCompare = 'Why it does not compare';
export const leftOutOfTheComparison = 'Left out of the comparison';

// measureWords
export const costPerUnit = (unit: string) => `Cost per ${unit}`;
export const numberOfCount = (number: string, count: string) => `${number} of ${count}`;
export const baseUnitsLower = 'base units';
export const noOtherProjectHereHas = (units: string) => `No other project here has ${units}.`;
export const foundOfLengthProjectsValue = (found: number, length: number, value: string, units: string) =>
  `${found} of ${length} projects ${value} ${units}; the others are not compared.`;
export const hasWord = (count: number | undefined) => (count === 1 ? 'has' : 'have');

// peerColumns
export const no = 'No';
export const yes = 'Yes';
export const leftOutBecause = 'Left out because';
export const unit = 'Unit';
export const unitName = 'Unit name';
export const cityFactor = 'City factor';
export const timeFactor = 'Time factor';
export const customFactor = 'Custom factor';

// PeerPanel
export const peers = 'Peers';
export const likenessOfName = (name: string) => `Likeness of ${name}`;

// peerRows
export const nameIsAtTheMedian = (name: string, shown: string) => `${name} is at the median of ${shown}`;
export const nameIsShareValue = (name: string, share: number, value: string, shown: string) =>
  `${name} is ${share}% ${value} the median of ${shown}`;
export const placeAndAboveTheHighest = (place: string, amountWords: string) =>
  `${place} and above the highest, ${amountWords}.`;
export const placeAndBelowTheLowest = (place: string, amountWords: string) =>
  `${place} and below the lowest, ${amountWords}.`;
export const placeBetweenLowestAndHighest = (place: string, lowest: string, highest: string) =>
  `${place}, between ${lowest} and ${highest}.`;

// PeerTable
export const cityYear = 'City, year';
export const nameCounts = (name: string) => `${name} counts`;
export const itIsLeftOut = 'It is left out for everyone. Anyone who can edit the project can count it again.';
export const outlier = 'Outlier';
export const rawName = (name: string) => `Raw, ${name}`;
export const normalizedName = (name: string) => `Normalized, ${name}`;

// StandingCard
export const outliers = 'Outliers';
export const amongValueCount = (value: string, count: string) => `Among ${value}${count}`;
export const lengthOf = (length: number) => `${length} of `;

// TargetsDialog
export const whatThePeersComeTo = 'What the peers cost.';
export const theTargetsHaveNotLoaded = 'The targets have not loaded yet';
export const setLengthValue = (length: number, value: string) => `Set ${length} ${value}`;
export const figureOfThePeers = 'Figure of the peers';
export const scaleToTheBudget = (money: string) => `Scale to the budget of ${money}`;
export const lowerTheStretchGoal = 'Lower the stretch goal that is above its new target';
export const lowerAboveStretchGoals = (above: number) =>
  `Lower ${above} stretch goals that are above their new targets`;
export const otherwiseTheseRowsKeepTheir = 'Otherwise these rows keep their targets.';
export const targetsLower = 'targets';
export const targets = 'Targets';
export const targetNow = 'Target now';
export const stretchGoalMoneyGoesDown = (money: string) => `Stretch goal ${money} goes down to the target`;
export const stretchGoalMoneyIsAbove = (money: string) => `Stretch goal ${money} is above: keeps its target`;
export const newTargetOfName = (name: string) => `New target of ${name}`;
export const moneyInAllKeptNow = (money: string, kept: string) =>
  `${money} in all, ${kept} now. Codes that peers have no cost for keep their targets.`;
export const targetWord = (count: number | undefined) => (count === 1 ? 'target' : 'targets');

// targetsToSet
export const peersHaveNoCosts = 'Peers have no costs by code';
export const theseTargetsAreAlreadySet = 'These targets are already set';
export const everyTargetIsAlreadySet = 'Every target is already set or below its stretch goal';
export const everyStretchGoalIsAbove = 'Every stretch goal is above its new target';
