/** Every text of estimate, file by file: what a translation replaces. What several files say stands first. */

export const undo = 'Undo';
export const notSaved = 'Not saved';
export const constructionCostWithMarkups = 'Construction cost with markups';
export const constructionCost = 'Construction cost';
export const ownerCosts = 'Owner costs';
export const projectTotal = 'Project total';
export const estimateTotals = 'Estimate totals';
export const code = 'Code';
export const costGroup = 'Cost group';
export const change = 'Change';
export const notExported = 'Not exported';
export const theFileCouldNot = 'The file could not be written. Try again.';
export const exportingNeedsThePermission = 'Exporting needs the permission to download estimates';
export const codeOrGroup = 'Code or group';
export const codeOrCostGroup = 'Code or cost group';
export const columns = 'Columns';
export const markups = 'Markups';
export const compareWith = 'Compare with';
export const uncategorized = 'Uncategorized';
export const setCostGroup = 'Set cost group';
export const cancel = 'Cancel';
export const component = 'Component';
export const amount = 'Amount';
export const checkALineFirst = 'Check a line first';
export const linesOfCheckedCents = (linesOf: string, cents: string) => `${linesOf} checked, ${cents}`;
export const description = 'Description';
export const quantity = 'Quantity';
export const unit = 'Unit';
export const unitCost = 'Unit cost';
export const kind = 'Kind';
export const escalatedTo = 'Escalated to';
export const notes = 'Notes';
export const ownMarkup = 'Own markup';
export const inTheFile = 'In the file';
export const unitPrices = 'Unit prices';
export const close = 'Close';
export const rowsOfSheet = (sheet: string) => `Rows of ${sheet}`;
export const row = 'Row';
export const downloadFileName = (file_name: string) => `Download ${file_name}`;
export const newLine = 'New line';
export const lines = 'Lines';
export const costGroups = 'Cost groups';
export const total = 'Total';
export const line = 'Line';
export const milestoneReport = 'Milestone Report';
export const estimateReport = 'Estimate Report';
export const download = 'Download';
export const milestone = 'Milestone';
export const somebody = 'Someone';
export const price = 'Price';
export const whatChanged = 'What changed';
export const note = 'Note';
export const newAndRemoved = 'New and removed';
export const components = 'Components';
export const by = 'By';
export const difference = 'Difference';
export const save = 'Save';
export const compareWithAnotherProject = 'Compare with another project';
export const estimate = 'Estimate';
export const againstName = (name: string) => `Against ${name}`;
export const differenceLower = 'difference';
export const milestones = 'milestones';
export const noEstimateYet = ', no estimate yet';
export const view = 'View';
export const estimateLower = 'estimate';
export const upload = 'Upload';
export const sheet = 'Sheet';
export const review = 'Review';
export const importEstimate = 'Import estimate';
export const nothingIsWrittenBeforeYou = 'Nothing is written before you accept.';
export const chosenByHand = 'Chosen by hand';
export const header = 'Header';
export const layout = 'Layout';
export const notInTheFile = 'Not in the file';
export const proposeCostGroups = 'Propose cost groups';
export const uploadedFile = 'uploaded file';
export const estimateSetup = 'Estimate Setup';
export const lineWord = (count: number | undefined) => (count === 1 ? 'line' : 'lines');
export const pdf = 'PDF';

// AcceptImport
export const theEstimateOfName = (name: string, number: number) =>
  `The estimate of ${name} is submitted as version ${number}. Start a new version of it, then accept this upload`;
export const fixOrLeaveOutValue = (value: string) => `Fix or leave out ${value} in error first`;
export const theRow = 'the row';
export const theNumberRows = (number: string) => `the ${number} rows`;
export const theFileSaysWhat = 'The file matches the estimate: there is nothing to change';
export const thereAreNoLinesTo = 'There are no lines to accept';
export const anEstimateHasAtMost = (number: string) =>
  `An estimate has at most ${number} lines. Split the file by milestone.`;
export const accept = 'Accept';

// BulkLines
export const checkLinesToSetTheir = 'Check lines to set their cost group or split them over components.';
export const splitOverComponents = 'Split over components';
export const clearSelection = 'Clear selection';
export const oneChangeWithUndo = 'One change, with Undo and in history.';
export const linesOfMovedToName = (linesOf: string, name: string) => `${linesOf} moved to ${name}`;
export const linesOfSplit = (linesOf: string) => `${linesOf} split`;

