/** Every text of normalization, file by file: what a translation replaces. What several files say stands first. */

export const noneSet = 'None set';
export const index = 'Index';
export const code = 'Code';
export const newIndex = 'New index';
export const replaceRows = 'Replace rows';
export const theIndex = 'the index';
export const indexLower = 'index';
export const costIndexLibrary = 'Cost Index Library';

// FactorCard
export const factorBetweenTwoProjects = 'Factor between two projects';
export const from = 'From';
export const to = 'To';
export const swapTheProjects = 'Swap the projects';
export const usingAnotherIndexNeedsPermission = 'Using another index needs permission to override indices';
export const chooseTwoProjectsToSee = 'Choose two projects to see how a cost gets from one to the other.';
export const theFactor = 'the factor';
export const aDateLiesBeyond = 'A date lies beyond its index, so its value is extrapolated.';
export const nameCodeOrCity = 'Name, code or city';
export const noProjectMatches = 'No project matches';
export const labelBy = (label: string) => `${label} by`;
export const setInTheProject = 'set in the project';
export const theDefault = 'the default';
export const noDefault = 'No default';
export const nameFrom = (name: string) => `${name}, from`;
export const nameTo = (name: string) => `${name}, to`;

// FactorSteps
export const noIndexOfThisKind = 'No index of this kind';
export const sourceToTargetNameMarks = (source: string, target: string, name: string | null, marks: string) =>
  `${source} to ${target}, ${name}${marks}`;
export const step = 'Step';
export const toFrom = 'To / from';
export const factor = 'Factor';
export const costAsBuilt = 'Cost, as built';
export const costNormalized = 'Cost, normalized';
export const perGsfAsBuilt = 'Per GSF, as built';
export const perGsfNormalized = 'Per GSF, normalized';

// IndexChart
export const down = 'Down';
export const up = 'Up';
export const nameOverTime = (name: string) => `${name} over time`;
export const movedSinceSince = (moved: string, since: string) => `${moved} since ${since}`;
export const movedInTheLastYear = (moved: string) => `, ${moved} in the last year.`;
export const keyIsValueExtrapolated = (key: string, value: string) => ` ${key} is ${value}, extrapolated.`;
export const nameFromFirstToLast = (
  name: string,
  first: string | undefined,
  last: string | undefined,
  from: string,
  to: string,
) => `${name} from ${first} to ${last}: ${from} to ${to}`;
export const keyExtrapolatedToValue = (key: string, value: string) => `; ${key} extrapolated to ${value}`;
export const extrapolated = 'Extrapolated';

// IndexEditor
export const notSaved = 'Not saved';
export const nothingHasChanged = 'Nothing has changed';
export const theFileCouldNotBeCreated = 'The file could not be created';
export const checkYourConnectionThenExport = 'Check your connection, then export again.';
export const deleteIndex = 'Delete index';
export const factorsAreRead = 'Factors are read by the default. Make another index the default first';
export const discard = 'Discard';
export const saveIndex = 'Save index';
export const defaultFactorsByLabel = (label: string) => `Default: factors by ${label} are read from it`;
export const youCanViewIndicesBut = 'You can view indices but not change them';
export const rows = 'Rows';
export const history = 'History';
export const valueBetweenAfterAndBefore = (
  value: string,
  after: string | undefined,
  before: string | undefined,
) => `${value}: between ${after} and ${before} values are interpolated.`;
export const oneGap = 'One gap';
export const lengthGaps = (length: number) => `${length} gaps`;
export const aTableHoldsAtMost = (rows: string) => `A table holds at most ${rows} rows`;
export const addRow = 'Add row';
export const rowPlace = (place: number) => `Row ${place}`;

// IndexList
export const searchIndices = 'Search indices';
export const nameCityOrYear = 'Name, city or year';
export const noIndicesYetSentence = 'No indices yet.';
export const noIndexMatchesSearch = (search: string) => `No index matches "${search}".`;
export const defaultFactsOf = (factsOf: string) => `Default, ${factsOf}`;

// indexMutations
export const nameAdded = (name: string) => `${name} added`;
export const nameSaved = (name: string) => `${name} saved`;
export const nameRestored = (name: string) => `${name} restored`;
export const nameWasNotRestored = (name: string) => `${name} was not restored`;
export const nameDeleted = (name: string) => `${name} deleted`;
export const undo = 'Undo';
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;
export const theFactorsOfNameWereNotChanged = (name: string) => `The factors of ${name} were not changed`;
export const nameHasItsFactorsBack = (name: string) => `${name} has its factors back`;
export const factorsSavedOnName = (name: string) => `Factors saved on ${name}`;

// indexRows
export const firstToLast = (first: string, last: string) => `${first} to ${last}`;

// IndexRows
export const newRow = 'New row';
export const rowsByKey = (key: string) => `Rows by ${key}`;
export const change = 'Change';
export const from100 = 'From 1.00';

// NormalizationIndicesScreen
export const costIndices = 'cost indices';
export const noIndicesYet = 'No indices yet';
export const tablesOfWhatBuildingCosts =
  'Tables of what construction costs in a place or at a time. With them, projects of different cities and years can be compared.';

// PasteIndex
export const seattle108Boston1 = 'Seattle	1.08\nBoston	1.14';
export const openSite100Dense = 'Open site	1.00\nDense urban	1.08';
export const pasteATableOrChoose = 'Paste a table or choose a file first';
export const nameTheIndexFirst = 'Name the index first';
export const cancel = 'Cancel';
export const addIndex = 'Add index';
export const toUseTheseRows = 'Use these rows';
export const kind = 'Kind';
export const keyAndIndex = (key: string) => `${key} and index`;
export const twoColumnsOrThree =
  'Two columns, or three with a code between them. A heading is found by itself.';
export const orAFile = 'Or a file';
export const excelCsvOrText = 'Excel, CSV or text, as published series are downloaded';
export const valueLeftOut = (value: string) => `${value} left out. `;
export const oneLineIs = 'One line is';
export const leftLinesAre = (left: string) => `${left} lines are`;
export const lineLineText = (line: number, text: string) => `Line ${line}: ${text}`;
export const andLeftMore = (left: number) => ` And ${left} more.`;
export const rowsFirstAndLast = (rows: string, first: string, last: string) =>
  `${rows}: first ${first}, last ${last}`;
export const rowWord = (count: number | undefined) => (count === 1 ? 'row' : 'rows');

// RemoveIndex
export const deleteName = (name: string) => `Delete ${name}`;
export const deleteWord = 'Delete';
export const noProjectHasChosenName = (name: string) =>
  `No project has chosen ${name}. It is deleted with its rows; Undo brings it back.`;
export const close = 'Close';
export const hiddenMoreThatYouCannot = (hidden: string) =>
  `${hidden} more that you cannot see or that are not listed.`;
export const whatUsesIt = 'what uses it';

// TakeFactors
export const thisNeedsPermissionToOverride = 'This needs permission to override indices';
export const thisNeedsPermissionToChange = 'This needs permission to change the project';
export const thereIsNoFactor = 'There is no factor to use';
export const theProjectHasTheseFactors = 'The project has these factors';
export const calibrateMultipliesNameByWrittenAs = (name: string, written: string) =>
  `Calibrate multiplies ${name} by ${written}, as the library says.`;
export const calibrateMultipliesNameByWritten = (name: string, written: string) =>
  `Calibrate multiplies ${name} by ${written} now.`;
export const theseFactorsInCalibrate = 'Use these factors in Calibrate';
