export {
  coefficientBetween,
  normalizeCost,
  rowsForCode,
  type Coefficient,
  type CostPlace,
  type FactorStep,
  type IndexChoice,
} from './coefficient.ts';
export {
  findHoles,
  INDEX_KINDS,
  INDEX_LIMITS,
  indexRowProblems,
  type IndexHole,
  type IndexKind,
  type IndexRow,
  type IndexRowProblem,
  type IndexTable,
} from './indexTable.ts';
export { checkIndex, indexFields, tidyRows, writeIndexTable, type IndexDraft } from './indexFields.ts';
export { readPeriod } from './periods.ts';
export { guessIndexKind, INDEX_TEXT_LIMIT, readIndexTable, type ReadIndexTable } from './readIndexTable.ts';
export { EXTRAPOLATION_MONTHS, readTimeIndex, type IndexBasis, type IndexReading } from './timeIndex.ts';
export { indexUseProblem } from './indexUse.ts';
