import type { FilterType } from '#domain/filters';
import type { AttributeType } from './attributeTypes.ts';

/** What a custom attribute is filtered as, by its type (docs/product/lists.md). */
export const ATTRIBUTE_FILTERS = {
  TEXT: 'text',
  DATE: 'date',
  DATE_RANGE: 'date',
  NUMBER: 'number',
  PERCENTAGE: 'percent',
  CURRENCY: 'money',
  UNIT: 'number',
  SELECT: 'choice',
  MULTISELECT: 'choices',
  TAG: 'tags',
} as const satisfies Record<AttributeType, FilterType>;

/** Name under which filters and queries speak of a custom attribute (docs/product/lists.md). */
export const attributeField = (slug: string): string => `ca_${slug}`;

/** Whether a column or filter is that of a custom attribute, by its name. */
export const isAttributeField = (name: string): boolean => name.startsWith('ca_');
