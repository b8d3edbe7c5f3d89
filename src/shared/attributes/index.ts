export { AttributeFields } from './AttributeFields.tsx';
export { type AttributeEntity, attributesQuery } from './attributeQueries.ts';
