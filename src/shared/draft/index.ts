export { DraftProblem } from './DraftProblem.tsx';
export { useRowDraft } from './useRowDraft.ts';