// ByLineCard
export const lineIds = 'Line IDs';
export const theFileNamesLines = 'The file names lines of this estimate';
export const changeTheseLines = 'Change these lines';
export const allOthersStayAsThey = 'All others stay as they are';
export const replaceAllLines = 'Replace all lines';
export const idsDoNotCount = 'IDs do not count';
export const changed = 'Changed';
export const added = 'Added';
export const theSame = 'The same';
export const deleteTheCount = (count: string) => `Delete the ${count} not in the file`;
export const linesNotInTheFile = 'Lines not in the file';
export const andNumberMore = (number: string) => `and ${number} more`;

// changeColumns
export const effect = 'Effect';

// changeRows
export const newWord = 'New';
export const removedUnmatchedByHand = 'Removed, unmatched by hand';
export const newUnmatchedByHand = 'New, unmatched by hand';
export const alike = 'Alike';
export const effectMatchedByHand = (effect: string) => `${effect}, matched by hand`;
export const removed = 'Removed';
export const moved = 'Moved';
export const quantityBeforeToAfter = (before: string, after: string) => `Quantity, ${before} to ${after}`;
export const priceFromToTo = (from: string, to: string) => `Price, ${from} to ${to}`;

// ChangesExport
export const whatChangedBeforeToAfter = (before: string, after: string) =>
  `What changed, ${before} to ${after}`;
export const linesTheMostPrinted = (mostPrinted: string) => `Lines, the ${mostPrinted} that move most`;
export const exportWord = 'Export';
export const excelWorkbook = 'Excel workbook';

// ChangesView
export const codeOrLine = 'Code or line';
export const all = 'All';
export const matchedNumber = (number: string) => `Matched ${number}`;
export const notMatchedNumber = (number: string) => `Not matched ${number}`;
export const nothingChanged = 'Nothing changed';
export const bothEstimatesHaveTheSame = 'Both estimates have the same lines.';
export const whatChangedInTotal = 'What changed in total';
export const linesOfAlike = (linesOf: string) => `${linesOf} alike`;
export const changeShare = (share: string) => `Change${share}`;

// ClearEstimate
export const thisEstimateHasNoLines = 'This estimate has no lines to clear';
export const clearEstimate = 'Clear estimate';
export const clearTheEstimateOfName = (name: string) => `Clear the estimate of ${name}?`;
export const allNumberLinesAreDeleted = (number: string) =>
  `All ${number} lines are deleted and the milestone no longer has an estimate. You can undo this.`;

// ClosedUpload
export const theFileIsBeingRead = 'The file is being read';
export const itsSheetsShowHere = 'Its sheets show here in a moment.';
export const thisUploadWasAccepted = 'This upload was accepted';
export const valueWroteItsNumberLines = (value: string, number: string) =>
  `${value} wrote its ${number} lines into the estimate. Revert it in the list of uploads to review it again.`;
export const thisUploadWasDiscarded = 'This upload was discarded';
export const uploadTheFileAgain = 'Upload the file again to review it.';
export const theFileCouldNotBeRead = 'The file could not be read';
export const uploadItAgain = 'Upload it again.';
export const openTheEstimate = 'Open the estimate';
export const goToTheUploads = 'Go to the uploads';

// ColumnsStep
export const notUsed = 'Not used';
export const banner = 'Banner';
export const blank = 'Blank';
export const section = 'Section';
export const parent = 'Parent';
export const subItem = 'Sub-item';
export const notRead = 'Not read';
export const rowIs = 'Row is';
export const columnColumnLetter = (columnLetter: string) => `Column ${columnLetter}`;
export const why = 'Why';
export const readAsAWorkbook = 'Read as a custom workbook: its headings match no known tool.';
export const readAsAnExport = (label: string) => `Read as an export of ${label}, by its headings.`;
export const whyEachColumnWasGuessed = 'Why each column was guessed';

// ConfirmImport
export const toUsePricesInList = (list: string) => `Use prices in ${list} as US dollars?`;
export const changeLinesOfName = (name: string) => `Change lines of ${name}?`;
export const replaceTheEstimateOfName = (name: string) => `Replace the estimate of ${name}?`;
export const takeATotalThatDiffers = 'Accept a total that does not agree?';
export const theFileStates = (stated: string, sum: string, difference: string, isLess: boolean) =>
  `The file states a total of ${stated}, these lines come to ${sum}: ${difference} ${isLess ? 'less' : 'more'}.`;
