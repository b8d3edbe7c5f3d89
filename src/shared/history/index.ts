export { HistoryList } from './HistoryList.tsx';
export { dayWords } from './historyWords.ts';
export { historyAfter, historyPages } from './historyTypes.ts';
