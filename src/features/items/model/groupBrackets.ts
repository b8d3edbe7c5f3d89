import type { ItemBrief } from '#shared/foresite';

export type BracketPart = 'first' | 'middle' | 'last';

/** Where a bracket joins neighbouring rows of the same mutually exclusive group; rows without a neighbour have no part. */
export function groupBrackets(
  rows: readonly Pick<ItemBrief, 'id' | 'me_groups'>[],
): Map<number, BracketPart> {
  const parts = new Map<number, BracketPart>();
  const joined = (a: (typeof rows)[number] | undefined, b: (typeof rows)[number] | undefined) =>
    Boolean(a && b && a.me_groups.some((group) => b.me_groups.some((other) => other.id === group.id)));
  rows.forEach((row, index) => {
    const above = joined(rows[index - 1], row);
    const below = joined(row, rows[index + 1]);
    if (above && below) parts.set(row.id, 'middle');
    else if (above) parts.set(row.id, 'last');
    else if (below) parts.set(row.id, 'first');
  });
  return parts;
}
