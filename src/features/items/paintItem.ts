import type { QueryClient } from '@tanstack/react-query';
import { foresiteKeys, type Item, type Snapshot } from '#shared/foresite';
import { rowsWith, type ItemRows } from './model/optimistic.ts';

/** Reads again what a written item may have moved. */
export const ofProject = (client: QueryClient, projectId: number) =>
  client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) });
/** An item in an address. */
export const itemPath = (projectId: number, itemId: number) => ({ project_id: projectId, item_id: itemId });

/**
 * Paints a change of one item in lists and panel; hands back what stood there. The trend is not painted: its forecast, range and
 * lines rest on all pending items, and change together once the server has answered.
 */
export async function paint(
  client: QueryClient,
  projectId: number,
  item: Pick<Item, 'id'>,
  change: Partial<Item>,
): Promise<Snapshot> {
  await client.cancelQueries({ queryKey: foresiteKeys.project(projectId) });
  const before = client.getQueriesData({ queryKey: foresiteKeys.project(projectId) });
  client.setQueriesData<ItemRows>({ queryKey: foresiteKeys.items(projectId) }, (rows) =>
    rows ? rowsWith(rows, item.id, change) : rows,
  );
  client.setQueryData<Item>(foresiteKeys.item(projectId, item.id), (row) =>
    row ? { ...row, ...change } : row,
  );
  return before;
}
