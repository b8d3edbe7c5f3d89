export { AttributeFields } from './AttributeFields.tsx';
export { attributesQuery } from './attributeQueries.ts';
