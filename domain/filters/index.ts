export {
  FILTER_OPERATORS,
  type FilterOperator,
  type FilterType,
  hasOperator,
  type Operand,
  operandOf,
  OPERATORS_BY_TYPE,
} from './operators.ts';
export {
  type FilterCondition,
  type FilterGroup,
  MAX_FILTER_CONDITIONS,
  MAX_FILTER_DEPTH,
  type ReadFilter,
  readFilter,
} from './readFilter.ts';
export {
  type FilterField,
  type FilterRange,
  type FilterValue,
  fullRange,
  RANGE_MESSAGES,
} from './filterValues.ts';
