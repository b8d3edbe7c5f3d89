import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '#platform/api';

/** Key families: everything of business units starts with `access-scopes`. */
export const unitKeys = {
  all: ['access-scopes'] as const,
  tree: ['access-scopes', 'tree'] as const,
  one: (id: number) => ['access-scopes', 'one', id] as const,
};

/** Every business unit with its parent, by name. */
export const unitTreeQuery = queryOptions({
  queryKey: unitKeys.tree,
  queryFn: ({ signal }) => answer(api.GET('/access-scopes', { params: { query: { limit: 'all' } }, signal })),
});

/** One business unit with everybody in it. */
export const unitQuery = (id: number) =>
  queryOptions({
    queryKey: unitKeys.one(id),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/access-scopes/{access_scope_id}', { params: { path: { access_scope_id: id } }, signal }),
      ),
  });
