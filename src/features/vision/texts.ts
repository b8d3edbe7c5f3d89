/** Every text of vision, file by file: what a translation replaces. What several files say stands first. */

export const cost = 'Cost';
export const budget = 'Budget';
export const forecast = 'Forecast';
export const gap = 'Gap';
export const addCriterion = 'Add criterion';
export const deleteWord = 'Delete';
export const cancel = 'Cancel';
export const save = 'Save';
export const successCriteria = 'Success criteria';
export const criterion = 'Criterion';
export const result = 'Result';
export const planned = 'Planned';
export const target = 'Target';
export const total = 'Total';
export const valuePoints = 'Value points';
export const addDriver = 'Add driver';
export const valueDrivers = 'Value drivers';
export const area = 'Area';
export const editVision = 'Edit vision';
export const item = 'Item';
export const status = 'Status';
export const vision = 'Vision';

// CostCard
export const openForesite = 'Open ForeSite';
export const overBudgetShare = (share: string) => `Over budget${share}`;
export const underBudgetShare = (share: string) => `Under budget${share}`;
export const onBudget = 'On budget';
export const lowIfPendingItemsChange = 'Low if pending items change';
export const pendingLow = 'Pending low';
export const highIfPendingItemsChange = 'High if pending items change';
export const pendingHigh = 'Pending high';

// CriteriaCard
export const successCriteriaMetOfLength = (met: number, length: number) =>
  `Success criteria · ${met} of ${length} met`;
export const aProjectHasAtMost = (criteria: number) => `A project has at most ${criteria} success criteria`;
export const noSuccessCriteriaYet = 'No success criteria yet';
export const whatMustBeTrueWhen = 'What must be true when the project is done, who judges it and when.';
export const judgedByAt = 'Judged by, at';
export const criterionDeleted = 'Criterion deleted';
export const criterionAdded = 'Criterion added';
export const criterionSaved = 'Criterion saved';

// CriterionDialog
export const successCriterion = 'Success criterion';
export const criterionIsRequired = 'Criterion is required';
export const noMilestone = 'No milestone';

// DriverCard
export const valueDriversReordered = 'Value drivers reordered';
export const weightsBalancedTo100 = 'Weights balanced to 100';
export const balanceTo100 = 'Balance to 100';
export const noValueDriversYet = 'No value drivers yet';
export const whatTheProjectIs =
  'What the project is for, in a few goals with weights. Items are scored against them, so that value can be weighed against cost.';
export const driver = 'Driver';
export const weight = 'Weight, %';
export const items = 'Items';
export const moveNameWithArrowKeys = (name: string) => `Move ${name}, with arrow keys`;
export const weightOfName = (name: string) => `Weight of ${name}`;
export const nameWeighsNumber = (name: string, number: string) => `${name} weighs ${number}%`;
export const totalWeight = 'Total weight';
export const addsTo100 = '✓ Adds to 100';
export const numberLeftToAllocate = (number: string) => `${number} left to allocate`;
export const numberTooMany = (number: string) => `${number} too many`;
export const aProjectHasAtMostValue = (value_drivers: number) =>
  `A project has at most ${value_drivers} value drivers`;
export const nameDeleted = (name: string) => `${name} deleted`;
export const nameAdded = (name: string) => `${name} added`;
export const nameSaved = (name: string) => `${name} saved`;
export const theValueOfName = (name: string) => `the value of ${name}`;
export const itemWord = (count: number | undefined) => (count === 1 ? 'item' : 'items');

// DriverDialog
export const driverIsRequired = 'Driver is required';
export const editDriver = 'Edit driver';
export const whatServingItMeansSo = 'What serving it means, so that everyone scores the same way.';
export const weightIsRequired = 'Weight is required';

// ProgramCard
export const programAbbreviation = (abbreviation: string) => `Program, ${abbreviation}`;
export const openComponents = 'Open Components';
export const areaByComponent = 'Area by component';
export const component = 'Component';
export const valueOfName = (value: string, name: string) => `${value} of ${name}`;
export const targetArea = 'Target area';
export const plannedArea = 'Planned area';
export const differenceToTheTargetArea = 'Difference to the target area';
export const notCounted = 'not counted';
export const areaOfName = (name: string) => `Area of ${name}`;

