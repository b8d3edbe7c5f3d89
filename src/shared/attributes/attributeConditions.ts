import type { FilterField } from '#design-system/filters/model/filterTypes.ts';
import { ATTRIBUTE_FILTERS, attributeField, type ValuedAttribute } from '#domain/attributes';

/** The company's own fields as lists are filtered by them, by the names under which filters are stored. */
export const attributeFilters = (
  attributes: readonly (ValuedAttribute & { slug: string })[],
): FilterField[] =>
  attributes.map(({ slug, name, type, unit, options }) => ({
    id: attributeField(slug),
    label: name,
    type: ATTRIBUTE_FILTERS[type],
    ...(unit && { unit }),
    ...(options.length > 0 && {
      options: options.map(({ option_id: id, option_value: label }) => ({ value: String(id), label })),
    }),
  }));
