/** Every text of units, file by file: what a translation replaces. What several files say stands first. */

export const oneIs = 'One is';
export const editAbbreviation = (abbreviation: string) => `Edit ${abbreviation}`;
export const newUnit = 'New unit';
export const cancel = 'Cancel';
export const measures = 'Measures';
export const pasteUnits = 'Paste units';
export const unitsOfMeasure = 'Units of Measure';

// PasteUnits
export const newWord = 'New';
export const there = 'There';
export const error = 'Error';
export const abbreviation = 'Abbreviation';
export const name = 'Name';
export const conversion = 'Conversion';
export const alsoWritten = 'Also written';
export const note = 'Note';
export const state = 'State';
export const pasteUnitsThatAreNew = 'Paste units that are new';
export const addUnits = 'Add units';
export const add1Unit = 'Add 1 unit';
export const addLengthUnits = (length: number) => `Add ${length} units`;
export const units = 'Units';
export const pasteColumnsAbbreviationNameWhat =
  'Paste columns: abbreviation, name, what it measures, conversion';
export const orAFile = 'Or a file';
export const excelCsvOrText = 'Excel, CSV or text with abbreviation, name, what it measures and conversion';
export const conversionsAreIn = 'Conversions are in';
export const lengthNewLength2ThereAlready = (length: number, length2: number, wrong: number) =>
  `${length} new, ${length2} there already, ${wrong} with an error`;
export const pastedUnits = 'Pasted units';

// RemoveUnit
export const nothingIsCounted =
  'Nothing uses it. Its synonyms are no longer read from files; Undo brings it back.';
export const abbreviationCannotBeDeletedUsers = (abbreviation: string, users: string | null) =>
  `${abbreviation} cannot be deleted: ${users} use it. Give them another unit first.`;

// unitColumns
export const actions = 'Actions';
export const favoriteAbbreviation = (abbreviation: string) => `Favorite ${abbreviation}`;
export const deleteAbbreviation = (abbreviation: string) => `Delete ${abbreviation}`;

// UnitDialog
export const nothingHasChanged = 'Nothing has changed';
export const save = 'Save';
export const addUnit = 'Add unit';
export const oneIsInBase = (base: string) => `One is, in ${base}`;
export const asFilesSpellItSeparated =
  'As files spell it, separated by commas: S.F., sqft. Case, periods and spaces are ignored.';
export const favoriteListedFirstWhere = 'Favorite: listed first where a unit is chosen';

// unitMutations
export const unit1 = '1 unit';
export const countUnits = (count: number) => `${count} units`;
export const wordsAdded = (words: string) => `${words} added`;
export const undo = 'Undo';
export const wordsRemoved = (words: string) => `${words} removed`;
export const wordsWereNotRemoved = (words: string) => `${words} were not removed`;
export const abbreviationWasNotChanged = (abbreviation: string) => `${abbreviation} was not changed`;
export const abbreviationDeleted = (abbreviation: string) => `${abbreviation} deleted`;
export const abbreviationRestored = (abbreviation: string) => `${abbreviation} restored`;
export const abbreviationWasNotRestored = (abbreviation: string) => `${abbreviation} was not restored`;
export const abbreviationWasNotDeleted = (abbreviation: string) => `${abbreviation} was not deleted`;
export const saved = 'saved';
export const added = 'added';

// UnitsScreen
export const searchUnits = 'Search units';
export const noUnitsYet = 'No units yet';
export const quantitiesOfSubItems = 'Quantities of sub items and estimates are counted in units.';
export const yourSearchDidntReturnAny = "Your search didn't return any results";
export const noUnitsMatch = 'No units match.';
export const noUnitIsCalled = (search: string, value: string) =>
  `No unit is called or written “${search}”${value}.`;
export const inLabel = (label: string) => ` in ${label}`;
export const clearSearch = 'Clear search';
export const unitsLower = 'units';

// unitDraft
export const oneWord = (count: number | undefined) => (count === 1 ? 'one' : 'base');
