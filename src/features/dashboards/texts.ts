/** Every text of dashboards, file by file: what a translation replaces. What several files say stands first. */

export const undo = 'Undo';
export const portfolio = 'Portfolio';
export const name = 'Name';
export const projectGroups = 'Project Groups';
export const projects = 'Projects';
export const members = 'Members';
export const type = 'Type';
export const details = 'Details';
export const dashboards = 'Dashboards';
export const createDashboard = 'Create Dashboard';
export const nameIsRequired = 'Name is required';
export const editCards = 'Edit cards';
export const addMembers = 'Add members';
export const code = 'Code';
export const businessUnit = 'Business unit';
export const status = 'Status';
export const addProjects = 'Add projects';
export const cancel = 'Cancel';
export const nameOrCode = 'Name or code';
export const noProjectsYet = 'No projects yet';
export const removeName = (name: string) => `Remove ${name}`;
export const dashboard = 'Dashboard';
export const close = 'Close';
export const dashboardLower = 'dashboard';
export const quickSearch = 'Quick search';
export const project = 'Project';
export const nextMilestones = 'Next milestones';
export const decisionsDue = 'Decisions due';
export const cost = 'Cost';
export const topRisks = 'Top risks';
export const riskMatrix = 'Risk matrix';
export const likelihood = 'Likelihood';
export const impact = 'Impact';
export const risks = 'Risks';
export const openIssues = 'Open issues';
export const procurement = 'Procurement';
export const bought = 'Bought';
export const budget = 'Budget';
export const committed = 'Committed';
export const savings = 'Savings';
export const contingency = 'Contingency';
export const forecast = 'Forecast';
export const gap = 'Gap';
export const pendingLow = 'Pending low';
export const pendingHigh = 'Pending high';
export const riskValue = 'Risk value';
export const gapPercent = 'Gap, %';
export const costTrend = 'Cost trend';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const forecastOverTime = 'Forecast over time';
export const day = 'Day';
export const foresite = 'ForeSite';
export const budgetAndForecast = 'Budget and forecast';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const clearFilters = 'Clear filters';
export const costPerArea = 'Cost per area';
export const fromToTo = (from: string, to: string) => `${from} to ${to}`;
export const totals = 'Totals';
export const threshold = 'Threshold';
export const groups = 'Groups';
export const noGroups = 'No groups';
export const projectWord = (count: number | undefined) => (count === 1 ? 'project' : 'projects');

// AddMembersPanel
export const findPeople = 'Find people';
export const nameOrEMail = 'Name or e-mail';
export const emailOutsideCompany = (email: string) => `${email}, outside company`;
export const aMemberAlready = 'Already a member';
export const addPersonName = (personName: string) => `Add ${personName}`;
export const typeAtLeastThreeLetters = 'Type at least three letters of a name or email.';
export const looking = 'Looking…';
export const noAvailableUsers = 'No available users';
export const peopleOfOutsideCompanies =
  'People of outside companies can only be members of external dashboards.';

// AddProjectsPanel
export const targetBudget = 'Target budget';
export const area = 'Area';
export const noneChosen = 'None chosen';
export const sizeChosenMoney = (size: number, money: string) => `${size} chosen, ${money}`;
export const chooseAProjectFirst = 'Choose a project first';
export const add1Project = 'Add 1 project';
export const addSizeProjects = (size: number) => `Add ${size} projects`;
export const findAProject = 'Find a project';
export const projectsThatCanBeAdded = 'Projects that can be added';
export const itIsOnTheDashboard = 'Already on the dashboard';
export const noProjectMatches = 'No project matches';

// CardBody
export const asOfTodayNotDate = (date: string) => `As of today, not ${date}: this is not kept by day.`;
export const thisCountsMarkupsSo = 'This counts markups, so a dashboard without markups does not show it.';
export const byGroupingAlso = (grouping: string, also: string) => `by ${grouping}${also}`;
export const membersAreNotifiedOfGaps = (money: string) => `, members are notified of gaps above ${money}`;
export const thisDashboardShowsNone = 'This dashboard shows none of your projects yet.';
export const youCannotSee = 'You cannot see this in any of these projects. Ask their teams for access.';

// CardExport
export const thereIsNothingToExport = 'There is nothing to export';
export const nameWasNotExported = (name: string) => `${name} was not exported`;

