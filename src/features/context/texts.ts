/** Every text of context, file by file: what a translation replaces. What several files say stands first. */

export const kind = 'Kind';
export const amount = 'Amount';
export const documents = 'Documents';
export const all = 'All';
export const wholeProject = 'Whole project';
export const document = 'Document';
export const status = 'Status';
export const milestone = 'Milestone';
export const component = 'Component';
export const costGroup = 'Cost group';
export const allMilestones = 'All milestones';
export const yourFiltersDidntReturnAny = "Your filters didn't return any results";
export const clearFilters = 'Clear filters';
export const codeSaved = (code: string) => `${code} saved`;
export const codeRestored = (code: string) => `${code} restored`;
export const codeWasNotRestored = (code: string) => `${code} was not restored`;
export const codeDeleted = (code: string) => `${code} deleted`;
export const undo = 'Undo';
export const codeWasNotDeleted = (code: string) => `${code} was not deleted`;
export const close = 'Close';
export const nothingHasChanged = 'Nothing has changed';
export const cancel = 'Cancel';
export const save = 'Save';
export const details = 'Details';
export const history = 'History';
export const deleteWord = 'Delete';
export const context = 'Context';
export const documentWord = (count: number | undefined) => (count === 1 ? 'document' : 'documents');

// basisColumns
export const code = 'Code';
export const statement = 'Statement';
export const source = 'Source';
export const owner = 'Owner';

// ContextChanges
export const noLongerHolds = 'No longer holds';
export const changed = 'Changed';
export const added = 'Added';
export const changesSinceAMilestone = 'Changes since a milestone';
export const onceAMilestoneHasPassed = 'Once a milestone has passed, what changed since then shows here.';
export const changesSince = 'Changes since';
export const changes = 'changes';
export const nothingHasChangedSinceName = (name: string) => `Nothing has changed since ${name}.`;
export const showFewer = 'Show fewer';
export const showAllAll = (all: number) => `Show all ${all}`;

// contextFilters
export const bestMatch = 'Best match';
export const newest = 'Newest';
export const oldest = 'Oldest';
export const lastChanged = 'Last changed';

// ContextList
export const contextLower = 'context';
export const entries = 'Entries';
export const noEntriesYet = 'No entries yet';
export const addWhatTheEstimateAssumes =
  'Add what the estimate assumes, includes and leaves out, and the facts of the site, each tied to its milestone, component or cost group.';
export const pagesOfEntries = 'Pages of entries';

// contextMutations
export const codeAdded = (code: string) => `${code} added`;

// ContextScreen
export const basisOfName = (name: string) => `Basis of ${name}`;
export const theFileCouldNotBeCreated = 'The file could not be created';
export const uploadDocument = 'Upload document';
export const addEntry = 'Add entry';
export const preview = 'Preview';
export const kindsOfEntries = 'Kinds of entries';

// ContextTools
export const sort = 'Sort';
export const sortValue = (value: string) => `Sort: ${value}`;
export const searchEntries = 'Search entries';

// DocumentFlyout
export const detailsOfThisDocument = 'details of this document';
export const nameIsRequired = 'Name is required';
export const documentLower = 'document';
export const downloadFileName = (file_name: string) => `Download ${file_name}`;
export const text = 'Text';
export const theDocument = 'the document';

// DocumentList
export const documentsLower = 'documents';
export const noDocumentsYet = 'No documents yet';
export const uploadWhatTheEstimateRests =
  'Upload what the estimate rests on: reports, memos, quotes. Their text is read and found by the search.';
export const pagesOfDocuments = 'Pages of documents';

// DocumentText
export const theTextIsBeingRead = 'The text is being read.';
export const theFileCanBeDownloaded = 'The file can be downloaded; its text is not searched.';
export const textLower = 'text';
export const searchThisDocument = 'Search this document';
export const notInThisDocument = 'Not in this document.';
export const pagesOfText = 'Pages of text';

// EntryFlyout
export const entry = 'Entry';
export const detailsOfThisEntry = 'details of this entry';
export const statementIsRequired = 'Statement is required';
export const newEntry = 'New entry';
export const entryLower = 'entry';
export const theEntry = 'the entry';

// EntryForm
export const costAtStakeNegativeIf = 'Cost at stake; negative if it saves';
export const noDocumentOfTheProject = 'No document of the project';
export const documentAndPageOrWho = 'Document and page, or who said it';
export const pageOrRow = 'Page, or row of a sheet';

// PassageList
export const passagesOfDocuments = 'passages of documents';
export const passages = 'Passages';
export const noDocumentSaysThat = 'No document says that';
export const theWordsAreLooked = 'The words are looked for in the text of all documents.';
export const passagesInDocuments = (
  count: string,
  passagesWord: string,
  documents: number,
  documentsWord: string,
) => `${count} ${passagesWord} in ${documents} ${documentsWord}`;
export const addAsEntry = 'Add as entry';
export const pagesOfPassages = 'Pages of passages';
export const passageWord = (count: number | undefined) => (count === 1 ? 'passage' : 'passages');

// RowTies
export const showOnlyDivCodeName = (div_code: string, name: string) => `Show only ${div_code} ${name}`;

// TieFields
export const searchCodeOrTitle = 'Search code or title';

// UploadDialog
export const theUploadFailedTryAgain = 'The upload failed. Try again.';
export const stopped = 'Stopped';
export const uploadDocuments = 'Upload documents';
export const done = 'Done';
export const pdfWordExcelOrText = (megabytes: number) =>
  `PDF, Word, Excel or text, up to ${megabytes} MB each. Their text is read and found by the search.`;

// extentText
export const pageCount = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'page' : 'pages'}`;
export const passageCount = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'passage' : 'passages'}`;
