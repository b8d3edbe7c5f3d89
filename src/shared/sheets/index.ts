export {
  fieldsOfColumns,
  type ImportBlock,
  type ImportedFile,
  type ImportRequest,
  type ImportLine,
  importWords,
  toBlock,
} from './importRequest.ts';
export { ImportDialog } from './ImportDialog.tsx';
export { ImportPreview, importStateColumn } from './ImportPreview.tsx';
export { readRows, type ReadRows } from './readRows.ts';
export { readListSheet } from './listSheetQueries.ts';
export { defineMappingSlot } from './mappingSlot.ts';
export { SheetFile } from './SheetFile.tsx';
export { type SheetImportRules, useSheetImport } from './useSheetImport.tsx';
export { useFileRows } from './useFileRows.ts';
