/** Every text of sheets, file by file: what a translation replaces. What several files say stands first. */

export const back = 'Back';
export const sheet = 'Sheet';
export const lengthRows = (length: string) => `${length} rows`;
export const theFileFormat = 'The file format is not compatible';

// ImportDialog
export const reviewAndFixRows = 'Review and fix rows in the grid below. Nothing saves until you click Save.';
export const theFileCouldNotBeRead = 'The file could not be read.';
export const stop = 'Stop';
export const cancel = 'Cancel';
export const workbookOrCsvFile = 'Workbook or CSV file';
export const sendingName = (name: string) => `Sending ${name}`;
export const readingName = (name: string) => `Reading ${name}`;

// ImportPreview
export const newWord = 'New';
export const changed = 'Changed';
export const same = 'Same';
export const leftOut = 'Left out';
export const state = 'State';
export const importFileName = (fileName: string) => `Import ${fileName}`;
export const allRows = 'All rows';
export const onlyLeftOutLength = (length: number) => `Only left out, ${length}`;
export const importWord = 'Import';
export const rowsOfFileName = (fileName: string) => `Rows of ${fileName}`;

// importRequest
export const manyOfFileNameValue = (many: string, fileName: string, value: string) =>
  `${many} of ${fileName} ${value} below, not saved yet.`;
export const manyCouldNotBeRead = (many: string, value: string) =>
  `${many} could not be read and ${value} marked.`;
export const manyLeftOut = (many: string) => `${many} left out.`;
export const headingRowWas = 'heading row was';
export const headingRowsWere = 'heading rows were';
export const standsWord = (count: number | undefined) => (count === 1 ? 'stands' : 'stand');
export const isWord = (count: number | undefined) => (count === 1 ? 'is' : 'are');

// SheetFile
export const theFileCouldNot = 'The file could not be read. Choose it again.';
export const labelIsIn = (label: string) => `${label} is in`;
export const noColumn = 'No column';

// SheetMapping
export const chooseWhichColumn = 'Choose which column is the name';
export const thereAreNoRowsBelow = 'There are no rows below the headings';
export const atMostMostRows = (most: number) => `At most ${most} rows are read at once. Split the file`;
export const columnsOfFileName = (file_name: string) => `Columns of ${file_name}`;
export const preview1Row = 'Preview 1 row';
export const previewCountRows = (count: string) => `Preview ${count} rows`;
export const headingsAreIn = 'Headings are in';
export const rowIndex = (index: number) => `Row ${index}`;
export const matchColumns = 'Match columns';
export const fileColumn = 'File column';
export const firstValues = 'First values';
export const becomes = 'Becomes';
export const titleBecomes = (title: string) => `${title} becomes`;
export const leaveOut = 'Leave out';

// useReadFailed
export const theRowsCouldNotBeRead = 'The rows could not be read';
export const aPartOfThePage =
  'A part of the page could not be loaded. Check the connection and import the file again.';
