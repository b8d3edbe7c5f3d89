/** What the tree needs of a business unit; `parent` is null at the root. */
export interface UnitNode {
  id: number;
  name: string;
  parent: number | null;
}

/**
 * The units in which a chain of parents runs into itself, by name, as `North → East → North`; null where the tree is
 * sound. Units whose parent is not among them count as roots.
 */
export function unitCycle(units: readonly UnitNode[]): string | null {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const sound = new Set<number>();
  for (const start of units) {
    const path: UnitNode[] = [];
    let unit: UnitNode | undefined = start;
    while (unit && !sound.has(unit.id)) {
      const entered = path.indexOf(unit);
      if (entered >= 0) return [...path.slice(entered), unit].map(({ name }) => name).join(' → ');
      path.push(unit);
      unit = unit.parent === null ? undefined : byId.get(unit.parent);
    }
    for (const { id } of path) sound.add(id);
  }
  return null;
}

/** Why a unit may not stand below another, or null (docs/product/access.md). */
export function moveProblem(
  units: readonly UnitNode[],
  move: { id: number; parent: number | null },
): string | null {
  const cycle = unitCycle(
    units.map((unit) => (unit.id === move.id ? { ...unit, parent: move.parent } : unit)),
  );
  return cycle === null ? null : `${cycle}: a business unit cannot be below itself. Choose another place.`;
}