export const acceptAsUsDollars = 'Accept as US dollars';
export const changeLines = 'Change lines';
export const replaceEstimate = 'Replace estimate';
export const valueAreReplaced = (value: string, linesOf: string) =>
  `${value} are replaced by the ${linesOf} of this file, as one change that you can undo.`;
export const theLinesOfOfName = (linesOf: string, name: string) => `The ${linesOf} of ${name}`;
export const itsLinesOf = (linesOf: string) => `Its ${linesOf}`;
export const changedAddedDeleted = (changed: string, added: string, deleted: string) =>
  `${changed} changed, ${added} added, ${deleted} deleted`;
export const theLines = (linesOf: string, value: string) =>
  ` The ${linesOf} that the file does not have ${value}.`;
export const countsAsOneChange = (counts: string, lack: string) =>
  `${counts}, as one change that you can undo.${lack}`;
export const staysWord = (count: number | undefined) => (count === 1 ? 'stays' : 'stay');

// ContainedItems
export const byItsCode = 'by its code';
export const byItsWords = 'by its words';
export const byItsAmount = 'by its amount';
export const codeIsInTheEstimate = (code: string) => `${code} is in the estimate`;
export const codeIsNotIn = (code: string) => `${code} is not in the estimate`;
export const numberToConfirm = (number: string) => `${number} to confirm`;
export const inTheEstimateOfName = (name: string) => `In the estimate of ${name}`;
export const inAnEstimateBefore = 'In an estimate before';
export const notInIt = 'Not in it';
export const askAgain = 'Ask again';
export const confirm = 'Confirm';
export const approvedItemsInThisEstimate = 'Approved items in this estimate';
export const noItemThatWasApproved = 'No item that was approved since shows in what changed.';
export const approved = 'Approved';
export const found = 'Found';
export const linesForReasonSure = (lines_count: number, linesWord: string, reason: string, sure: number) =>
  `${lines_count} ${linesWord} ${reason}, ${sure}% sure`;
export const saidByHand = 'Set by hand';
export const saving = 'Saving…';

// ConvertedButton
export const notDownloaded = 'Not downloaded';
export const tryAgain = 'Try again.';
export const theLinesAsTheyWere =
  'The lines as they were understood, with the row and cell that each is from';
export const downloadConverted = 'Download converted';

// convertedFile
export const converted = 'Converted';
export const sheetOfTheFile = 'Sheet of the file';
export const cell = 'Cell';
export const fileNameConvertedXlsx = (fileName: string) => `${fileName}, converted.xlsx`;

// estimateColumns
export const target = 'Target';
export const overTarget = 'Over target';

// EstimateDrop
export const theFileCouldNotBe = 'The file could not be read. Choose it again.';
export const excelOrCsvAsYour =
  'Excel or CSV, as your estimating tool writes it. Headers, sections and totals are found for you.';
export const theFileFormat = 'The file format is not compatible';
export const uploadingNeedsThePermission = 'Uploading needs the permission to upload estimates';

// EstimateImportScreen
export const anEstimateBelongs = 'An estimate belongs to a design milestone';
export const addTheFirstMilestone = 'Add the first milestone on the timeline, then upload its estimate here.';

// EstimateMarkups
export const markupsLower = 'markups';
export const markupsOfName = (name: string) => `Markups of ${name}`;
export const theProjectsMarkups = 'Use the project’s markups';
export const whatTheProjectChangesReaches = 'What the project changes reaches this estimate';
export const setForThisEstimate = 'Set for this estimate';
export const linesThatAreNotChanged = 'Lines that are not changed here follow the project';
export const markupsSetForThisEstimate = 'Markups set for this estimate';
export const theEstimateUsesTheProjects = 'The estimate uses the project’s markups';
export const nothingHasChanged = 'Nothing has changed';
export const correctTheLines = 'Correct the lines that are marked';
export const saveMarkups = 'Save markups';
export const markupsOfTheEstimate = 'Markups of the estimate';
export const history = 'History';
export const theProjectHasNoMarkups = 'The project has no markups';
export const addLinesInTheSettings =
  'Add lines in the settings of the project, under Markups. They are set here for one estimate.';
