export { defineEntry, type EntryBase } from './entrySheet.ts';
export { QuickEntry } from './QuickEntry.tsx';
export { useEntry } from './useEntry.ts';
