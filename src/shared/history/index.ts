export { HistoryList } from './HistoryList.tsx';
export { dayWords, foldedWords, rowOrFile, sentenceParts } from './historyWords.ts';
export { historyAfter, type HistoryEntry, type HistoryPage, historyPages } from './historyTypes.ts';