// cardFiles
export const date = 'Date';
export const due = 'Due';
export const aWeekOfDelayCosts = 'A week of delay costs';
export const score = 'Score';
export const level = 'Level';
export const value = 'Value';
export const costAtStake = 'Cost at stake';
export const packages = 'Packages';
export const boughtPercent = 'Bought, %';
export const funds = 'Funds';
export const held = 'Held';
export const drawn = 'Drawn';
export const left = 'Left';
export const costSummary = 'Cost summary';
export const figure = 'Figure';
export const dollars = 'Dollars';
export const forecastOfAllProjects = 'Forecast of all projects';
export const forecastPerSquareFoot = 'Forecast per square foot';
export const system = 'System';
export const target = 'Target';
export const milestone = 'Milestone';
export const memberId = (id: number) => `member ${id}`;

// CardGrid
export const labelPlaceAtOfLength = (label: string, at: number, length: number, width: number) =>
  `${label}, place ${at} of ${length}, ${width} of 12 columns`;
export const labelOfRemoved = (labelOf: string) => `${labelOf} removed`;
export const projectOfLabelOf = (labelOf: string) => `Project of ${labelOf}`;
export const notifyMembersOfGapsAbove = 'Notify members of gaps above';
export const checkedEveryMorningLeave = 'Checked every morning. Leave it empty for none.';
export const textOfTheCard = 'Text of the card';
export const moveLabel = (label: string) => `Move ${label}`;
export const dragOrPressAnArrow = 'Drag, or press an arrow key to move and Shift with an arrow key to resize';
export const widthOf12Columns = (width: number) => `${width} of 12 columns`;
export const placeLabelEarlier = (label: string) => `Place ${label} earlier`;
export const itIsTheFirstCard = 'It is the first card';
export const placeLabelLater = (label: string) => `Place ${label} later`;
export const itIsTheLastCard = 'It is the last card';
export const makeLabelNarrower = (label: string) => `Make ${label} narrower`;
export const itCannotBeNarrower = 'It cannot be narrower';
export const makeLabelWider = (label: string) => `Make ${label} wider`;
export const itFillsTheRow = 'It fills the row';

// CustomizeFlyout
export const byWords = (words: string) => `By ${words}`;
export const customizePortfolio = 'Customize portfolio';
export const thisIsYourOwnView = 'This is your own view; no one else sees a change.';
export const projectsAreGrouped = 'Projects are grouped';

// dashboardDraft
export const typeIsRequired = 'Type is required';
export const view = 'View';
export const editSettings = 'Edit settings';
export const editSettingsAndCards = 'Edit settings and cards';

// DashboardFlyout
export const detailsOfThisDashboard = 'details of this dashboard';
export const addNewDashboard = 'Add New Dashboard';
export const nothingHasChanged = 'Nothing has changed';
export const save = 'Save';
export const history = 'History';
export const theDashboard = 'the dashboard';

// DashboardForm
export const description = 'Description';
export const thisCompanyHasExternalDashboards = 'This company has external dashboards only';
export const itCannotBeChangedOnce = 'It cannot be changed once the dashboard is created.';
export const fixedOnceCreated = 'Fixed once created';
export const costs = 'Costs';
export const projectsLength = (length: number) => `Projects ${length}`;
export const membersLength = (length: number) => `Members ${length}`;
export const youDontHaveAccess = "You don't have access to all projects in this group";
export const noProjectIsPicked = 'No project is picked. The dashboard shows those of its project groups.';
export const chooseTheTypeFirst = 'Choose the type first';
export const yourRoleMayNotCreate = 'Your role may not create dashboards';
export const creator = 'Creator';
export const permissionsOfName = (name: string) => `Permissions of ${name}`;

// dashboardMutations
export const nameSaved = (name: string) => `${name} saved`;
export const nameCreated = (name: string) => `${name} created`;
export const nameRestored = (name: string) => `${name} restored`;
export const nameWasNotRestored = (name: string) => `${name} was not restored`;
export const nameDeleted = (name: string) => `${name} deleted`;
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;
export const theCardsWereNotArranged = 'The cards were not arranged';

// dashboardRoutes
export const portfolioDashboard = 'Portfolio dashboard';

// DashboardScreen
export const thereAreNoCards = 'There are no cards to present';
export const present = 'Present';
export const print = 'Print';
export const done = 'Done';
export const noCardsYet = 'No cards yet';
export const cardsShowTheFiguresRisks =
  'Cards show the figures, risks, dates and decisions of the projects of this dashboard.';
