/** Every text of concepts, file by file: what a translation replaces. What several files say stands first. */

export const name = 'Name';
export const status = 'Status';
export const concepts = 'Concepts';
export const buildingCost = 'Building cost';
export const analyses = 'Analyses';
export const noConceptsYet = 'No concepts yet';
export const createAnalysis = 'Create Analysis';
export const conceptHub = 'Concept Hub';
export const thereIsNothingToExport = 'There is nothing to export';
export const theExportFailed = 'The export failed';
export const tryAgain = 'Try again.';
export const cancel = 'Cancel';
export const analysis = 'Analysis';
export const analysisLower = 'analysis';
export const details = 'Details';
export const scenarios = 'Scenarios';
export const nothingHasChanged = 'Nothing has changed';
export const save = 'Save';
export const components = 'Components';
export const component = 'Component';
export const costPerAbbreviation = (abbreviation: string) => `Cost per ${abbreviation}`;
export const actions = 'Actions';
export const labelOfName = (label: string, name: string) => `${label} of ${name}`;
export const area = 'Area';
export const removeName = (name: string) => `Remove ${name}`;
export const close = 'Close';
export const concept = 'Concept';
export const actionsOfName = (name: string) => `Actions of ${name}`;
export const escalationAYear = 'Escalation a year';
export const markups = 'Markups';
export const line = 'Line';
export const scenarioLower = 'scenario';
export const promoteToAProject = 'Promote to a project';
export const escalation = 'Escalation';
export const contingency = 'Contingency';
export const scenario = 'Scenario';
export const total = 'Total';
export const monthsMonths = (months: number) => `${months} months`;

// AnalysesGrid
export const lowToHigh = (low: string, high: string) => `${low} to ${high}`;
export const city = 'City';
export const targetArea = 'Target area';
export const project = 'Project';
export const changed = 'Changed';
export const noAnalysesYet = 'No analyses yet';
export const anAnalysisComparesSizes =
  'An analysis compares sizes and costs of a building before it is a project.';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const noAnalysisMatchesThem = 'No analysis matches them.';
export const clearFilters = 'Clear filters';
export const pagesOfAnalyses = 'Pages of analyses';

// AnalysisForm
export const costsOfPastProjectsAre = 'Costs of past projects are adjusted to this place';
export const costsPerArea = 'Costs per area are in prices of this date';

// AnalysisPageFrame
export const openName = (name: string) => `Open ${name}`;

// AnalysisScreen
export const theAnalysis = 'the analysis';
export const theConcept = 'the concept';
export const theScenario = 'the scenario';
export const history = 'History';
export const makeActive = 'Make active';
export const isActive = 'is active';
export const makeDraft = 'Make draft';
export const isADraft = 'is a draft';
export const archive = 'Archive';
export const statusOfTheAnalysis = 'Status of the analysis';
export const addAScenarioFirst = 'Add a scenario first: the project takes its components and its budget';
export const chooseAScenarioToPromote = 'Choose a scenario to promote';
export const thisAnalysisIsLabel = (label: string) => `This analysis is ${label}`;

// ComponentTable
export const fromAProjectThatYou = 'From a project that you cannot see';
export const inPlace = (place: string) => ` in ${place}`;
export const areaAbbreviation = (abbreviation: string) => `Area, ${abbreviation}`;
export const cost = 'Cost';
export const componentPlace = (place: number) => `component ${place}`;

// ConceptFlyout
export const newConcept = 'New concept';
export const conceptLower = 'concept';
export const aConceptHasAtMost = (components: number) => `A concept has at most ${components} components`;
export const addComponent = 'Add component';
export const fromPastProjects = 'From past projects';

// ConceptHubScreen
export const analysis1 = '1 analysis';
export const countAnalyses = (count: number) => `${count} analyses`;
export const quickSearch = 'Quick search';
export const analysesLower = 'analyses';

// conceptMutations
export const undo = 'Undo';
export const nameCreated = (name: string) => `${name} created`;
export const nameWasNotChanged = (name: string) => `${name} was not changed`;
export const nameAdded = (name: string) => `${name} added`;
export const nameWasNotDuplicated = (name: string) => `${name} was not duplicated`;
export const nameDeleted = (name: string) => `${name} deleted`;
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;
export const namePromotedToAProject = (name: string) => `${name} promoted to a project`;
export const saved = 'saved';
export const added = 'added';

// conceptRoutes
export const analysisDetails = 'Analysis details';

// ConceptsGrid
export const toTargetArea = 'To target area';
export const edit = 'Edit';
export const duplicate = 'Duplicate';
export const aConceptIsAMassing =
  'A concept is a massing: components with an area and a cost per area, typed or taken from past projects.';

// ConceptsScreen
export const addConcept = 'Add concept';
export const conceptsOfName = (name: string) => `Concepts of ${name}`;
export const conceptsLower = 'concepts';
export const deleteName = (name: string) => `Delete ${name}?`;
export const deleteWord = 'Delete';
export const youCanUndoThisRight = 'You can undo this right after.';

// NewScenarioFlyout
export const newScenario = 'New scenario';

