import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

export type Attribute = components['schemas']['AttributeDefinition'];
export type AttributeEntity = components['schemas']['AttributeEntity'];

/** The attributes of a kind of row whose name holds the text, in their order; at most 500. */
export const attributeListQuery = (entity: AttributeEntity, search: string) =>
  queryOptions({
    queryKey: ['attributes', entity, 'list', search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/custom-attributes', {
          params: { query: { entity_type: entity, limit: 500, ...(search === '' ? {} : { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