// StatementCard
export const statement = 'Statement';
export const noOneHasWrittenYet = 'No one has written yet what this project is for.';
export const agreedDate = (date: string) => `Agreed ${date}`;

// StatementDialog
export const enterBothAName = 'Enter both a name and a value';
export const whatTheProject = 'What the project is for, and what it must not miss.';
export const keyFigures = 'Key figures';
export const areaAndBudgetAreShown = 'Area and budget are shown by themselves.';
export const namePlace = (place: number) => `Name ${place}`;
export const beds = 'Beds';
export const valuePlace = (place: number) => `Value ${place}`;

// ValueChart
export const noItemsScoredYet = 'No items scored yet';
export const scoreItemsAgainstTheValue =
  'Score items against the value drivers in their panel on ForeSite. Here they are weighed against their cost.';
export const valueForCost = 'Value for cost';
export const valueForCostLower = 'value for cost';
export const drivers = 'Drivers';
export const allDrivers = 'All drivers';
export const onTheFrontier = 'On the frontier';
export const behindTheFrontier = 'Behind the frontier';
export const approved = 'Approved';
export const draft = 'Draft';
export const valuePointsAgainstCost = (length: number) => `Value points against cost of ${length} items`;
export const valueOfCodeName = (code: string, name: string) => `Value of ${code} ${name}`;
export const close = 'Close';
export const openTheItem = 'Open the item';
export const lengthOfLength2 = (length: number, length2: number) => `${length} of ${length2}`;
export const itemsAreOnTheFrontier =
  ' items are on the frontier: no other item gives as much value for less.';
export const givesLessValue = ' gives less value for its cost.';
export const giveLessValueForTheir = ' give less value for their cost.';
export const valueForCostByItem = 'Value for cost by item';
export const yes = 'Yes';
export const no = 'No';

// visionMutations
export const undo = 'Undo';
export const notSaved = 'Not saved';

// visionReasons
export const theTargetArea = 'The target area in the details of the project.';
export const theAreasOfTheComponents = 'The areas of the components that count, as they are designed now.';
export const thePlannedAreaLess = 'The planned area less the target.';
export const difference = 'Difference';
export const whatTheComponentMayTake = 'What the component may take: its target area, entered in Components.';
export const thePlannedArea = (value: string) =>
  `The planned area of the component, entered in Components.${value}`;
export const itIsNotCounted = ' It is not counted in the program.';
export const setByTheTeam = (percent: string) =>
  `Set by the team. It counts for ${percent} of the value points.`;
export const theSumOfTheWeights = 'The sum of the weights. What they share is the value points of an item.';
export const itemsScoredOnThisDriver = (pointsText: string, value: string) =>
  `Items scored on this driver. A score of 1 is worth ${pointsText} value points${value}.`;
export const moreMoreHaveAScore = (more: number) => `; ${more} more have a score`;
export const itCostsMoney = (money: string) =>
  `It costs ${money}, and no other item gives as much value for less.`;
export const itCostsMoneyAndAnother = (money: string) =>
  `It costs ${money}, and another item gives as much value for less.`;
export const nameScoreScoreTextWeight = (name: string, scoreText: string, percent: string) =>
  `${name}: score ${scoreText}, weight ${percent}`;

// VisionScreen
export const notPrinted = 'Not printed';
export const print = 'Print';
export const visionLower = 'vision';
export const visionSaved = 'Vision saved';

// VisionSheet
export const visionOnOnePage = 'Vision on one page';
export const theFiguresAreBeingRead = 'The figures are being read. Print again in a moment.';
export const visionFiguresOfFormat = (format: string) => `Vision, figures of ${format}`;
export const agreed = 'Agreed';
export const byPersonName = (personName: string) => `by ${personName}`;
export const onDate = (date: string) => `on ${date}`;
export const overBudget = 'Over budget';
export const underBudget = 'Under budget';
export const program = 'Program';
export const valueForCostNothingCheaper = 'Value for cost: nothing cheaper gives more';
export const judgedBy = 'Judged by';
export const at = 'At';
export const andMoreMore = (more: number) => `and ${more} more`;
