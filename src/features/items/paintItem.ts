import type { QueryClient } from '@tanstack/react-query';
import { type Foresite, foresiteKeys, type Item, type Snapshot } from '#shared/foresite';
import { rowsWith, trendWithMove, type ItemRows } from './model/optimistic.ts';

/** Reads again what a written item may have moved. */
export const ofProject = (client: QueryClient, projectId: number) =>
  client.invalidateQueries({ queryKey: foresiteKeys.project(projectId) });
/** An item in an address. */
export const itemPath = (projectId: number, itemId: number) => ({ project_id: projectId, item_id: itemId });

/** Paints a change of one item everywhere it shows; hands back what stood there. */
export async function paint(
  client: QueryClient,
  projectId: number,
  item: Pick<Item, 'id' | 'status' | 'cost'>,
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
  const { status } = change;
  if (status)
    client.setQueryData<Foresite>(foresiteKeys.trend(projectId), (trend) =>
      trend ? trendWithMove(trend, item, status) : trend,
    );
  return before;
}