export const theMarkupsOfThisEstimate = 'the markups of this estimate';

// estimateMutations
export const lineDeleted = 'Line deleted';
export const numberLinesDeleted = (number: string) => `${number} lines deleted`;
export const listOfMarkups = 'list of markups';
export const someoneChangedThisLine = 'Someone changed this line. It now shows the latest version.';
export const linesMatched = 'Lines matched';
export const linesUnmatched = 'Lines unmatched';
export const linesAreMatchedByThemselves = 'Lines are matched by themselves again';
export const noteDeleted = 'Note deleted';
export const noteSaved = 'Note saved';
export const importAcceptedTold = (told: string) => `Import accepted: ${told}`;
export const nothingWasWritten = 'Nothing was written';
export const nameDiscarded = (name: string) => `${name} discarded`;
export const notDiscarded = 'Not discarded';
export const estimateClearedNumberValueDeleted = (number: string, value: string) =>
  `Estimate cleared: ${number} ${value} deleted`;
export const notCleared = 'Not cleared';
export const submittedAsVersionNumber = (number: number) => `Submitted as version ${number}`;
export const notSubmitted = 'Not submitted';
export const versionNumberStarted = (number: number) => `Version ${number} started`;
export const notStarted = 'Not started';
export const asBuilt = 'As built';

// estimateReport
export const ownerCostName = (name: string) => `Owner cost: ${name}`;
export const costGroupsByMilestone = 'Cost groups by milestone';
export const componentsByMilestone = 'Components by milestone';
export const linesTheFirstNumber = (most: string, number: string) => `Lines, the first ${most} of ${number}`;
export const lineId = 'Line ID';

// EstimateReviewScreen
export const fileForMilestone = (milestone: string, file: string) => `${milestone}, ${file}.`;
export const savedNothingIsWrittenBefore = 'Saved. Nothing is written before you accept.';
export const savingNothingIsWrittenBefore = 'Saving… Nothing is written before you accept.';
export const back = 'Back';
export const saveAndClose = 'Save and close';
export const chooseASheetWithPriced = 'Choose a sheet with priced lines first';
export const next = 'Next';

// estimateRoutes
export const uploadEstimate2 = 'Upload Estimate';
export const estimateReview = 'Estimate Review';

// estimateRows
export const cost = 'Cost';

// EstimateScreen
export const estimateUpload = 'Estimate Upload';
export const theLinesOfEachMilestones = 'The lines of each milestone’s estimate by cost group and component.';
export const submittedVersionsLower = 'submitted versions';

// EstimateTiles
export const noArea = 'No area';
export const allowances = 'Allowances';
export const contingency = 'Contingency';
export const escalation = 'Escalation';
export const alternates = 'Alternates';
export const notInAnyTotal = 'not in any total';
export const toDate = (date: string) => `to ${date}`;
export const shareOfCost = (share: string) => `${share} of cost`;
export const valueBudgetPercentOf = (value: string, percentOf: string) => `${value} budget ${percentOf}`;
export const over = 'Over';
export const under = 'Under';
export const budgetMoney = (money: string) => `Budget ${money}`;
export const sinceName = (name: string | undefined) => `Since ${name}`;
export const countedInEstimateCost = 'counted in estimate cost';
export const notInConstruction = 'not in construction';

// FindingsCard
export const foundInTheFile = 'Found in the file';

// GroupsView
export const withoutMarkups = 'Without markups';
export const asItWasEntered = 'As it was entered';
export const markupsBelow = 'Markups below';
export const thoseThatHide = 'Those that hide are in the rows';
export const markupsInTheRows = 'Markups in the rows';
export const byTheirShare = 'By their share';
export const figures = 'Figures';
export const estimateMilestoneOfProject = (milestone: string, project: string) =>
  `Estimate ${milestone} of ${project}`;
export const level = 'Level';
export const noComparison = 'No comparison';
export const compareWithName = (name: string) => `Compare with ${name}`;
export const estimateByCostGroup = 'Estimate by cost group';

// importDraft
export const costGroupLower = 'cost group';
export const unitCostLower = 'unit cost';
export const valueChanged = (value: string) => `${value} changed`;
export const descriptionIsRequiredSentence = 'Description is required.';
export const componentIsRequiredSentence = 'Component is required.';
export const theAmountIsMissing = 'The amount is missing.';

