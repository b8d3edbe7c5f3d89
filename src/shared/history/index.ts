export { HistoryList } from './HistoryList.tsx';
export { HISTORY_PAGE, type HistoryEntry, nextHistoryPage } from './historyTypes.ts';