export const shownOf = (shown: number) => `${shown} of `;
export const figuresLower = 'figures';

// DashboardsScreen
export const projectGroups2 = 'Project groups';
export const dashboardsLower = 'dashboards';
export const group = 'Group';
export const member = 'Member';

// DashboardTable
export const defaultWord = 'Default';
export const all = 'All';
export const dateCreated = 'Date created';
export const actions = 'Actions';
export const actionsOfName = (name: string) => `Actions of ${name}`;
export const edit = 'Edit';
export const noDashboardThatYouSee = 'No dashboard that you see matches them.';
export const defaultAllProjects = 'Default, all projects';
export const noDashboardsYet = 'No dashboards yet';
export const aDashboardShowsTheFigures =
  'A dashboard shows the figures of some projects to some people, on one page.';
export const deleteDashboard = 'Delete Dashboard?';
export const nameGoesForAll = (name: string) =>
  `${name} is deleted for all of its members. You can undo this right after.`;
export const deleteWord = 'Delete';

// DayFilters
export const fromDate = (date: string) => `from ${date}`;
export const toDate = (date: string) => `to ${date}`;
export const completion = 'Completion';
export const completed = 'Completed';
export const asPlannedCompletedProjects = 'As planned; completed projects by the end of their year.';
export const asOf = 'As of';
export const figuresAtTheEndOf = 'Figures at the end of';
export const budgetsForecastsAndContingency =
  'Budgets, forecasts and contingency are kept by day. Cards that are not say so and show today.';

// DecisionsCard
export const moneyWk = (money: string) => `${money} / wk`;
export const item = 'Item';
export const dueDate = 'Due date';
export const ifItWaits = 'If it waits';
export const assignee = 'Assignee';
export const noItemsAreWaiting = 'No items are waiting for a decision.';
export const delayCostsPerWeek = (perWeek: string) => `delay costs ${perWeek}`;

// EditTools
export const nothingToUndo = 'Nothing to undo';
export const addCard = 'Add card';
export const aDashboardHasAtMost = (cards: number) => `A dashboard has at most ${cards} cards`;
export const theDashboardHasNoProject = 'The dashboard has no project yet';

// findDashboards
export const dashboardValue = (value: string) => `Dashboard · ${value}`;

// firstMetric
export const valueByLabel = (value: string, label: string) => `${value} by ${label}`;
export const filteredByValueLast = (value: string, last: string) => `filtered by ${value}${last}`;
export const listAnd = (list: string) => `${list} and `;

// hiddenParts
export const bidPackages = 'bid packages';
export const partOfHiddenOfCount = (part: string, hidden: number, count: number) =>
  `${part} of ${hidden} of ${count} projects`;
export const costsOnThisDashboard = 'Costs on this dashboard are without markups.';
export const hiddenByYourRoleList = (list: string) => `Hidden by your role: ${list}.`;

// metricAddress
export const issues = 'Issues';

// MetricCard
export const editName = (name: string) => `Edit ${name}`;
export const metric = 'metric';

// MetricChart
export const nameMeasureOfLabel = (
  name: string,
  measure: string,
  label: string,
  along: string,
  value: string,
) => `${name}: ${measure} of ${label} by ${along}${value}`;
export const leftMoreNotShown2 = (left: number) => `, ${left} more not shown`;

// MetricEditor
export const noOneIsNotified = 'No one is notified';
export const aValueIsLabel = (label: string) => `A value is ${label} a threshold`;
export const editCustomMetric = 'Edit custom metric';
export const addCustomMetric = 'Add custom metric';
export const thresholdIsRequired = 'Threshold is required';
export const saveMetric = 'Save metric';
export const notifyMembersWhen = 'Notify members when';
export const checkedEveryMorningEachMember =
  'Checked every morning. Each member is notified at most once a week, only about what they can see.';

// MetricFields
export const vertical = 'Vertical';
export const horizontal = 'Horizontal';
export const feature = 'Feature';
export const chart = 'Chart';
export const mainAxis = 'Main axis';
export const secondaryAxis = 'Secondary axis';
export const groupAxis = 'Group axis';
export const aStackBarChartNeeds = 'A stack bar chart needs a group axis.';
export const orientation = 'Orientation';
export const showCategories = 'Show categories';
export const onlyWhatIsOpen = 'Only what is open';

