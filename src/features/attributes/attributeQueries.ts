import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import { answer, api } from '#platform/api';
import { historyAfter, historyPages } from '#shared/history';

export type Attribute = components['schemas']['AttributeDefinition'];
export type AttributePage = components['schemas']['AttributeDefinitionPage'];
export type AttributeEntity = components['schemas']['AttributeEntity'];
export type CatalogEntry = components['schemas']['AttributeCatalogEntry'];
export type AttributePatch = components['schemas']['AttributeDefinitionPatch'];
export type AttributePreview = components['schemas']['AttributePreview'];

/** Key family: every list and every form that shows attributes starts with `attributes`. */
export const attributeKeys = {
  all: ['attributes'] as const,
  list: (entity: AttributeEntity) => ['attributes', entity, 'list'] as const,
  one: (id: number) => ['attributes', 'one', id] as const,
};

/** The attributes of a kind of row whose name, group or choices hold the text, in their order; a kind of row has at most 200. */
export const attributeListQuery = (entity: AttributeEntity, search: string) =>
  queryOptions({
    queryKey: [...attributeKeys.list(entity), search] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/custom-attributes', {
          params: { query: { entity_type: entity, limit: 500, ...(search === '' ? {} : { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One attribute. */
export const attributeQuery = (id: number) =>
  queryOptions({
    queryKey: attributeKeys.one(id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/custom-attributes/{custom_attribute_id}', {
          params: { path: { custom_attribute_id: id } },
          signal,
        }),
      ),
  });

/** Typing goes on for a moment before the values are counted; a newer question cancels the wait. */
const typingPause = 300;
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, typingPause);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** What a change does to the stored values, and how many name each choice now. */
export const attributePreviewQuery = ({ id, version }: Attribute, change: AttributePatch) =>
  queryOptions({
    queryKey: [...attributeKeys.one(id), 'preview', version, change] as const,
    queryFn: async ({ signal }) => {
      if (Object.keys(change).length > 0) await pause(signal);
      return answer(
        api.POST('/custom-attributes/{custom_attribute_id}/preview', {
          params: { path: { custom_attribute_id: id } },
          body: change,
          signal,
        }),
      );
    },
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What happened to an attribute, newest first. */
export const attributeHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...attributeKeys.one(id), 'history'] as const,
    queryFn: ({ signal, pageParam }) =>
      answer(
        api.GET('/custom-attributes/{custom_attribute_id}/history', {
          params: { path: { custom_attribute_id: id }, query: historyAfter(pageParam) },
          signal,
        }),
      ),
    ...historyPages,
  });

/** What the catalog shows. */
export interface CatalogAsked {
  /** All kinds of rows without one. */
  entity: AttributeEntity | null;
  search: string;
  offset: number;
  limit: number;
}

/** A page of the company's attributes with what uses each. */
export const attributeCatalogQuery = ({ entity, search, offset, limit }: CatalogAsked) =>
  queryOptions({
    queryKey: [...attributeKeys.all, 'catalog', { entity, search, offset, limit }] as const,
    queryFn: ({ signal }) =>
      answer(
        api.GET('/custom-attributes/catalog', {
          params: {
            query: {
              limit,
              offset,
              ...(entity && { entity_type: entity }),
              ...(search.trim() !== '' && { search: search.trim() }),
            },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
