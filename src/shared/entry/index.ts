export { defineEntry, type EntryBase, entryGridHeight, entryRowHeight } from './entrySheet.ts';
export { type EntryTotals, QuickEntry } from './QuickEntry.tsx';
export { numberColumn } from './RowNumber.tsx';
export { useEntry } from './useEntry.ts';