// ImportSteps
export const componentsAndCodes = 'Components and codes';

// LayoutBar
export const itBelongsToValue = (value: string) => `It belongs to ${value}`;
export const saveLayout = 'Save layout';
export const saveAsLayout = 'Save as layout';
export const asGuessed = 'As guessed';
export const byTheHeadings = 'By the headings of the file';
export const shared = 'Shared';
export const privateWord = 'Private';
export const sharedByValue = (value: string) => `Shared by ${value}`;
export const saveAsNewLayout = 'Save as new layout…';
export const rename = 'Rename…';
export const stopSharing = 'Stop sharing';
export const shareWithTheCompany = 'Share with the company';
export const layoutActions = 'Layout actions';
export const renameLayout = 'Rename layout';
export const name = 'Name';
export const filesWithTheSameHeadings = 'Files with the same headings are read alike.';
export const deleteWord = 'Delete';

// legacyMapper
export const formats = 'Formats';
export const unitOfMeasure = 'Unit of measure';
export const ownCodesFromCodeName = (code: string, name: string) => `Own codes, from ${code} ${name}`;

// LegacyMapper
export const noSheetOfThisFile =
  'No sheet of this file has priced lines that were found. Choose the sheet and its header in the full review.';
export const noneInError = 'none in error';
export const numberInError = (number: string) => `${number} in error`;
export const leaveOutTheValue = (value: string) => `Leave out the ${value} in error`;
export const numberLines = (number: string) => `${number} lines`;
export const sheetsComponentsAndSingleLines = 'Sheets, components and single lines';
export const saveEstimate = 'Save estimate';
export const discardFile = 'Discard file';
export const chooseTheColumn = 'Choose the column of the description first';
export const chooseTheColumnOf = 'Choose the column of the amount, or those of quantity and unit cost, first';
export const leaveOutTheLines = 'Leave out the lines in error, or fix them in the full review';
export const thereAreNoLines = 'There are no lines to save';
export const atMostNumberLines = (number: string) =>
  `At most ${number} lines are saved at once. Sum up the smallest of them in the file.`;
export const fieldsOfTheEstimate = 'Fields of the estimate';
export const field = 'Field';
export const columnOfTheFile = 'Column of the file';
export const firstValues = 'First values';
export const codesAre = 'Codes are';
export const noKnownCodes = 'No known codes';
export const lineLower = 'line';

// LegacyStart
export const finalCost = 'Final cost';
export const theCostOfAFinished =
  'The cost of a finished project stands at one day. Prices of other projects are compared with those of that day.';
export const finalCostAsOf = 'Final cost as of';
export const dateIsRequired = 'Date is required';
export const startingAnEstimateNeeds = 'Starting an estimate needs the permission to add design milestones';
export const chooseTheDateFirst = 'Choose the date first';
export const startTheEstimate = 'Start the estimate';

// LegacyUpload
export const uploadTheFinalCost = 'Upload the final cost';

// lineColumns
export const descriptionIsRequired = 'Description is required';
export const componentIsRequired = 'Component is required';
export const theAmountIsQuantityUnit =
  'The amount is quantity × unit cost. Clear one of them to type an amount.';
export const onlyEscalation = 'Only escalation is to a day. Choose that kind first.';

// LineSource
export const centsInTheEstimateNow = (cents: string, priced: string) =>
  `${cents} in the estimate now${priced}.`;
export const itCameWithFileName = (file_name: string, sourceText: string) =>
  `It came with ${file_name}: ${sourceText}.`;
export const aFileThatIsGone = 'a file that is gone';
export const file = 'file';
export const downloadTheFile = 'Download the file';

// LinesView
export const thisLineIsNotSaved = 'This line is not saved yet: it needs a description and a component';
export const youCanViewMarkupsBut = 'You can view markups but not change them';
export const estimateLines = 'Estimate lines';
export const linesLower = 'lines';
export const noLinesFound = 'No lines found';
export const noLineOfThisEstimate = 'No line of this estimate matches.';
export const noLinesYet = 'No lines yet';
export const addALineOrPaste =
  'Add a line, or paste rows from a spreadsheet: description, cost group, component, quantity, unit, unit cost.';
export const addLine = 'Add line';
export const noMarkup = 'no markup';
export const markupMarkupText = (markupText: string) => `markup ${markupText}`;