// PastDialog
export const costsOfPastProjects = 'Costs of past projects';
export const chooseComponentsFirst = 'Choose components first';
export const addComponents = 'Add components';
export const addValue = (value: string) => `Add ${value}`;
export const component1 = '1 component';
export const countComponents = (count: number) => `${count} components`;
export const newestEstimatesOfProjects = (value: string, date: string) =>
  `Newest estimates of projects that you see, adjusted to ${value} and to prices of ${date}.`;
export const thePlaceOfTheAnalysis = 'the place of the analysis';
export const searchPastProjects = 'Search past projects';
export const projectComponentOrCity = 'Project, component or city';
export const pastProjects = 'past projects';
export const noComponentMatchesTheSearch = 'No component matches the search';
export const noPastProjectHasCosts = 'No past project has costs by component yet';
export const aComponentShowsHereOnce =
  'A component shows here once it has an area and a cost in an estimate that you may see.';
export const componentsOfPastProjects = 'Components of past projects';
export const placeAndYear = 'Place and year';
export const therePerAbbreviation = (abbreviation: string) => `There, per ${abbreviation}`;
export const factor = 'Factor';
export const herePerAbbreviation = (abbreviation: string) => `Here, per ${abbreviation}`;
export const placeOfCentsThere = (placeOf: string, cents: string) => `${placeOf}, ${cents} there`;
export const pagesOfPastComponents = 'Pages of past components';

// PromoteDialog
export const nameIsRequired = 'Name is required';
export const promote = 'Promote';
export const theProjectStarts = (name: string, area: string, money: string) =>
  `The project starts as a concept with the components of ${name}, ${area}, and a budget of ${money} shared by them. An analysis is promoted once; it stays as it is then.`;
export const projectName = 'Project name';
export const projectCode = 'Project code';

// scenarioChart
export const down = 'Down';
export const up = 'Up';

// ScenarioComparison
export const partsOfTheCost = 'Parts of the cost';
export const costByScenario = 'Cost by scenario';
export const totalsFromLowToHigh = (low: string, high: string) => `Totals from ${low} to ${high}.`;
export const comparison = 'Comparison';
export const costByScenarioLead = (lead: string) => `Cost by scenario. ${lead}`;
export const sideBySide = 'Side by side';
export const scenariosSideBySide = 'Scenarios side by side';
export const constructionStart = 'Construction start';
export const duration = 'Duration';
export const costPerArea = 'Cost per area';

// ScenarioForm
export const selectAConcept = 'Select a concept...';
export const theDayOfThePrices = 'The price date';
export const perAbbreviation = (abbreviation: string) => `Per ${abbreviation}`;
export const markupsSiteAndOwnerCosts = 'Markups, site and owner costs';
export const nothingComesOnTop = 'Nothing comes on top of construction cost and contingency.';
export const kind = 'Kind';
export const value = 'Value';
export const linePlace = (place: number) => `line ${place}`;
export const aScenarioHasAtMost = (markups: number) => `A scenario has at most ${markups} markups`;
export const addMarkup = 'Add markup';
export const markupTemplates = 'Markup templates';
export const toUseATemplate = 'Use a markup template';
export const monthsLower = 'months';

// ScenarioScreen
export const ofTheTotal = 'Of the total';
export const midpointOfConstruction = 'Midpoint of construction';
export const fromTheDay = 'From the price date';
export const numberMonths = (number: string) => `${number} months`;
export const terms = 'Terms';
export const costByStep = 'Cost by step';
export const steps = 'Steps';
export const step = 'Step';
export const amount = 'Amount';
export const whatTheTotalDepends = 'What the total depends on shows once the concept costs something.';

// ScenariosGrid
export const start = 'Start';
export const months = 'Months';
export const month1 = '1 month';
export const noScenariosYet = 'No scenarios yet';
export const aScenarioIsAConcept =
  'A scenario is a concept with its duration, escalation, contingency and markups. Two of them can be compared.';

// ScenariosScreen
export const scenariosOfName = (name: string) => `Scenarios of ${name}`;
export const addAConceptFirst = 'Add a concept first: a scenario is made of one';
export const addScenario = 'Add scenario';
export const chooseTwoOrMoreScenarios = 'Choose two or more scenarios to compare only those.';
export const scenariosLower = 'scenarios';

// Sensitivity
export const directions = 'Directions';
export const whatTheTotalDoesWhen = 'What the total does when one driver moves';
export const driver = 'Driver';
export const namesMoveTheTotalMost = (names: string, move: string, low: string, high: string) =>
  `${names} ${move} the total most: from ${low} to ${high}.`;
export const sensitivity = 'Sensitivity';
export const whatTheTotalDoesWhenOne = (lead: string) => `What the total does when one driver moves. ${lead}`;
export const fromLowToHigh = 'From low to high';
export const totalAbbreviate = (abbreviate: string) => `Total ${abbreviate}`;
export const movedByUpAndDown = 'Moved by, up and down';
export const movesWord = (count: number | undefined) => (count === 1 ? 'moves' : 'move');
