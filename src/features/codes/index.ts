export { codeRoutes } from './codeRoutes.ts';
export { DimensionSelect } from './components/DimensionSelect.tsx';
export { codesLive } from './codesLive.ts';
export {
  allCostGroupsQuery,
  allOwnCodesQuery,
  codesOfFormatQuery,
  costFormatsQuery,
  isInCodeLists,
} from './codeChoices.ts';
export { RemoveUnlessUsed } from './components/RemoveUnlessUsed.tsx';
export { FormatSelect } from './components/FormatSelect.tsx';
