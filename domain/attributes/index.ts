export { ATTRIBUTE_FILTERS, attributeField } from './attributeFilters.ts';
export {
  ATTRIBUTE_LIMITS,
  ATTRIBUTE_TYPES,
  type AttributeType,
  type AttributeValue,
  type ValuedAttribute,
} from './attributeTypes.ts';
export { formatAttribute } from './formatAttribute.ts';
export { FULL_RANGE, readAttribute, type ReadAttribute } from './readAttribute.ts';
