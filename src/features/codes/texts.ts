/** Every text of codes, file by file: what a translation replaces. What several files say stands first. */

export const numberCodes = (number: string) => `${number} codes`;
export const code = 'Code';
export const name = 'Name';
export const used = 'Used';
export const projects = 'Projects';
export const to = 'To';
export const cancel = 'Cancel';
export const saveVersionVersion = (version: number) => `Save version ${version}`;
export const valueAnErrorFix = (value: string) => `${value} an error. Fix it first.`;
export const pasteCodes = 'Paste codes';
export const searchCodes = 'Search codes';
export const codeOrName = 'Code or name';
export const noCodesYet = 'No codes yet';
export const versionVersion = (version: number) => `Version ${version}`;
export const discard = 'Discard';
export const byCode = (code: string) => `By ${code}`;
export const editName = (name: string) => `Edit ${name}`;
export const nameSaved = (name: string) => `${name} saved`;
export const close = 'Close';
export const codes = 'Codes';
export const newFormat = 'New format';
export const formatSettings = 'Format Settings';

// codeColumns
export const move = 'Move';

// CodeEditor
export const newCode = 'New code';
export const nothingWasMoved = 'Nothing was moved';
export const onlySomeCodesAreShown = 'Only some codes are shown. Clear the search first.';
export const versionVersionSaved = (version: number) => `Version ${version} saved`;
export const changeACodeFirst = 'Change a code first';
export const oneCodeHas = 'One code has';
export const numberCodesHave = (number: string) => `${number} codes have`;
export const aFormatHoldsUp = (most: string, number: string) =>
  `A format holds up to ${most} codes, and these are ${number}. Remove some.`;
export const goToACodeFirst = 'Go to a code first';
export const someoneChangedThisFormatMeanwhile =
  'Someone changed this format meanwhile. Discard your changes to see it as it is now.';
export const undoCtrlZ = 'Undo (Ctrl+Z)';
export const nothingToUndo = 'Nothing to undo';
export const redoCtrlY = 'Redo (Ctrl+Y)';
export const nothingToRedo = 'Nothing to redo';
export const addCode = 'Add code';
export const saveOrDiscardYourChanges = 'Save or discard your changes first';
export const codesOfName = (name: string) => `Codes of ${name}`;
export const pasteAColumnOfCodes =
  'Paste a column of codes and one of names, as they stand in your own list, or add them one by one.';
export const yourSearchDidntReturnAny = "Your search didn't return any results";
export const noCodeOfNameMatches = (name: string, search: string) =>
  `No code of ${name} matches “${search}”.`;
export const clearSearch = 'Clear search';
export const versionVersionDraftValue = (version: number, value: string) =>
  `Version ${version}, draft · ${value}`;
export const codeChanged1 = '1 code changed';
export const numberCodesChanged = (number: string) => `${number} codes changed`;
export const preview = 'Preview';

// CodeMapping
export const noOtherFormat = 'No other format';
export const addAnotherFormatToSay = 'Add another format to say where these codes go in it.';
export const mappingLower = 'mapping';

// codeMutations
export const undo = 'Undo';
export const nameAdded = (name: string) => `${name} added`;
export const nameRestored = (name: string) => `${name} restored`;
export const nameWasNotRestored = (name: string) => `${name} was not restored`;
export const nameDeleted = (name: string) => `${name} deleted`;
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;

// CodesScreen
export const format1 = '1 format';
export const lengthFormats = (length: number) => `${length} formats`;
export const formatsLower = 'formats';
export const format = 'Format';

// DimensionSelect
export const rows = 'Rows';

// FormatDialog
export const save = 'Save';

// FormatFields
export const nameIsRequired = 'Name is required';
export const shortNameIsRequired = 'Short name is required';
export const shortName = 'Short name';
export const detailsThisFormat = 'Details this format and is listed below it';
export const none = 'None';

// FormatFlyout
export const formatLower = 'format';
export const pasteCodesThatAreNew = 'Paste codes that are new or have another name';
export const errorIsLeftOut1 = '1 error is left out';
export const numberErrorsAreLeftOut = (number: string) => `${number} errors are left out`;
export const addFormat = 'Add format';

// FormatList
export const standard = 'Standard';
export const own = 'Own';
export const formats = 'Formats';
export const estimatesOnly = 'estimates only';
export const code1 = '1 code';

// FormatPanel
export const mapping = 'Mapping';
export const defaultWord = 'Default';
export const deleteName = (name: string) => `Delete ${name}`;
export const partOfTheFormat = 'Part of the format';
export const codesLower = 'codes';

// FormatSelect
export const asCoded = 'As coded';

// mappingColumns
export const gap = 'Gap';
export const byItsParts = 'By its parts';
export const set = 'Set';
export const guessLikeness = (likeness: number) => `Guess ${likeness}%`;
export const match = 'Match';

