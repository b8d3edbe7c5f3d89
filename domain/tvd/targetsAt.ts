import { sumMoney } from '#domain/money';

/** A target of one member as it is kept, of the project (null) or within a component; dollars. */
export interface KeptTarget {
  id: number;
  component_id: number | null;
  target: number | null;
  stretch: number | null;
}

/** What happened to a kept target on a day: what its fields said before. */
export interface TargetMove {
  id: number;
  day: string;
  kind: 'create' | 'update' | 'delete';
  before: Partial<Omit<KeptTarget, 'id'>>;
}

/** What counted for a member at the end of a day. */
export interface TargetThen {
  target: number | null;
  stretch: number | null;
}

/** The project's own amount where it is set, else what its components come to (docs/product/tvd.md); zero is none. */
function counted(rows: readonly KeptTarget[], field: 'target' | 'stretch'): number | null {
  const own = rows.find(({ component_id: id }) => id === null)?.[field] ?? null;
  const parts = rows.flatMap(({ component_id: id, [field]: amount }) =>
    id === null || amount === null ? [] : [amount],
  );
  return (own ?? (parts.length > 0 ? sumMoney(parts) : null)) || null;
}

/**
 * What a member was to cost at the end of each of these days, from its targets as they are now and what happened to them, the
 * newest first.
 */
export function targetsAt(
  now: readonly KeptTarget[],
  moves: readonly TargetMove[],
  days: readonly string[],
): TargetThen[] {
  const rows = new Map(now.map((row) => [row.id, row]));
  const found = new Map<string, TargetThen>();
  let at = 0;
  for (const day of [...new Set(days)].sort((a, b) => b.localeCompare(a))) {
    for (let move = moves[at]; move && move.day > day; move = moves[(at += 1)]) {
      const row = rows.get(move.id) ?? { id: move.id, component_id: null, target: null, stretch: null };
      if (move.kind === 'create') rows.delete(move.id);
      else rows.set(move.id, { ...row, ...move.before });
    }
    const then = [...rows.values()];
    found.set(day, { target: counted(then, 'target'), stretch: counted(then, 'stretch') });
  }
  return days.map((day) => found.get(day) as TargetThen);
}
