export { DraftProblem } from './DraftProblem.tsx';
export { useFaultFocus } from './useFaultFocus.ts';
export { useRowDraft } from './useRowDraft.ts';
export { withoutSaved } from './withoutSaved.ts';
