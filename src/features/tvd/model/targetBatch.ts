import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import type { TargetBatch, TvdMember } from '../tvdQueries.ts';

type Target = TargetBatch['targets'][number];

const isField = (column: string): column is 'target' | 'stretch' =>
  column === 'target' || column === 'stretch';

/** What an action in the grid changes, as the server takes it; null where no target changed. */
export function targetsOf(
  { cells, source }: Pick<GridChanges<TvdMember>, 'cells' | 'source'>,
  rows: ReadonlyMap<string, TvdMember>,
): Pick<TargetBatch, 'targets' | 'source'> | null {
  const targets = new Map<string, Target>();
  for (const { key, column, to, refusedTo } of cells) {
    const row = rows.get(key);
    if (!row || !isField(column) || refusedTo !== undefined) continue;
    const amount = typeof to === 'number' ? to : null;
    const own = targets.get(key) ?? { member_id: row.id, version: row.version };
    targets.set(key, { ...own, [column]: amount });
  }
  if (targets.size === 0) return null;
  return { targets: [...targets.values()], source: source === 'paste' ? 'paste' : 'hand' };
}
