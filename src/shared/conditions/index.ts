export { conditionCount, readConditions } from './conditions.ts';
export { ConditionsBuilder, type ConditionsBuilderProps } from './ConditionsBuilder.tsx';
