import type { components } from '#contract/api.ts';
import type { CellChange, GridChanges } from '#design-system/grid/editing/changes.ts';
import { withValue, type SheetColumn } from '#design-system/grid/editing/sheet.ts';
import { freeComponentName, OVERALL_PROJECT } from '#domain/components';
import { changedEntries } from '#shared/attributes';
import type { Component } from '#shared/project';

export type ComponentBatch = components['schemas']['ComponentBatch'];

/** A component in the grid; the key stays when a new row gets its number. */
export interface ComponentRow extends Component {
  key: string;
}

let made = 0;

/** A row that nobody has named yet; the server gives it its color and place. */
export const blankRow = (): ComponentRow => ({
  key: `new_${(made += 1)}`,
  id: 0,
  name: '',
  component_order: 0,
  is_uncategorized: false,
  work_type: null,
  construction_sub_category: null,
  color_index: 0,
  base_unit_count: null,
  base_unit_name: null,
  area: null,
  target_area: null,
  exclude_from_project_sqft: false,
  target_budget: null,
  current_cost: null,
  custom_attributes: [],
  version: 0,
});

export const nameOf = (row: Pick<Component, 'is_uncategorized' | 'name'>) =>
  row.is_uncategorized ? OVERALL_PROJECT : row.name;

/** What a person types of a component. */
const typed = [
  'name',
  'work_type',
  'construction_sub_category',
  'base_unit_count',
  'base_unit_name',
  'area',
  'target_area',
  'exclude_from_project_sqft',
  'target_budget',
] as const;

type Typed = Pick<ComponentRow, (typeof typed)[number]>;

const typedOf = (row: ComponentRow): Typed =>
  Object.fromEntries(typed.map((field) => [field, row[field]])) as unknown as Typed;

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** One action in the grid as the server takes it, with the keys of its new rows in their order. */
export interface PlannedBatch {
  batch: ComponentBatch;
  keys: string[];
}

/**
 * Plans the write of what a person did. `rows` are the components as the server has them, by the grid's keys: what has gone
 * since is left out. New rows without a name get one. Null when there is nothing to write.
 */
export function planBatch(
  changes: GridChanges<ComponentRow>,
  rows: ReadonlyMap<string, ComponentRow>,
  columns: readonly SheetColumn<ComponentRow>[],
): PlannedBatch | null {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const cellsOf = new Map<string, CellChange[]>();
  for (const cell of changes.cells) cellsOf.set(cell.key, [...(cellsOf.get(cell.key) ?? []), cell]);
  const after = (row: ComponentRow) =>
    (cellsOf.get(row.key) ?? []).reduce((edited, { column: id, to }) => {
      const column = byId.get(id);
      return column ? withValue(edited, column, to) : edited;
    }, row);

  const taken = new Set([...rows.values()].map(({ name }) => name.toLowerCase()));
  const create = changes.added.map(({ row }) => {
    const { component_order: order, color_index: color, ...edited } = after(row);
    const name = edited.name.trim() || freeComponentName(taken);
    taken.add(name.toLowerCase());
    // A row that comes back by undo goes to its old place, in its old color.
    const old = { ...(order > 0 && { component_order: order }), ...(color > 0 && { color_index: color }) };
    const own = changedEntries({}, edited);
    return {
      ...typedOf({ ...row, ...edited }),
      ...(own.length > 0 && { custom_attributes: own }),
      ...old,
      name,
    };
  });
  const comes = new Set(changes.added.map(({ key }) => key));
  const goes = new Set(changes.removed.map(({ key }) => key));
  const update = [...cellsOf.keys()].flatMap((key) => {
    const row = rows.get(key);
    if (!row || comes.has(key) || goes.has(key)) return [];
    const edited = after(row);
    const patch = Object.fromEntries(
      typed.filter((field) => differs(row[field], edited[field])).map((field) => [field, edited[field]]),
    );
    const own = changedEntries(row, edited);
    if (Object.keys(patch).length + own.length === 0) return [];
    return [
      { id: row.id, version: row.version, ...patch, ...(own.length > 0 && { custom_attributes: own }) },
    ];
  });
  const remove = [...goes].flatMap((key) => {
    const row = rows.get(key);
    return row ? [{ id: row.id, version: row.version }] : [];
  });
  if (create.length + update.length + remove.length === 0) return null;
  return {
    batch: {
      source: changes.source === 'paste' ? 'paste' : 'hand',
      ...(create.length > 0 && { create }),
      ...(update.length > 0 && { update }),
      ...(remove.length > 0 && { remove }),
    },
    keys: changes.added.map(({ key }) => key),
  };
}

/** Plans the write of what an edit of a component changes in the company's own fields; null for nothing, or for one that is gone. */
export function ownPatch(
  row: ComponentRow | undefined,
  edit: (row: ComponentRow) => ComponentRow,
): PlannedBatch | null {
  const own = row ? changedEntries(row, edit(row)) : [];
  if (!row || own.length === 0) return null;
  return {
    batch: { update: [{ id: row.id, version: row.version, custom_attributes: own }] },
    keys: [],
  };
}
