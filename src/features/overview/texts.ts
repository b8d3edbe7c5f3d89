/** Every text of overview, file by file: what a translation replaces. What several files say stands first. */

export const areaTrend = 'Area trend';
export const calibrate = 'Calibrate';
export const onTarget = 'On target';
export const targetArea = 'Target area';
export const approvedItems = 'Approved items';
export const forecast = 'Forecast';
export const approved = 'Approved';
export const pendingLow = 'Pending low';
export const pendingHigh = 'Pending high';
export const target = 'Target';
export const gap = 'Gap';
export const components = 'Components';
export const cost = 'Cost';
export const due = 'Due';
export const issues = 'Issues';
export const estimate = 'Estimate';
export const sinceYourLastVisit = 'Since your last visit';
export const programOverview = 'Program Overview';

// areaFigures
export const againstTarget = 'Against target';
export const sizeOver = (size: string) => `▲ ${size} over`;
export const sizeUnder = (size: string) => `▼ ${size} under`;
export const numberToArea = (number: string, area: string) => `${number} to ${area}`;
export const notSet = 'Not set';
export const plannedArea = 'Planned area';
export const pendingRange = 'Pending range';

// areaReasons
export const theTargetArea = 'The target area in the details of the project.';
export const theAreasOfTheComponents = 'The areas of the components that count, as they are designed now.';
export const planned = 'Planned';
export const whatItemsApprovedSince = 'What items approved since the newest estimate change of the area.';
export const itemAt = (at: number) => `Item ${at}`;
export const thePlannedAreaAndWhat = 'The planned area and what approved items change of it.';
export const theForecastWithTheLeast =
  'The forecast with the least and the most that pending items can make of it together, one of each group.';
export const theForecastLessTheTarget = 'The forecast less the target.';
export const difference = 'Difference';
export const thePlannedAreaEntered = 'The planned area, entered in Components.';
export const whatApprovedItems = 'What approved items of the component change of its area.';
export const theMostThatPendingItemsOf =
  'The most that pending items of the component may take away, one of each group.';
export const theMostThatPendingItems =
  'The most that pending items of the component may add, one of each group.';
export const theNewestEstimate = 'The newest estimate of the component.';
export const theNewestEstimateOf = 'The newest estimate of the component and what was approved since.';
export const theBudgetOfTheComponent = 'The budget of the component, set in Components.';

// AreaSection
export const seeTheAreaTrend = 'see the area trend';

// CalibrateCard
export const gsfNormalized = '$ / GSF, normalized';
export const openCalibrate = 'Open Calibrate';
export const thereIsNoOtherProject =
  'There is no other project with an estimate and an area to compare with.';
export const thisProjectHasNoEstimate = (projects: string) =>
  `This project has no estimate and area to compare with ${projects}`;
export const atTheMedianOfProjects = (projects: string) => `At the median of ${projects}`;
export const shareValueTheMedian = (share: number, value: string, projects: string) =>
  `${share}% ${value} the median of ${projects}`;
export const theNewestEstimateBy = (value: string) => `The newest estimate by the target area${value}.`;
export const adjustedByTheProjectsFactors = ', adjusted to one place and time by the project’s factors';
export const nameOfCountProjectsEach = (name: string, count: number, projectsWord: string, brought: string) =>
  `${name} of ${count} ${projectsWord}, each its newest estimate by its area${brought}.`;
export const adjustedToOnePlaceAndTime = ', adjusted to one place and time';
export const thisProject = 'This project';
export const median = 'Median';
export const toTheMedian = 'To the median';
export const lowest = 'Lowest';
export const highest = 'Highest';
export const gsf = '$ / GSF';
export const projectWord = (count: number | undefined) => (count === 1 ? 'project' : 'projects');
export const above = 'above';
export const below = 'below';

