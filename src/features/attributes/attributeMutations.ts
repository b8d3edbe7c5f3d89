import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { components } from '#contract/api.ts';
import { ATTRIBUTE_ENTITIES } from '#domain/attributes';
import { answer, api, type AppError, ifMatch } from '#platform/api';
import { useUndo } from '#shared/undo';
import {
  type Attribute,
  type AttributeEntity,
  attributeKeys,
  type AttributePage,
  type AttributePatch,
} from './attributeQueries.ts';
import * as t from './texts.ts';

type Listed = AttributePage['results'][number];
type Removed = components['schemas']['RemovedDefinition'];

/** Rows show the values of attributes wherever they stand, so everything that was read is read anew. */
const settle = (client: QueryClient) => client.invalidateQueries();

const paint = (client: QueryClient, entity: AttributeEntity, change: (rows: Listed[]) => Listed[]) =>
  client.setQueriesData<AttributePage>(
    { queryKey: attributeKeys.list(entity) },
    (page) => page && { ...page, results: change(page.results) },
  );

/** Writes that change the versions of rows wait for each other. */
const inTurn = { id: 'attributes' };

/** The version of an attribute as it was read last, in a list or by itself: an order that was saved meanwhile has changed it. */
const versionNow = (client: QueryClient, { id, entity_type: entity, version }: Attribute): number => {
  const listed = client
    .getQueriesData<AttributePage>({ queryKey: attributeKeys.list(entity) })
    .flatMap(([, page]) => page?.results.filter((row) => row.id === id) ?? []);
  const alone = client.getQueryData<Attribute>(attributeKeys.one(id));
  return Math.max(version, alone?.version ?? 0, ...listed.map((row) => row.version));
};

interface Save {
  attribute: Attribute | undefined;
  entity: AttributeEntity;
  input: AttributePatch;
  key: string;
}

/** Adds an attribute, or changes one from the version that the form began with; the form shows what is refused. */
export function useSaveAttribute() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation<Attribute, AppError, Save>({
    meta: { shownInline: true },
    mutationFn: ({ attribute, entity, input, key }) => {
      if (attribute)
        return answer(
          api.PATCH('/custom-attributes/{custom_attribute_id}', {
            params: { path: { custom_attribute_id: attribute.id }, header: ifMatch(attribute.version) },
            body: input,
          }),
        );
      const { name = '', type = 'TEXT', option_moves: _moves, ...rest } = input;
      return answer(
        api.POST('/custom-attributes', {
          params: { header: { 'Idempotency-Key': key } },
          body: { ...rest, name, type, entity_type: entity },
        }),
      );
    },
    onSuccess: (saved, { attribute }) => {
      client.setQueryData(attributeKeys.one(saved.id), saved);
      toasts.show({ title: `${saved.name} ${attribute ? t.saved : t.added}` });
    },
    // Not waited for: the panel goes on with its row at once.
    onSettled: () => void settle(client),
  });
}

/** Deletes an attribute with its values; the toast brings both back. */
export function useRemoveAttribute() {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(() => settle(client));
  const hide = ({ id, entity_type: entity }: Attribute) =>
    paint(client, entity, (rows) => rows.filter((row) => row.id !== id));
  return useMutation<Removed, AppError, Attribute>({
    scope: inTurn,
    mutationFn: async (attribute) => {
      const version = versionNow(client, attribute);
      // Only now: what is read after the write before this one tells the version that it made.
      await client.cancelQueries({ queryKey: attributeKeys.list(attribute.entity_type) });
      // What was read while this one waited has brought it back.
      hide(attribute);
      return answer(
        api.DELETE('/custom-attributes/{custom_attribute_id}', {
          params: { path: { custom_attribute_id: attribute.id }, header: ifMatch(version) },
        }),
      );
    },
    onMutate: hide,
    onSuccess: ({ change_set_id: id }, { name }) =>
      toasts.show({
        title: t.nameDeleted(name),
        ...(id !== null && { action: { label: t.undo, onAction: () => undo(id) } }),
      }),
    onError: (error, { name }) =>
      toasts.show({ tone: 'critical', title: t.nameWasNotDeleted(name), detail: error.message }),
    onSettled: () => settle(client),
  });
}

/** Adds an attribute to another kind of row as it is on its own, without what rows say for it; the toast takes it back. */
export function useTakeOver() {
  const client = useQueryClient();
  const toasts = useToasts();
  const remove = useRemoveAttribute();
  return useMutation<Attribute, AppError, { attribute: Attribute; entity: AttributeEntity }>({
    mutationFn: ({
      attribute: { name, type, unit, group_name: group, options, construction_categories: categories },
      entity,
    }) =>
      answer(
        api.POST('/custom-attributes', {
          params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: {
            entity_type: entity,
            name,
            type,
            ...(unit && { unit }),
            ...(group && { group_name: group }),
            construction_category_ids: categories.map(({ id }) => id),
            options: options.map(({ option_value }) => ({ option_id: null, option_value })),
          },
        }),
      ),
    onSuccess: (made, { entity }) =>
      toasts.show({
        title: t.nameAddedToKind(made.name, ATTRIBUTE_ENTITIES[entity].toLowerCase()),
        action: { label: t.undo, onAction: () => remove.mutate(made) },
      }),
    onError: (error, { attribute: { name }, entity }) =>
      toasts.show({
        tone: 'critical',
        title: t.nameWasNotAdded(name, ATTRIBUTE_ENTITIES[entity].toLowerCase()),
        detail: error.message,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: attributeKeys.all }),
  });
}

/** Puts the attributes of a kind of row in order; it shows at once. */
export function useOrderAttributes() {
  const client = useQueryClient();
  const toasts = useToasts();
  const { undo } = useUndo(() => client.invalidateQueries({ queryKey: attributeKeys.all }));
  return useMutation<Removed, AppError, { entity: AttributeEntity; ids: number[]; before: number[] }>({
    scope: inTurn,
    mutationFn: ({ entity, ids }) =>
      answer(api.PUT('/custom-attributes/order', { body: { entity_type: entity, attribute_ids: ids } })),
    onMutate: async ({ entity, ids }) => {
      await client.cancelQueries({ queryKey: attributeKeys.list(entity) });
      paint(client, entity, (rows) => inOrder(rows, ids));
    },
    onSuccess: ({ change_set_id: id }) => {
      if (id !== null)
        toasts.show({ title: t.orderSaved, action: { label: t.undo, onAction: () => undo(id) } });
    },
    onError: (error, { entity, before }) => {
      paint(client, entity, (rows) => inOrder(rows, before));
      toasts.show({ tone: 'critical', title: t.theOrderWasNotSaved, detail: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: attributeKeys.all }),
  });
}

/** Rows as their numbers are ordered, those that are not named behind. */
function inOrder(rows: readonly Listed[], ids: readonly number[]): Listed[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
}
