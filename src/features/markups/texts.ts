/** Every text of markups, file by file: what a translation replaces. What several files say stands first. */

export const undo = 'Undo';
export const line = 'Line';
export const lineFrom = (from: number) => `Line ${from}`;
export const markups = 'Markups';
export const newTemplate = 'New template';
export const nothingHasChanged = 'Nothing has changed';
export const discard = 'Discard';
export const template = 'Template';
export const templateLower = 'template';
export const listOfMarkups = 'list of markups';
export const lines = 'Lines';
export const history = 'History';
export const addLine = 'Add line';
export const markupTemplates = 'Markup Templates';
export const lineCount = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;
export const itemCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
export const changeCount = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

// Differences
export const onlyHere = 'Only here';
export const onlyInTheTemplate = 'Only in the template';
export const moved = 'Moved';
export const changed = 'Changed';
export const theLinesAreThoseOf = 'The lines are those of the template.';
export const difference = 'Difference';
export const project = 'Project';

// Effect
export const noChange = 'No change';
export const currentEstimate = 'Current estimate';
export const asItWasEntered = 'as it was entered';
export const itemsDirectCost = 'Items, direct cost';
export const itemsWithMarkups = 'Items with markups';
export const movedOfPluralChange = (moved: number, plural: string) => `${moved} of ${plural} change`;
export const forecast = 'Forecast';
export const figure = 'Figure';
export const now = 'Now';
export const after = 'After';
export const change = 'Change';
export const itemsTakePercentagesOverLump =
  'Items inherit percentages. Lump sums and sums by area belong to the whole project.';

// LineTable
export const separated = 'Separated';
export const allocated = 'Allocated';
export const lumpSumsAndSums = 'Lump sums and sums by area belong to the whole project';
export const order = 'Order';
export const on = 'On';
export const kind = 'Kind';
export const value = 'Value';
export const items = 'Items';
export const display = 'Display';
export const actions = 'Actions';
export const linePlace = (place: number) => `line ${place}`;
export const labelOfName = (label: string, name: string) => `${label} of ${name}`;
export const moveNameWithArrowKeys = (name: string) => `Move ${name}, with arrow keys`;
export const nameIsOn = (name: string) => `${name} is on`;
export const youCanViewMarkupsBut = 'You can view markups but not change them';
export const name = 'Name';
export const itemsInheritName = (name: string) => `Items inherit ${name}`;
export const removeName = (name: string) => `Remove ${name}`;

// MarkupTemplatesScreen
export const markupTemplatesLower = 'markup templates';
export const noMarkupTemplatesYet = 'No markup templates yet';
export const whatIsAddedToDirect =
  'What is added to direct cost, in order: overhead, insurance, contingency, fee. A project starts with a copy of the default template.';

// projectDraft
export const itemsInheritIt = 'items inherit it';
export const itemsDoNotInheritIt = 'items do not inherit it';

// ProjectLines
export const markupsSaved = 'Markups saved';
export const notSaved = 'Not saved';
export const saveMarkups = 'Save markups';
export const noMarkups = 'No markups';
export const itemsCostWhatTheirRows =
  'Items cost what their rows come to. Add a line, or use those of a template.';
export const aProjectHasAtMost = (value: number) => `A project has at most ${value} lines`;
export const whatSavingDoes = 'What saving does';
export const theSavedLines = 'the saved lines';

// ProjectMarkups
export const markupsAreHidden = 'Markups are hidden';
export const youNeedThePermission = 'You need the permission to see the markups of items.';
export const markupsLower = 'markups';
export const theMarkups = 'the markups';

// TemplateCard
export const markupsFollowNoTemplate = 'Markups follow no template';
export const templateAssigned = 'Template assigned';
export const theLinesAreThose = 'The lines are those of the template';
export const updateFromTemplate = 'Update from template';
export const markupsOfThisProjectFollow = 'Markups of this project follow';
export const noTemplate = 'No template';
export const chooseATemplateToCompare =
  'Choose a template to compare the lines with it. Choosing changes no line.';

// TemplateEditor
export const youCanViewTemplatesBut = 'You can view templates but not change them';
export const pluralNotSaved = (plural: string) => `${plural} not saved`;
export const deleteTemplate = 'Delete template';
export const saveTemplate = 'Save template';
export const defaultNewProjectsStart = 'Default: new projects start with a copy of it';
export const noLinesYet = 'No lines yet';
export const addWhatComesOnTop =
  'Add what comes on top of direct cost, in order: general conditions, contingency, insurance, fee.';
export const aTemplateHasAtMost = (value: number) => `A template has at most ${value} lines`;
export const theTemplate = 'the template';

// TemplateList
export const pluralOnOn = (plural: string, on: number) => `${plural}, ${on} on`;
export const defaultCount = (count: string) => `Default, ${count}`;
export const searchTemplates = 'Search templates';
export const noTemplatesYet = 'No templates yet.';
export const noTemplateMatchesSearch = (search: string) => `No template matches "${search}".`;
export const noGroup = 'No group';

// templateMutations
export const nameSaved = (name: string) => `${name} saved`;
export const nameAdded = (name: string) => `${name} added`;
export const nameRestored = (name: string) => `${name} restored`;
export const nameWasNotRestored = (name: string) => `${name} was not restored`;
export const nameDeleted = (name: string) => `${name} deleted`;
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;

// UpdateDialog
export const markupsUpdatedFromName = (name: string) => `Markups updated from ${name}`;
export const updateFromName = (name: string) => `Update from ${name}`;
export const cancel = 'Cancel';
export const updateMarkups = 'Update markups';
export const keepThePluralThatOnly = (plural: string) =>
  `Keep the ${plural} that only this project has, after the template's`;

// WorkedExample
export const theSavedTemplate = 'the saved template';
export const workedExample = 'Worked example';
export const directCost = 'Direct cost';
export const areaSf = 'Area, SF';
export const rowsWithAllocatedMarkups = 'Rows with allocated markups';
export const total = 'Total';
export const factorFactor = (factor: string) => `Factor ${factor}`;
export const passesPassesToSettle = (passes: number) => `${passes} passes to settle the circular lines`;
export const valueCentsAgainstSavedName = (value: string, cents: string, savedName: string | undefined) =>
  `${value} ${cents} against ${savedName}`;