// LineTools
export const searchLines = 'Search lines';
export const conditions = 'Conditions';

// lineTotals
export const alternatesCentsNotCounted = (cents: string) => `alternates ${cents} not counted`;

// markupDraft
export const centsPerArea = (cents: string) => `${cents} per area`;
export const none = 'None';

// MarkupLines
export const on = 'On';
export const markup = 'Markup';
export const rate = 'Rate';
export const reason = 'Reason';
export const adds = 'Adds';
export const nameIsOn = (name: string) => `${name} is on`;
export const setTheMarkups = 'Set the markups for this estimate first';
export const labelProjectValue = (label: string, value: string) => `${label}, project ${value}`;
export const rateOfName = (name: string) => `Rate of ${name}`;
export const reasonForName = (name: string) => `Reason for ${name}`;
export const linesThatTakeTheseMarkups = 'Lines that take these markups, as entered';
export const linesWithNoMarkup = 'Lines with no markup or their own, with it';
export const off = 'off';

// MarkupsButton
export const markupsSetForThisEstimate2 = 'Markups (set for this estimate)';
export const theEstimateIsSubmittedStart =
  'The estimate is submitted. Start a new version to set its markups.';
export const youCanViewMarkupsButNot = 'You can view markups but not set them for an estimate.';

// mending
export const checkARemoved = 'Check a removed and a new line to match them, or a matched line to unmatch it';
export const whatAloneBoth = (what: string, both: string) => `${what} alone. ${both}`;
export const oneLine = 'One line';

// MendMatches
export const match = 'Match';
export const unmatch = 'Unmatch';
export const matchByItselfAgain = 'Match by itself again';
export const checkARemovedAnd =
  'Check a removed and a new line to match them, or one line to unmatch it or add a note.';
export const lineChecked1 = '1 line checked';
export const lengthLinesChecked = (length: number) => `${length} lines checked`;
export const checkOneLineToNote = 'Check one line to add a note';
export const changeNote = 'Change note';
export const addNote = 'Add note';
export const noteOnADifference = 'Note on a difference';
export const whyItChanged = 'Why it changed';

// MilestoneChanges
export const nothingToCompareWith = 'Nothing to compare with';
export const onceAnotherMilestoneHas =
  'Once another milestone has an estimate, what changed between the two shows here.';
export const sinceVersionNumber = (number: number) => `Since version ${number}`;
export const sinceNamePiece = (name: string) => `Since ${name}`;
export const anotherProject = 'Another project...';

// NamesStep
export const componentsOfTheFile = 'Components of the file';
export const codes = 'Codes';
export const allFound = 'All found';
export const numberGoToUncategorized = (number: string) => `${number} go to Uncategorized`;
export const numberByTheNearestAbove = (number: string) => `${number} by the nearest above`;
export const numberNotKnown = (number: string) => `${number} not known`;
export const notKnownHere = 'Not known here';
export const theNearestAbove = 'The nearest above';
export const thisFileHasNoCodes =
  'This file has no codes. Its lines go to Uncategorized, and can be coded in the review.';
export const codesOfTheFile = 'Codes of the file';
export const here = 'Here';
export const nameIs = (name: string) => `${name} is`;
export const numberMoreAreTaken = (number: string) =>
  `${number} more are taken as found. Recode them in the review.`;

// OtherProject
export const chooseAnEstimateFirst = 'Choose an estimate first';
export const compare = 'Compare';
export const findAProjectOrMilestone = 'Find a project or milestone';
export const projectOrMilestone = 'Project or milestone';
export const estimates = 'estimates';
export const noEstimateFound = 'No estimate found';
export const estimatesOfOtherProjects = 'Estimates of other projects';

// pastPrices
export const unitCostFromProjectMilestone = (
  project: string,
  milestone: string,
  date: string,
  cents: string,
  brought: string,
) => `Unit cost from ${project}, ${milestone}, ${date}: ${cents}${brought}`;

// ProposeCodes
export const sameText = 'Same text';
export const itsWords = 'Its words';
export const proposedCostGroup = 'Proposed cost group';
export const sure = 'Sure';
export const checkAProposalFirst = 'Check a proposal first';
export const takeForNumberValue = (number: string, value: string) => `Use for ${number} ${value}`;
export const fromTheCompanysPastLines = (number: string, number2: string) =>
  `From the company’s past lines. ${number} of ${number2} descriptions have no proposal and stay in Uncategorized.`;
