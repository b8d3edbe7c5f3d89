export { ContingencyLayer } from './components/ContingencyLayer.tsx';
export { ContingencySummary } from './components/ContingencySummary.tsx';
export { DrawChoice } from './components/DrawChoice.tsx';
export { ItemDraws } from './components/ItemDraws.tsx';
export { ContingencyChart } from './components/onDemand.ts';
export { contingencyQuery } from './contingencyQueries.ts';
export { contingencyChart, daysOfTrend } from './model/contingencyChart.ts';
export type { Contingency, Entry, Pot } from './model/contingencyTypes.ts';
export { adequacyWords, burnWords, heldIn, historySubject, reasonOf } from './model/contingencyWords.ts';
