export { codeChanges, type CodeChanges, type MovedCode, type StoredCode } from './codeChanges.ts';
export {
  equalShares,
  MAPPING_LIMITS,
  type MappedCode,
  mappingFields,
  mappingProblem,
  type MappingShare,
  type MappingTarget,
  mappingText,
  readMappingText,
} from './codeMapping.ts';
export {
  addCode,
  dropCode,
  type DropPlace,
  indentCode,
  moveCode,
  outdentCode,
  outlineProblems,
  outlineRows,
  type OutlineCode,
  removeCodes,
} from './codeOutline.ts';
export { CODE_LIMITS, codeKey, codeTreeProblem, type CodeRow } from './codeTree.ts';
export { formatFields, hasOwnField } from './formatFields.ts';
export { guessMapping, mappingGaps, type CodeMapping } from './mapCodes.ts';
export { comparePaste, mergeCodes, type PasteState } from './mergeCodes.ts';
export {
  addMissingLevels,
  CODE_LEVELS,
  type CodeLevels,
  guessCodeLevels,
  type PastedCode,
  readPastedCodes,
} from './readPastedCodes.ts';
export {
  guessUnitBase,
  type PastedUnit,
  readPastedUnits,
  UNIT_BASES,
  type UnitBase,
} from './readPastedUnits.ts';
export {
  readUnit,
  tidySynonyms,
  UNIT_KINDS,
  UNIT_LIMITS,
  unitKey,
  unitKeys,
  type UnitKind,
  type UnitOfMeasure,
  unitOfMeasureFields,
  unitProblems,
} from './unitOfMeasure.ts';
