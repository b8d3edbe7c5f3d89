export { attributeColumns } from './attributeColumns.tsx';
export { attributeFilters } from './attributeConditions.ts';
export { AttributeFields, AttributeFieldsFor } from './AttributeFields.tsx';
export { type AttributeDefinition, type AttributeEntry, useAttributes } from './attributeQueries.ts';
export { changedEntries, saidIn, withSaid } from './attributeRows.ts';
export { AttributeConditions, ProjectConditions } from './AttributeConditions.tsx';
export {
  isOwnField,
  ownColumns,
  ownDraft,
  ownEntries,
  ownField,
  type OwnFields,
  ownSent,
  ownValues,
} from './ownFields.ts';