export const pastLinesAreRead = 'Reading past lines.';
export const proposedCostGroups = 'Proposed cost groups';
export const proposals = 'proposals';
export const noProposals = 'No proposals';
export const noPastLineOf = 'No past line of the company has these words. Set the cost groups in the grid.';

// RecodeDialog
export const chooseACostGroup = 'Choose a cost group';
export const setForLinesOf = (linesOf: string) => `Set for ${linesOf}`;
export const codeOrName = 'Code or name';

// ReportDialog
export const excel = 'Excel';
export const milestoneRequired = 'Milestone Required';
export const thereAreNoMilestonesCreated = 'There are no milestones created for this project';
export const selectAMilestone = 'Select a milestone...';
export const format = 'Format';
export const showMarkups = 'Show markups';
export const addsTheMarkupsThatLie =
  'Adds the markups that lie on the estimate to the lines as they were entered';
export const showOwnerCosts = 'Show owner costs';

// ReportsButton
export const noMilestoneOfThisProject = 'No milestone of this project has an estimate yet';
export const reportsNeedThePermission = 'Reports need the permission to download estimates';
export const reports = 'Reports';
export const oneMilestoneLineByLine = 'One milestone, line by line';
export const allMilestonesSideBySide = 'All milestones side by side';

// ReviewBulk
export const checkLinesToLeaveThem =
  'Check lines to leave them out, make them notes or set their cost group.';
export const leaveOut = 'Leave out';
export const theirTextGoes = 'Their text goes to the notes of the line above';
export const theFirstLine = 'The first line of a sheet has no line above';
export const notesAreTooLong = (line: string, characters: string, most: string) =>
  `The notes of "${line}" would come to ${characters} characters, and a line holds ${most}. Check fewer rows below it, or shorten their text.`;
export const makeNotes = 'Make notes';
export const ctrlZInTheGrid = 'Ctrl+Z in the grid takes it back.';

// ReviewChanges
export const confirmLater = 'Confirm later';

// ReviewStep
export const whatToLookAt = 'What to look at';
export const everyLineHasACost = 'Every line has a cost group';
export const proposeCostGroupsNumber = (number: string) => `Propose cost groups (${number})`;
export const withoutTheValueInError = (value: string) => `Without the ${value} in error`;
export const numberRows = (number: string) => `${number} rows`;
export const rows = 'Rows';
export const allErrorsFirst = 'All, errors first';
export const numberErrorsAndValue = (number: string, value: string) => `${number} errors and ${value}`;
export const linesOfTheFile = 'Lines of the file';
export const nothingToFix = 'Nothing to fix';
export const everyLineCanBeAccepted = 'Every line can be accepted.';
export const thisImport = 'This import';
export const byComponent = 'By component';
export const rowLower = 'row';
export const changes = 'changes';
export const warnings = 'warnings';

// SheetStep
export const sheets = 'Sheets';
export const sheetsOfTheFile = 'Sheets of the file';
export const whatWasFound = 'What was found';
export const chooseItsHeaderRowFirst = 'Choose its header row first';
export const headerRowOfName = (name: string) => `Header row of ${name}`;
export const chooseARow = 'Choose a row';
export const rowAt = (at: number) => `Row ${at}`;
export const readCountOfName = (count: string, name: string) => `Read ${count} of ${name}`;
export const hiddenRow = 'hidden row';
export const hiddenColumn = 'hidden column';
export const listTheyAreRead = (list: string) => `${list}. They are read for what no visible column says.`;

// SplitDialog
export const byArea = 'By area';
export const equally = 'Equally';
export const byHand = 'By hand';
export const splitLinesOfOverComponents = (linesOf: string) => `Split ${linesOf} over components`;
export const theSharesHaveToCome = 'The shares have to come to 100%';
export const splitLinesOf = (linesOf: string) => `Split ${linesOf}`;
export const shares = 'Shares';
export const sharesOfComponents = 'Shares of components';
export const share = 'Share';
export const shareOfName = (name: string) => `Share of ${name}`;
export const quantitiesAreSharedOut =
  'Quantities are shared out at the same unit cost. The total stays the same.';