// MetricFilters
export const filters = 'Filters';
export const noLongerThere = 'No longer there';

// MetricPreview
export const total = 'Total';
export const others = 'Others';
export const share = 'Share';
export const preview = 'Preview';
export const and = ' and ';
export const hold = ' hold ';
export const ofValue = (value: string) => ` of ${value}.`;
export const figures = 'Figures';
export const barsOfNumberBars = (bars: number, number: string) => `${bars} of ${number} bars`;
export const groupsOfNumberGroups = (groups: number, number: string) => `${groups} of ${number} groups`;

// metricReportCards
export const customChart = 'Custom chart';

// MetricReportChart
export const youCannotSeeLabel = (label: string) => `You cannot see ${label} in this project.`;
export const chartLower = 'chart';
export const onlyWhatIsOpenLower = 'only what is open';
export const leftMoreNotShown = (left: number) => `${left} more not shown`;

// MetricReportSettings
export const yourRoleInThisProject = 'Your role in this project sees nothing that a chart can count.';
export const whatItCounts = 'What it counts';

// MetricRowsFlyout
export const rows = 'rows';
export const nothingIsBehindThisBar = 'Nothing is behind this bar anymore.';
export const numberInCountSum = (number: string, count: string, sum: string) => `${number} in ${count}${sum}`;
export const openNumberInName = (number: string, name: string) => `Open ${number} in ${name}`;
export const openName = (name: string) => `Open ${name}`;
export const numberMore = (number: string) => `${number} more`;

// OutlookCards
export const nothingIsPlannedFromToday = 'Nothing is planned for today or later.';
export const showFewer = 'Show fewer';
export const theNextLengthOfCount = (length: number, count: number) => `The next ${length} of ${count}`;
export const allCountMilestones = (count: number) => `All ${count} milestones`;
export const noDueDate = 'No due date';
export const overdueDate = (date: string) => `Overdue ${date}`;
export const dueDatePiece = (date: string) => `Due ${date}`;
export const lateOverdue = (late: number) => `, ${late} overdue`;
export const abbreviateAtStake = (abbreviate: string) => `${abbreviate} at stake`;
export const noRiskIsActive = 'No risk is active.';
export const notRated = 'Not rated';
export const noIssueIsOpen = 'No issue is open.';
export const countActive = (count: number) => `${count} active`;
export const countActiveRisksByLikelihood = (count: number, high_count: number) =>
  `${count} active risks by likelihood and impact, ${high_count} of them high`;

// OverTimeCard
export const last12Months = 'Last 12 months';
export const lastValueYears = (value: number) => `Last ${value} years`;
export const forecastOverTimeCouldNotBeLoaded = 'Forecast over time could not be loaded';
export const noForecastYet = 'No forecast yet';
export const itShowsOnceAProject = 'It shows once a project in sight has an estimate.';
export const period = 'Period';

// overTimeChart
export const waySinceDate = (way: string, date: string) => `, ${way} since ${date}`;
export const projectsOfThen = (projectsOf: string) => ` (${projectsOf} then)`;
export const theForecastOfProjects = (
  projectsOf: string,
  abbreviate: string,
  since: string,
  joined: string,
  againstBudget: string,
) => `The forecast of ${projectsOf} is ${abbreviate}${since}${joined}.${againstBudget}`;
export const onBudget = 'on budget';
export const abbreviateValueBudget = (abbreviate: string, value: string) => `${abbreviate} ${value} budget`;
export const itIsWay = (way: string) => ` It is ${way}.`;
export const theOneWithABudget = (way: string) => ` The one with a budget is ${way}.`;
export const theComparedWithABudget = (compared: number, way: string) =>
  ` The ${compared} with a budget are ${way}.`;
export const overLower = 'over';
export const under = 'under';

// PictureDrop
export const ofTheDashboard = 'Of the dashboard';
export const picture = 'Picture';

// PortfolioMetricCard
export const holds = ' holds ';
export const ofThePendingSavings = ' of the pending savings.';
export const itemWord = (count: number | undefined) => (count === 1 ? 'item' : 'items');

// portfolioMetrics
export const riskValueByCategory = 'Risk value by category';
export const pendingItemsByPriority = 'Pending items by priority';

// PortfolioScreen
export const customize = 'Customize';
export const portfolioLower = 'portfolio';
export const outlook = 'outlook';
export const thePortfolioWasNotExported = 'The portfolio was not exported';

