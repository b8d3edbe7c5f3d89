export * as itemPartsStyles from './ItemParts.css.ts';
export { costTrace } from './CostTrace/onDemand.ts';
export * as sheetStyles from './Sheet.css.ts';
export { Facts, SheetSection, SheetTable } from './SheetParts.tsx';
export * as summaryStyles from './Summary.css.ts';
export { SummaryRow, SummarySection } from './SummaryRow.tsx';
export { amountColumn, fileColumn } from './fileColumns.ts';
export { foresiteKeys } from './foresiteKeys.ts';
export type {
  AgendaTopic,
  ComparedScenario,
  CostGroup,
  CustomCode,
  Foresite,
  ForesiteComparison,
  ForesiteDays,
  ForesiteStep,
  Item,
  ItemBrief,
  ItemInput,
  ItemPatch,
  ItemStatus,
  ItemTotals,
  Meeting,
  MeetingBrief,
  MeetingDecision,
  MeetingInput,
  MeetingPatch,
  MeetingTopic,
  PastItem,
  Person,
  PreviewInput,
  Scenario,
  ScenarioComparison,
  SubItem,
  SubItemInput,
  TopicRef,
  ValueDriver,
} from './foresiteTypes.ts';
export { asOfQuery, daysQuery, pastKey } from './pastQueries.ts';
export {
  allScenarios,
  type ScenarioAsk,
  type ScenarioOrder,
  scenariosKey,
  scenariosQuery,
} from './scenariosQuery.ts';
export { restore, snapshot, type Snapshot } from './snapshot.ts';
export { useCaller } from './useCaller.ts';
export { useUndo } from './useUndo.ts';