// MappingEditor
export const mappingToNameSaved = (name: string) => `Mapping to ${name} saved`;
export const theMappingOrItsFormats =
  'The mapping or its formats changed meanwhile. Discard your changes to see them as they are now.';
export const guessByName = 'Guess by name';
export const thereAreNoGuesses = 'There are no guesses';
export const acceptGuesses = 'Accept guesses';
export const codesShown = 'Codes shown';
export const allNumber = (number: string) => `All ${number}`;
export const gapsNumber = (number: string) => `Gaps ${number}`;
export const guessesNumber = (number: string) => `Guesses ${number}`;
export const nameToTarget = (name: string, target: string) => `${name} to ${target}`;
export const addCodesToThisFormat = 'Add codes to this format first.';
export const noSuchCode = 'No such code';
export const noCodeIsLeft = 'No code is left by the search and the choice above.';
export const showAll = 'Show all';
export const notSavedYet = 'Not saved yet';
export const oneRowHas = 'One row has';
export const numberRowsHave = (number: string) => `${number} rows have`;
export const changeTheMappingFirst = 'Change the mapping first';
export const saveMapping = 'Save mapping';
export const nothingGoesToCodes = (codes: string, name: string, list: string, rest: string) =>
  `Nothing goes to ${codes} of ${name}: ${list}${rest}`;
export const oneCode = 'one code';

// paste
export const addCodes = 'Add codes';
export const addNumber = (number: string) => `Add ${number}`;
export const rename = 'Rename';

// PasteCodes
export const newWord = 'New';
export const renamed = 'Renamed';
export const same = 'Same';
export const error = 'Error';
export const level = 'Level';
export const wasBefore = (before: string) => `Was ${before}`;
export const below = 'Below';
export const note = 'Note';
export const state = 'State';
export const codesAndNames = 'Codes and names';
export const pasteTwoColumnsCode = 'Paste two columns: code and name';
export const orAFile = 'Or a file';
export const excelCsvOrText =
  'Excel, CSV or text with a column of codes, one of names, and one of levels if there is one';
export const levelsFrom = 'Levels from';
export const addTheLevelsThatValue = (value: string) => `Add the levels that ${value}`;
export const codeLacks1 = '1 code lacks';
export const numberCodesLack = (number: string) => `${number} codes lack`;
export const addedRenamedSameWrong = (added: string, renamed: string, same: string, wrong: string) =>
  `${added} new, ${renamed} renamed, ${same} same, ${wrong} with an error`;
export const pastedCodes = 'Pasted codes';

// PreviewDialog
export const from = 'From';
export const estimateLines = 'Estimate lines';
export const subItems = 'Sub items';
export const ideas = 'Ideas';
export const codeAdded = 'code added';
export const codesAdded = 'codes added';
export const codeRemoved = 'code removed';
export const codesRemoved = 'codes removed';
export const codeRenamed = 'code renamed';
export const codesRenamed = 'codes renamed';
export const codeWithAnotherCode = 'code with another code';
export const codesWithAnotherCode = 'codes with another code';
export const codePlacedElsewhere = 'code placed elsewhere';
export const codesPlacedElsewhere = 'codes placed elsewhere';
export const onlyTheOrderChanges = 'Only the order changes';
export const versionVersionOfName = (version: number, name: string) => `Version ${version} of ${name}`;
export const codesInUseCannot = 'Codes in use cannot be removed';
export const whatMovesIsBeingWorked = 'Working out what moves';
export const divCodeNameCannot = (div_code: string, name: string, users: string) =>
  `${div_code} ${name} cannot be removed: ${users} use it. Give them another code first.`;
export const numberMoreAreInUse = (number: string) => `${number} more are in use.`;
export const theseRowsCountUnderAnother =
  'These rows count under another code of the first level, also in what was reported before:';
export const whatMoves = 'What moves';
export const noRowOfAnEstimate = 'No row of an estimate, item or idea moves.';
export const whatMovesLower = 'what moves';

// RemoveFormat
export const noRowOfAnEstimateItem =
  'No row of an estimate, item or idea uses it. Its codes and mappings go with it; Undo brings them back.';
export const nameIsInUse = (name: string) =>
  `${name} is in use and stays. Give these rows another code first.`;
export const numberMoreCodes = (number: string) => `${number} more codes are in use.`;

// RemoveUnlessUsed
export const deleteNameSentence = (name: string) => `Delete ${name}?`;
export const deleteWord = 'Delete';
export const whatUsesIt = 'what uses it';

// useCodeMoves
export const outdent = 'Outdent';
export const indent = 'Indent';
export const moveUp = 'Move up';
export const moveDown = 'Move down';

// UsingProjects
export const row1 = '1 row';
export const numberRows = (number: string) => `${number} rows`;
export const numberMoreThatYouCannot = (number: string) =>
  `${number} more that you cannot see or that are not listed.`;