// ComponentAreas
export const forecastAgainstTarget = 'forecast against target';
export const openTargetValueDesign = 'Open Target Value Design';
export const noComponentsYet = 'No components yet';
export const componentsSplitTheProjectsArea = "Components split the project's area and cost.";
export const area = 'Area';
export const notCounted = ' Not counted';
export const gapOfName = (name: string) => `Gap of ${name}`;
export const overTarget = 'over target';
export const underTarget = 'under target';
export const component = 'Component';
export const component1 = '1 component';
export const lengthComponents = (length: number) => `${length} components`;
export const counted = 'Counted';
export const yes = 'Yes';
export const no = 'No';
export const current = 'Current';
export const theTotal = 'the total';
export const titleOfName = (title: string, name: string) => `${title} of ${name}`;
export const theTotalTitle = (title: string) => `the total, ${title}`;
export const theSumOfTheComponents = 'The sum of the components.';
export const total = 'Total';

// CostCard
export const openForesite = 'Open ForeSite';

// costRows
export const onBudget = 'On budget';
export const overBudgetShare = (share: string) => `Over budget${share}`;
export const underBudgetShare = (share: string) => `Under budget${share}`;
export const projectBudget = 'Project budget';
export const currentMilestone = 'Current milestone';
export const approvedSince = 'Approved since';

// DueCards
export const openItems = 'Open items';
export const nothingIsDue = 'Nothing is due in the next 30 days.';
export const numberMore = (number: string) => `${number} more`;
export const openOpen = (open: number) => `${open} open`;
export const pendingPending = (pending: number) => `${pending} pending`;
export const disputeInDispute = (dispute: number) => `${dispute} in dispute`;
export const openIssues = 'Open Issues';
export const noIssueIsOpen = 'No issue is open.';

// dueWords
export const noDate = 'No date';
export const day1 = '1 day';
export const countDays = (count: number) => `${count} days`;
export const countedLate = (counted: string) => `${counted} late`;
export const today = 'Today';
export const inCounted = (counted: string) => `In ${counted}`;

// EstimateChart
export const estimates = 'Estimates';
export const estimateByCostGroupSystem = 'Estimate by cost group system';
export const costGroup = 'Cost group';
export const noMilestoneHasAnEstimate = 'No milestone has an estimate yet';
export const estimateByCostGroupSystemLead = (lead: string) => `Estimate by cost group system. ${lead}`;
export const close = 'Close';

// estimateGroups
export const nameCameToAbbreviate = (name: string, abbreviate: string) => `${name} came to ${abbreviate}`;
export const startAsMuchAsPrevious = (start: string, previous: string) => `${start}, as much as ${previous}.`;
export const startAbbreviateValueThanPrevious = (
  start: string,
  abbreviate: string,
  value: string,
  previous: string,
) => `${start}, ${abbreviate} ${value} than ${previous}.`;
export const theSumOfTheEstimate = 'The sum of the estimate lines with a code of this cost group.';
export const newestEstimate = 'Newest estimate';
export const change = 'Change';
export const openEstimate = 'Open Estimate';
export const more = 'more';
export const less = 'less';

// NewsCard
export const latestChanges = 'Latest changes';
export const theChangesWereNotMarked = 'The changes were not marked as seen';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const markAsSeen = 'Mark as seen';
export const noOneElseChangedAnything = 'No one else changed anything in the last 7 days.';
export const noOneElseHasChanged = 'No one else has changed anything since.';
export const quoin = 'Quoin';
export const changesByPeople = (number: string, changesWord: string, people: number, peopleWord: string) =>
  `${number} ${changesWord} by ${people} ${peopleWord}`;
export const showAll = 'Show all';
export const last7Days = 'last 7 days';
export const changeWord = (count: number | undefined) => (count === 1 ? 'change' : 'changes');
export const personWord = (count: number | undefined) => (count === 1 ? 'person' : 'people');

// overviewLook
export const customMetric = 'Custom metric';

// OverviewScreen
export const theOverviewHasNotLoaded = 'The overview has not loaded yet';
export const customize = 'Customize';
export const print = 'Print';
export const overview = 'overview';
export const customizeOverview = 'Customize overview';
export const changes = 'changes';
