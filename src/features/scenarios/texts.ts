/** Every text of scenarios, file by file: what a translation replaces. What several files say stands first. */

export const items = 'Items';
export const compareScenarios = 'Compare scenarios';
export const lengthItems = (length: number) => `${length} items`;
export const item1 = '1 item';
export const rename = 'Rename';
export const approve = 'Approve';
export const reject = 'Reject';
export const compare = 'Compare';
export const nameOrNumber = 'Name or number';
export const undo = 'Undo';
export const cancel = 'Cancel';
export const scenarios = 'Scenarios';
export const checkAnItemToCreate = 'Check an item to Create a Scenario';

// comparison
export const onBudget = 'on budget';
export const overBudget = 'over budget';
export const underBudget = 'under budget';
export const moneyMore = (money: string) => `${money} more`;
export const moneyLess = (money: string) => `${money} less`;
export const criticalPath = 'critical path';
export const cost = 'Cost';
export const costPerArea = 'Cost per area of the project';
export const estimatedArea = 'Estimated area';
export const scheduleDays = 'Schedule, days';
export const forecast = 'Forecast';
export const againstBudget = 'Against budget';
export const lowIfPendingItemsChange = 'Low if pending items change';
export const highIfPendingItemsChange = 'High if pending items change';
export const openRisksLinked = 'Open risks linked to its items';
export const goalsWeighted = 'Goals, weighted';

// ScenarioApproval
export const approveScenarioNumber = (scenario_number: string) => `Approve ${scenario_number}`;
export const approveLengthScenarios = (length: number) => `Approve ${length} scenarios`;
export const approvesLengthItems = (length: number) => ` · approves ${length} items`;
export const approves1Item = ' · approves 1 item';

// ScenarioCard
export const chooseTitle = (title: string) => `Choose ${title}`;
export const actionsOfTitle = (title: string) => `Actions of ${title}`;
export const criticalPathPiece = ' · critical path';
export const focused = 'Focused';
export const focus = 'Focus';
export const editItems = 'Edit items';
export const clone = 'Clone';
export const history = 'History';
export const revertToPending = 'Revert to Pending';

// scenarioChoice
export const otherAndCodeShare = (other: string, code: string) =>
  `${other} and ${code} share an item, which can be approved only once. Approve one of them, and take the item out of the other.`;

// ScenarioCompare
export const print = 'Print';
export const closeTheComparison = 'Close the comparison';
export const scenariosToCompare = 'scenarios to compare';
export const forecastAndRangeAssume = "Forecast and range assume the scenario's pending items are approved. ";
export const green = 'Green';
export const isTheBest =
  ' is the best of the scenarios; a dash is nothing, or an item that is not in the scenario.';
export const figure = 'Figure';
export const asItIsNow = 'As it is now';
export const takeScenarioNumberOut = (scenario_number: string) =>
  `Remove ${scenario_number} from the comparison`;
export const inAll = 'in all';
export const noneOfTheseScenariosHas = 'None of these scenarios has items.';
export const notInIt = 'not in it';
export const theBestOfThese = ' (the best of these)';

// scenarioDecisions
export const scenarioSApproved = 'Scenario(s) approved';
export const scenarioSHaveBeenApproved = 'Scenario(s) have been approved successfully';
export const scenarioSRejected = 'Scenario(s) rejected';
export const scenarioSHaveBeenRejected = 'Scenario(s) have been rejected successfully';
export const scenarioSReverted = 'Scenario(s) reverted';
export const scenarioSHaveBeenReverted = 'Scenario(s) have been reverted successfully';
export const scenarioNumberWasNotValue = (scenario_number: string, value: string) =>
  `${scenario_number} was not ${value}`;

// ScenarioHistory
export const historyOfScenarioNumber = (scenario_number: string) => `History of ${scenario_number}`;
export const theScenario = 'the scenario';

// ScenarioItems
export const itemsOfScenarioNumber = (scenario_number: string) => `Items of ${scenario_number}`;
export const save = 'Save';
export const searchItems = 'Search items';
export const nameOrCode = 'Name or code';
export const itemsLower = 'items';
export const firstMostShownOfLength = (mostShown: number, length: number) =>
  `First ${mostShown} of ${length}. Search to see more.`;
export const noPendingItemMatches = 'No pending item matches.';
export const valueTogether = (value: string) => `${value}, together `;
export const replacesCodeWhich = (code: string) => `Replaces ${code}, which is in its group`;

// scenarioLooks
export const noDays = 'No days';
export const dayWord = (count: number | undefined) => (count === 1 ? 'day' : 'days');

// scenarioMutations
export const scenarioNumberCreated = (scenario_number: string) => `${scenario_number} created`;
export const scenarioWasNotCreated = 'Scenario was not created';
export const scenarioNumberSaved = (scenario_number: string) => `${scenario_number} saved`;
export const scenarioNumberWasNotSaved = (scenario_number: string) => `${scenario_number} was not saved`;
export const notUndone = 'Not undone';
export const scenarioDeleted = 'Scenario deleted';
export const scenarioHasBeenDeletedSuccessfully = 'Scenario has been deleted successfully';
export const codeWasNotDeleted = (code: string) => `${code} was not deleted`;

// ScenarioName
export const renameScenarioNumber = (scenario_number: string) => `Rename ${scenario_number}`;
export const createAScenario = 'Create a scenario';
export const create = 'Create';
export const nameOfTheScenario = 'Name of the scenario';
export const name = 'Name';
export const ifBlankItIsNamed = 'If blank, it is named by its number, such as Scenario 4.';

// ScenarioStrip
export const onlyAPendingScenario = 'Only a pending scenario can be focused';
export const hideTheScenarios = 'Hide the scenarios';
export const showTheScenarios = 'Show the scenarios';
export const scenariosLower = 'scenarios';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const clearFilters = 'Clear filters';

// ScenarioTools
export const number = 'Number';
export const costLowestFirst = 'Cost, lowest first';
export const daysMostFirst = 'Days, most first';
export const lastChanged = 'Last changed';
export const approveLength = (length: number) => `Approve ${length}`;
export const rejectLength = (length: number) => `Reject ${length}`;
export const compareAtMostValueScenarios = (value: number) => `Compare at most ${value} scenarios`;
export const compareLength = (length: number) => `Compare ${length}`;
export const searchScenarios = 'Search scenarios';
export const whichScenarios = 'Which scenarios';
export const all = 'All';
export const pending = 'Pending';
export const sortScenarios = 'Sort scenarios';

// useScenarioActions
export const rejectTheScenario = 'Reject the scenario?';
export const rejectLengthScenarios = (length: number) => `Reject ${length} scenarios?`;
export const namesTheItemsDo = (names: string | undefined) =>
  `${names}. The items do not change and can be decided one by one or in other scenarios.`;
export const deleteTheScenario = 'Delete the scenario?';
export const namesItsItemsStayYou = (names: string | undefined) =>
  `${names}. Its items stay. You can undo this.`;

// useScenarioCommands
export const onThisPage = 'On this page';
export const createAScenario2 = 'Create a Scenario';
export const ofTheCheckedItems = 'Of the checked items';
export const focusAScenario = 'Focus a scenario';
export const clearTheFocus = 'Clear the focus';
