export { HistoryButton } from './components/HistoryButton.tsx';
export { historyLive } from './historyLive.ts';
export { historyRoutes } from './historyRoutes.ts';
export { aboutWords, rowAddress } from './model/rowAddress.ts';
