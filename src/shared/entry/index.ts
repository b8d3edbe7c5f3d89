export { defineEntry, type EntryBase } from './entrySheet.ts';
export { QuickEntry } from './QuickEntry.tsx';
export { type EntryState, useEntry } from './useEntry.ts';
