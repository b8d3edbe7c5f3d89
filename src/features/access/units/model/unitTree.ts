import type { TreeNode } from '#design-system/navigation/Tree/Tree.tsx';
import type { components } from '#contract/api.ts';
import * as t from '../../texts.ts';

export type UnitRow = components['schemas']['AccessScopeRow'];

/** The business units as a tree, by name on each level; `endOf` draws what stands at the end of a row. */
export function toTree(units: readonly UnitRow[], endOf: (unit: UnitRow) => TreeNode['end']): TreeNode[] {
  const known = new Set(units.map(({ id }) => id));
  const below = new Map<number | null, UnitRow[]>();
  for (const unit of units) {
    const parent = unit.parent !== null && known.has(unit.parent) ? unit.parent : null;
    below.set(parent, [...(below.get(parent) ?? []), unit]);
  }
  const nodesOf = (parent: number | null): TreeNode[] =>
    (below.get(parent) ?? []).map((unit) => ({
      id: String(unit.id),
      label: unit.name,
      end: endOf(unit),
      children: nodesOf(unit.id),
    }));
  return nodesOf(null);
}

/** What belongs to a unit, in short: "2 people, 3 projects"; empty where nothing does. */
export function describeUnit({
  member_count: people,
  project_count: projects,
}: Pick<UnitRow, 'member_count' | 'project_count'>): string {
  return [
    ...(people > 0 ? [`${people} ${t.personWord(people)}`] : []),
    ...(projects > 0 ? [`${projects} ${t.projectWord(projects)}`] : []),
  ].join(', ');
}
