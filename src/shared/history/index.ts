export { HistoryList } from './HistoryList.tsx';
export { dayWords } from './historyWords.ts';
export { HISTORY_PAGE, nextHistoryPage } from './historyTypes.ts';
