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
  type FilterField,
  type FilterGroup,
  type FilterRange,
  type FilterValue,
  MAX_FILTER_CONDITIONS,
  MAX_FILTER_DEPTH,
  RANGE_MESSAGES,
  type ReadFilter,
  readFilter,
} from './readFilter.ts';
