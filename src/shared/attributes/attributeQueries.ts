import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';

export type AttributeDefinition = components['schemas']['AttributeDefinition'];
export type AttributeEntity = components['schemas']['AttributeEntity'];
export type AttributeEntry = components['schemas']['AttributeEntry'];

/** The fields that the company has added to a kind of row, in their order. */
export const attributesQuery = (entity: AttributeEntity) =>
  queryOptions({
    queryKey: ['attributes', entity] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/custom-attributes', { params: { query: { entity_type: entity, limit: 500 } }, signal }),
      ),
  });
