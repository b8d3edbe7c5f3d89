export { HistoryList } from './HistoryList.tsx';
export { dayWords, sentenceParts } from './historyWords.ts';
export { historyAfter, type HistoryEntry, historyPages } from './historyTypes.ts';
