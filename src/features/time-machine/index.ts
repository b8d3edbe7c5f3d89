export { PastView } from './components/onDemand.ts';
export { usePastDays } from './components/usePastDays.ts';
