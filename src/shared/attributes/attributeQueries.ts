import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { useSubject } from '#platform/flags';

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

const none: readonly AttributeDefinition[] = [];

/** The company's own fields of a kind of row; none while it does not use them, undefined until they are known. */
export function useAttributes(entity: AttributeEntity): readonly AttributeDefinition[] | undefined {
  const isOn = useSubject().tenantFlags.has('enable_custom_attributes');
  const own = useQuery({ ...attributesQuery(entity), enabled: isOn }).data?.results;
  return isOn ? own : none;
}
