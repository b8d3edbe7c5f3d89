/** Every text of entry, file by file: what a translation replaces. What several files say stands first. */

// failingRows
export const rowHas1 = '1 row has';
export const lengthRowsHave = (length: number) => `${length} rows have`;
export const countErrors = (count: string) => `${count} errors. `;
export const andLengthMore = (length: number) => `, and ${length} more`;

// QuickEntry
export const newRow = 'New row';
export const cancel = 'Cancel';
export const save = 'Save';
export const numberUnsavedValue = (number: string, value: string) => `${number} unsaved ${value}`;
export const addRow = 'Add Row';
export const importWord = 'Import';
export const toPasteFromASpreadsheet = 'to paste from a spreadsheet';
export const manyToEdit = (many: string) => `${many} to edit`;
export const deleteOne = (one: string) => `Delete ${one}?`;
export const deleteWord = 'Delete';
export const nameIsDeletedWhenYou = (name: string) =>
  `${name} is deleted when you save. Until then nothing changes.`;
export const dismiss = 'Dismiss';
export const rowRow = (row: number) => `Row ${row}`;
export const rowsNumberNew = (rows: string, number: string) => `${rows}, ${number} new`;
export const fillInOrChange = 'Fill in or change a row first';
export const atMostMostRows = (most: number) =>
  `At most ${most} rows are saved at once. Save a part of them first`;
export const rowWord = (count: number | undefined) => (count === 1 ? 'row' : 'rows');
