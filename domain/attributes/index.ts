export { ATTRIBUTE_FILTERS, attributeField, isAttributeField } from './attributeFilters.ts';
export {
  ATTRIBUTE_LIMITS,
  ATTRIBUTE_TYPES,
  type AttributeType,
  type AttributeValue,
  type ValuedAttribute,
} from './attributeTypes.ts';
export { convertAttribute } from './convertAttribute.ts';
export {
  ATTRIBUTE_ENTITIES,
  DEFINITION_LIMITS,
  type DefinitionDraft,
  definitionFields,
  definitionProblems,
  type DraftOption,
  hasOptions,
  slugFor,
  tidyOptions,
} from './definitionFields.ts';
export { formatAttribute } from './formatAttribute.ts';
export { previewChange } from './previewChange.ts';
export { readSpan } from './readSpan.ts';
export { FULL_RANGE, readAttribute, type ReadAttribute } from './readAttribute.ts';
