import type { FilterType } from '#domain/filters';
import type { AttributeType } from './attributeTypes.ts';

/** What a custom attribute is filtered as, by its type (spec §3 types, §5 filter operators). */
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

/** Name under which filters and queries speak of a custom attribute (spec §7). */
export const attributeField = (slug: string): string => `ca_${slug}`;
