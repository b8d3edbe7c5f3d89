import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { useSubject } from '#platform/flags';
import { useProject } from '#shared/project';

export type AttributeDefinition = components['schemas']['OfferedAttribute'];
export type AttributeEntity = components['schemas']['AttributeEntity'];
export type AttributeEntry = components['schemas']['AttributeEntry'];

/** The fields that the company has added to a kind of row, in their order, with which of them are for a kind of construction. */
export const attributesQuery = (entity: AttributeEntity, categoryId: number | null) =>
  queryOptions({
    queryKey: ['attributes', entity, categoryId] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/custom-attributes', {
          params: {
            query: {
              entity_type: entity,
              limit: 500,
              ...(categoryId !== null && { category_id: categoryId }),
            },
          },
          signal,
        }),
      ),
  });

const none: readonly AttributeDefinition[] = [];

/**
 * The company's own fields of a kind of row, those for other kinds of construction among them and marked; none while it does not use
 * them, undefined until they are known. A project without a category is offered all.
 */
export function useAllAttributes(
  entity: AttributeEntity,
  categoryId: number | null,
): readonly AttributeDefinition[] | undefined {
  const isOn = useSubject().tenantFlags.has('enable_custom_attributes');
  const own = useQuery({
    ...attributesQuery(entity, categoryId),
    enabled: isOn,
    placeholderData: keepPreviousData,
  }).data?.results;
  return isOn ? own : none;
}

/** The fields that rows of this project are offered. */
export function useAttributes(entity: AttributeEntity): readonly AttributeDefinition[] | undefined {
  const all = useAllAttributes(entity, useProject().construction_category?.id ?? null);
  return useMemo(() => all?.filter(({ is_offered: offered }) => offered), [all]);
}
