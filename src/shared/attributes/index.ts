export { attributeColumns } from './attributeColumns.tsx';
export { attributeFilters } from './attributeConditions.ts';
export { AttributeFields, AttributeFieldsFor } from './AttributeFields.tsx';
export { type AttributeDefinition, useAttributes } from './attributeQueries.ts';
export { changedEntries, saidIn, withSaid } from './attributeRows.ts';