// PortfolioTools
export const groupByWords = (words: string) => `Group by ${words}`;
export const groupBy = 'Group by';
export const category = 'Category';

// Presentation
export const pageNextOfLength = (next: number, length: number) => `Page ${next} of ${length}`;
export const pagesAdvanceOnTheirOwn = 'Pages advance on their own';
export const paused = 'Paused';
export const presentationOfName = (name: string) => `Presentation of ${name}`;
export const shownOfLength = (shown: number, length: number) => `${shown} of ${length}`;
export const pageShown = (shown: number) => `Page ${shown}`;
export const presentation = 'Presentation';
export const previous = 'Previous';
export const resume = 'Resume';
export const pause = 'Pause';
export const next = 'Next';
export const everySecondsS = (seconds: number) => `Every ${seconds} s`;

// ProjectCards
export const youCannotSeeThis = (name: string) => `You cannot see this in ${name}. Ask its team for access.`;
export const theProjectOfThisCard =
  'The project of this card is not on the dashboard, or you may not see it.';
export const costTrendName = (name: string | undefined) => `Cost trend, ${name}`;
export const tvdGaps = 'TVD gaps';
export const nameAboveWithinTolerance = (name: string, above: number, within: number) =>
  `${name}, ${above} above, ${within} in tolerance`;
export const tvd = 'TVD';
export const noSystemHasATarget = 'No system has a target.';
export const abbreviateForecastLabel = (abbreviate: string, label: string) =>
  `${abbreviate} forecast, ${label}`;
export const overview = 'Overview';
export const thisDashboardHasNoPicture =
  'This dashboard has no picture. Anyone who can edit its settings can add one.';

// ProjectTable
export const noBudget = 'No budget';
export const noForecast = 'No forecast';
export const valueCompared = (value: string | number) => `, ${value} compared`;
export const budgetAgainstForecast = 'Budget against forecast';
export const thisDashboardShowsNoneOf =
  'This dashboard shows none of your projects yet. Anyone who can edit its settings can add them.';
export const thePortfolioShowsTheProjects =
  'The portfolio shows the projects that you see and that are in progress, in draft, in concept or completed.';
export const noProjectThatYouSee = 'No project that you see matches them.';
export const none = 'none';

// RatesCard
export const normalizedByCoefficients = 'normalized by coefficients';
export const theHighestMostOfLength = (most: number, length: number) => `the highest ${most} of ${length}`;
export const noProjectHasAForecast = 'No project has a forecast and an area.';
export const listMedianCents = (list: string, cents: string) => `${list}. Median ${cents}.`;
export const gsfAsPlanned = '$ / GSF as planned';
export const gsfNormalized = '$ / GSF normalized';
export const costPerSquareFoot = (length: number, cents: string) =>
  `Cost per square foot of ${length} projects, normalized; median ${cents}`;
export const centsAsPlanned = (cents: string) => `${cents} as planned`;
export const median = 'Median';

// SpendingCards
export const over = 'Over ';
export const boughtOfCountValueBought = (bought: number, count: number, value: string) =>
  `${bought} of ${count} ${value} bought`;
export const percentOfOfTheBudget = (percentOf: string) => `${percentOf} of the budget bought`;
export const noBidPackagesYet = 'No bid packages yet';
export const theyAreSetUp = 'They are set up in the procurement of a project.';
export const abbreviateLeft = (abbreviate: string) => `${abbreviate} left`;
export const noProjectHasAContingency = 'No project has a contingency fund.';
export const countValueAbbreviateHeld = (count: number, value: string, abbreviate: string) =>
  `${count} ${value}, ${abbreviate} held`;
export const abbreviateDrawn = (abbreviate: string) => `${abbreviate} drawn`;
export const packageWord = (count: number | undefined) => (count === 1 ? 'package' : 'packages');
export const fundWord = (count: number | undefined) => (count === 1 ? 'fund' : 'funds');

// SumTiles
export const itemCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
export const overBudgetShare = (share: string) => `Over budget${share}`;
export const underBudgetShare = (share: string) => `Under budget${share}`;
export const abbreviateInAllCount = (abbreviate: string, count: number) => `${abbreviate} in all ${count}`;
export const pendingRange = 'Pending range';
export const noWiderThanThis = ', no wider than this';
export const countActiveHighCountHigh = (count: number, high_count: number) =>
  `${count} active, ${high_count} high`;
