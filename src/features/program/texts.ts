/** Every text of program, file by file: what a translation replaces. What several files say stands first. */

export const newArea = 'New area';
export const undo = 'Undo';
export const none = 'None';
export const level = 'Level';
export const nameDeleted = (name: string) => `${name} deleted`;
export const area = 'Area';
export const noAreasYet = 'No areas yet';
export const netToGross = 'Net to gross';
export const assigned = 'Assigned';
export const difference = 'Difference';
export const programTotals = 'Program totals';
export const cancel = 'Cancel';
export const compareWith = 'Compare with';
export const theExportFailed = 'The export failed';
export const tryAgain = 'Try again.';
export const program = 'Program';
export const areaWord = (count: number | undefined) => (count === 1 ? 'area' : 'areas');

// areaColumns
export const labelIsAtLeast0 = (label: string) => `${label} is at least 0. Enter a larger number.`;
export const netIsLargerThan = 'Net is larger than the size.';
export const theSharesAddUp = (share: string) => `The shares add up to ${share}. Remove some.`;
export const areaIsRequired = 'Area is required';
export const shareLeft = (share: string) => `${share} left`;

// AreaGrid
export const type = 'Type';
export const levelAndType = 'Level and type';
export const goneAreasDeleted = (gone: number) => `${gone} areas deleted`;
export const programAreas = 'Program areas';
export const addAnAreaOrCopy =
  'Add an area, or copy a room list in a spreadsheet and paste it onto the first one: name, type, level, size, net.';
export const noAreasMatch = 'No areas match';
export const searchForSomethingElse = 'Search for something else.';
export const theProgram = 'the program';

// ComponentAreas
export const component = 'Component';
export const componentArea = 'Component area';
export const componentAreaText = (text: string) => `Component area ${text}`;
export const componentAreas = 'Component areas';
export const theComponentsHaveTheseAreas = 'The components already have these areas';
export const updateComponents = 'Update components';
export const updateComponentAreas = 'Update component areas';
export const update = 'Update';
export const listCostPerAreaCharts = (list: string) =>
  `${list}. Cost per area, charts and the overview follow; Undo brings the areas back.`;
export const componentNameBecomesSizeAbbreviation = (
  componentName: string,
  size: string,
  abbreviation: string,
) => `${componentName} becomes ${size} ${abbreviation}`;

// ProgramScreen
export const areaAdded = 'Area added';
export const saving = 'Saving';
export const saved = 'Saved';
export const programOfName = (name: string) => `Program of ${name}`;
export const addArea = 'Add area';
export const searchAreas = 'Search areas';
export const groupBy = 'Group by';
export const unit = 'Unit';

// ProgramTiles
export const programAbbreviation = (abbreviation: string) => `Program, ${abbreviation}`;
export const sizeMore = (size: string) => `${size} more not in the project area`;
export const allAreasCount = 'All areas count';
export const againstTarget = 'Against target';
export const valueTarget = (value: string) => `${value} target`;
export const over = 'Over';
export const under = 'Under';
export const noTargetAreaYet = 'No target area yet';
export const targetSizeAbbreviation = (size: string, abbreviation: string) =>
  `Target ${size} ${abbreviation}`;
export const sizeNet = (size: string) => `${size} net`;
export const noNetAreasYet = 'No net areas yet';
export const notAssigned = 'Not assigned';
export const percentBelongToComponents = (percent: string) => `${percent} belong to components`;

// RoomListDialog
export const theFileCouldNotBeRead = 'The file could not be read. Choose it again.';
export const importARoomList = 'Import a room list';
export const youChooseWhatEachColumn =
  'You choose what each column is and see what changes before anything is saved.';
export const roomList = 'Room list';
export const excelOrCsvOneRoom = 'Excel or CSV, one room or kind of room in a row';
export const theFileFormat = 'The file format is not compatible';

// RoomListImport
export const importWord = 'Import';

// RoomMapping
export const leaveOut = 'Leave out';
export const chooseWhichColumn = 'Choose which column is the area.';
export const thereAreNoRowsBelow = 'There are no rows below the headings.';
export const theProgramIsLike = 'The program already matches the list.';
export const roomListImportedResultText = (resultText: string) => `Room list imported: ${resultText}`;
export const columnsOfFileName = (file_name: string) => `Columns of ${file_name}`;
export const back = 'Back';
export const accept = 'Accept';
export const sheet = 'Sheet';
export const numberRows = (number: string) => `${number} rows`;
export const headingsAreIn = 'Headings are in';
export const rowIndex = (index: number) => `Row ${index}`;
export const sizesAreIn = 'Sizes are in';
export const matchColumns = 'Match columns';
export const fileColumn = 'File column';
export const firstValues = 'First values';
export const becomes = 'Becomes';
export const titleBecomes = (title: string) => `${title} becomes`;
export const removeAreasThatTheRoom = 'Remove areas that the room list does not hold';
export const asTheyAre = 'as they are';
export const notImported = (number: string) => `Not imported as it is in the file (${number})`;
export const rowNumberText = (number: string, text: string) => `Row ${number}: ${text}`;
export const andNumberMore = (number: string) => `And ${number} more`;

// useProgram
export const undone = 'Undone';
export const redo = 'Redo';
export const notUndone = 'Not undone';
export const theAreasWereNotSaved = 'The areas were not saved';
export const componentAreasUpdated = 'Component areas updated';
export const theComponentAreasWereNotUpdated = 'The component areas were not updated';

// VersionCompare
export const thenWord = 'Then';
export const now = 'Now';
export const whatChanged = 'What changed';
export const comparedWithName = (name: string) => `Compared with ${name}`;
export const deleteWord = 'Delete';
export const edit = 'Edit';
export const close = 'Close';
export const theVersion = 'the version';
export const theCurrentProgram = 'The current program';
export const showAreasThatDidNotChange = 'Show areas that did not change';
export const nothingChanged = 'Nothing changed';
export const theTwoProgramsHave = 'The two programs have the same areas.';

// VersionDialog
export const editVersion = 'Edit version';
export const keepAVersion = 'Keep a version';
export const save = 'Save';
export const keep = 'Keep';
export const theAreasAsThey = 'The areas as they are now stay under this name, to compare with.';

// versionQueries
export const nameSaved = (name: string) => `${name} saved`;
export const programKeptAsName = (name: string) => `Program kept as "${name}"`;
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;

// versionRows
export const name = 'Name';
export const net = 'Net';
export const shares = 'Shares';
export const newWord = 'New';
export const removed = 'Removed';
export const theSame = 'the same';
export const theSameSize = 'The same size';
export const neitherHasAreas = 'Neither has areas';
export const size = 'Size';

// VersionsMenu
export const versions = 'Versions';
export const keepThisProgram = 'Keep this program...';
export const theProgramHasNotLoaded = 'The program has not loaded yet';