export const theSharesComeToPercent = (percent: string) =>
  `The shares come to ${percent}. They have to come to 100%.`;

// SubmitEstimate
export const thisEstimateHasNoLinesTo = 'This estimate has no lines to submit';
export const submit = 'Submit';
export const submitTheEstimateOfName = (name: string) => `Submit the estimate of ${name}?`;
export const submitVersionNumber = (number: number) => `Submit version ${number}`;
export const numberValueMoneyOnceSubmitted = (number: string, value: string, money: string) =>
  `${number} ${value}, ${money}. Once submitted, the lines are read-only. A correction is a new version. You can undo this.`;
export const whatItIsIssuedFor = 'Issued for';

// SubmittedBanner
export const startANewVersion = 'Start a new version';
export const submittedAsVersionNumberBy = (number: number, submissionOf: string) =>
  `Submitted as version ${number} by ${submissionOf}. Its lines are read-only: a correction is a new version.`;

// TopMovers
export const topMovers = 'Top movers';
export const minOfNumberLines = (min: number, number: string) => `${min} of ${number} lines`;
export const showAll = 'Show all';

// TotalsCard
export const totals = 'Totals';
export const agree = 'Agree';
export const doNotAgree = 'Do not agree';
export const statedInTheFile = 'Stated in the file';
export const neverCalculated = 'Never calculated';
export const noReadableTotal = 'No readable total';
export const sumOfLines = 'Sum of lines';
export const alternatesNotCounted = 'Alternates, not counted';
export const rounding = 'Rounding';
export const statedTotalsPiece = 'Stated totals ';
export const statedTotals = 'Stated totals';
export const errorInTheFile = 'Error in the file';
export const agrees = 'Agrees';
export const notCompared = 'Not compared';
export const inTheFileLower = ' in the file';

// UnitPrices
export const searchPastLines = 'Search past lines';
export const anyCostGroup = 'Any cost group';
export const cityOrState = 'City or state';
export const from = 'From';
export const to = 'To';
export const low = 'Low';
export const median = 'Median';
export const high = 'High';
export const linesBroughtToCity = (
  newest: string,
  number: string,
  linesWord: string,
  city: string,
  date: string,
) =>
  `${newest}${number} ${linesWord}, adjusted to ${city}, ${date}, by the indices. Units are not converted.`;
export const theNewest = 'The newest ';
export const thisProject = 'this project';
export const noPricesFound = 'No prices found';
export const noPastLine = 'No past line with a unit cost matches.';
export const morePrices = 'More prices';
export const unitPricesLower = 'unit prices';
export const numberValueAtCentsThen = (number: string, value: string, cents: string) =>
  `${number}${value} at ${cents} then`;
export const addsALineDescription = (description: string) => `Adds a line: ${description}`;
export const add = 'Add';

// UploadLink
export const uploadEstimate = 'Upload estimate';

// Uploads
export const uploadsForName = (name: string) => `Uploads for ${name}`;
export const noFileYetEachUpload = 'No file yet. Each upload is kept here, with how far its review has come.';
export const olderUploads = 'Older uploads';
export const uploads = 'uploads';
export const saidAcceptedByValueDay = (said: string, value: string, dayWords: string) =>
  `${said}. Accepted by ${value}, ${dayWords}`;
export const bringsTheLinesBefore = 'Brings the lines before it back and this upload into review';
export const revert = 'Revert';
export const discard = 'Discard';

// useImport
export const allOfName = (name: string) => `All of ${name}`;
export const theLinesOfTheEstimate = 'The lines of the estimate are still being read';
export const theLinesOfTheEstimateCouldNotBeRead =
  'The lines of the estimate could not be read. Reload the page';

// useKeepReview
export const theReviewIsNotSaved = 'The review is not saved';
export const checkTheConnectionAndTry = 'Check the connection and try again.';

// useReport
export const perArea = 'Per area';
export const numberEstimatesFiguresOfName = (number: string, name: string) =>
  `${number} estimates, figures of ${name}`;
export const markupsSetFor = 'Markups set for';

// VersionsButton
export const versionsLength = (length: number) => `Versions (${length})`;
export const submittedVersions = 'Submitted versions';
export const versionNumberMoney = (number: number, money: string) => `Version ${number}, ${money}`;
export const whatChangedSinceVersionNumber = (number: number) => `What changed since version ${number}`;
