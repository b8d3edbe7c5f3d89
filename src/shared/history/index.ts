export { HistoryList } from './HistoryList.tsx';
export { dayWords } from './historyWords.ts';
export { HISTORY_PAGE, type HistoryEntry, nextHistoryPage } from './historyTypes.ts';
