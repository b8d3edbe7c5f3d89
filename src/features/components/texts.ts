/** Every text of components, file by file: what a translation replaces. What several files say stands first. */

export const name = 'Name';
export const area = 'Area';
export const budget = 'Budget';
export const current = 'Current';
export const undo = 'Undo';
export const close = 'Close';
export const components = 'Components';
export const workType = 'Work type';
export const component = 'Component';
export const componentWord = (count: number | undefined) => (count === 1 ? 'component' : 'components');

// BudgetDifference
export const theComponentsBudgetsAddUp = (
  sum: string,
  difference: string,
  overOrUnder: string,
  budget: string,
) =>
  `The components' budgets add up to ${sum}, ${difference} ${overOrUnder} the target budget of ${budget} in Details.`;
export const over = 'over';
export const under = 'under';

// componentColumns
export const newComponent = 'New component';
export const overBudget = 'over budget';
export const underBudget = 'under budget';
export const areaIsAtLeast0 = 'Area is at least 0. Enter a larger number.';
export const move = 'Move';
export const nameIsRequired = 'Name is required';
export const baseUnits = 'Base units';
export const notInAbbreviation = (abbreviation: string) => `Not in ${abbreviation}`;
export const excluded = 'Excluded';
export const gap = 'Gap';
export const actions = 'Actions';

// ComponentFlyout
export const componentNotFound = 'Component not found';
export const someoneDeletedItUndoBrings = 'Someone deleted it. Undo brings it back.';
export const yourCompanyHasNoAttributes = 'Your company has no attributes for components yet.';
export const nameSaved = (name: string) => `${name} saved`;

// ComponentGrid
export const valueDeleted = (value: string) => `${value} deleted`;
export const nothingWasMoved = 'Nothing was moved';
export const theListIsSortedFiltered =
  'The list is sorted, filtered or grouped. Components move in the order that is kept.';
export const showThatOrder = 'Show that order';
export const nameMovedUpOrDown = (name: string, upOrDown: string) => `${name} moved ${upOrDown}`;
export const valueMoved = (value: string) => `${value} moved`;
export const noComponentsYet = 'No components yet';
export const aComponentIsABuilding =
  'A component is a building or a part of one. Estimates, items and risks belong to components.';
export const componentsLower = 'components';
export const up = 'up';
export const down = 'down';

// componentImport
export const itHasNoName = 'It has no name.';
export const itAddsUpOtherRows = 'It adds up other rows.';
export const anotherRowOfTheFile = 'Another row of the file has this name.';
export const theProjectWouldHaveAll = (all: number, most: number) =>
  `The project would have ${all} components; it takes ${most}. Leave some rows out`;
export const theFileChangesNothing = 'The file changes nothing';

// componentReportCards
export const total = 'Total';
export const targetBudget = 'Target budget';
export const currentCost = 'Current cost';

// componentRoutes
export const componentSetup = 'Component Setup';

// ComponentsScreen
export const componentAdded = 'Component added';
export const saving = 'Saving';
export const saved = 'Saved';
export const componentsOfName = (name: string) => `Components of ${name}`;
export const theExportFailed = 'The export failed';
export const tryAgain = 'Try again.';
export const importWord = 'Import';
export const addComponent = 'Add component';

// ImportComponents
export const note = 'Note';
export const importComponentsFromAFile = 'Import components from a file';
export const upToValueRows = (value: number) => `Up to ${value} rows`;
export const chooseTheFileMatch =
  'Choose the file, match its columns, and see what it changes. Nothing saves until you import it.';
export const wordsImportedFromFileName = (words: string, fileName: string) =>
  `${words} imported from ${fileName}`;
export const addedChangedSameLeftOut = (added: number, changed: number, same: number, error: number) =>
  `${added} new, ${changed} changed, ${same} same, ${error} left out. Components are known by their names; what the file says nothing of stays as it is.`;
export const theComponentsAreBeingSaved = 'The components are being saved';

// RemoveComponent
export const deleteName = (name: string) => `Delete ${name}`;
export const nothingUsesName = (name: string) =>
  `Nothing uses ${name}. It is deleted with its budget and area; Undo brings it back.`;
export const whatUsesIt = 'what uses it';

// RowMenu
export const overallProjectStaysFirst = 'Overall Project stays first.';
export const details = 'Details';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const color = 'Color';
export const colorColor = (color: number) => `Color ${color}`;
export const actionsForValue = (value: string) => `Actions for ${value}`;
export const deleteWord = 'Delete';

// useComponents
export const undone = 'Undone';
export const redo = 'Redo';
export const notUndone = 'Not undone';
export const theComponentsWereNotSaved = 'The components were not saved';
