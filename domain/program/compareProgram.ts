import Big from 'big.js';
import { convertArea } from '#domain/area';
import type { Share, Sizes } from './programRules.ts';

/** An area as it stands or as a version kept it. */
export interface ComparedArea extends Sizes {
  id: number;
  name: string;
  level: string | null;
  area_type: string | null;
  shares: readonly Share[];
}

/** What of an area can change. */
export type AreaChange = 'name' | 'level' | 'type' | 'size' | 'net' | 'shares';

/** An area then and now; null where it was not there. Sizes are in square feet, null where one has none. */
export interface AreaDifference {
  key: string;
  was: ComparedArea | null;
  is: ComparedArea | null;
  /** Now less then in square feet; what is not there counts as nothing. */
  more: number;
  changes: readonly AreaChange[];
}

const feet = (value: number | null, area: Sizes) =>
  value === null ? null : convertArea(value, area.area_unit, 'sq_ft');
/** Square feet below which two sizes are one: conversions of acres and hectares round further up. */
const SAME = 0.01;
const isSame = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : Math.abs(a - b) < SAME;
const sizeOf = (area: ComparedArea | null) => (area ? (feet(area.size_value, area) ?? 0) : 0);

/** Areas are one by their names and levels where both sides have those once. */
const titleOf = ({ name, level }: ComparedArea) =>
  `${name.trim().toLowerCase()}\n${(level ?? '').trim().toLowerCase()}`;

const sharesText = (shares: readonly Share[]) =>
  JSON.stringify(
    shares
      .map(({ component_id: id, percent }) => [id, percent])
      .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
  );

function changesOf(was: ComparedArea, is: ComparedArea): AreaChange[] {
  const differs: Record<AreaChange, boolean> = {
    name: was.name !== is.name,
    level: was.level !== is.level,
    type: was.area_type !== is.area_type,
    size: !isSame(feet(was.size_value, was), feet(is.size_value, is)),
    net: !isSame(feet(was.net_value, was), feet(is.net_value, is)),
    shares: sharesText(was.shares) !== sharesText(is.shares),
  };
  return (Object.keys(differs) as AreaChange[]).filter((change) => differs[change]);
}

/** The areas of a list by what `keyOf` says of them; those that share a key are left out. */
function singles(areas: readonly ComparedArea[], keyOf: (area: ComparedArea) => string) {
  const by = new Map<string, ComparedArea | null>();
  for (const area of areas) by.set(keyOf(area), by.has(keyOf(area)) ? null : area);
  return by;
}

/**
 * Two programs area by area: in the order of the later one, then what is gone. An area is the same by its number, else by its name
 * and level where both sides have those once; so that one that was deleted and typed again is not new.
 */
export function comparePrograms(was: readonly ComparedArea[], is: readonly ComparedArea[]): AreaDifference[] {
  const before = new Map(was.map((area) => [area.id, area]));
  const now = new Set(is.map(({ id }) => id));
  const gone = singles(
    was.filter(({ id }) => !now.has(id)),
    titleOf,
  );
  const come = singles(
    is.filter(({ id }) => !before.has(id)),
    titleOf,
  );
  const met = new Set<number>();
  const rows = is.map((area): AreaDifference => {
    const twin =
      before.get(area.id) ?? (come.get(titleOf(area)) ? gone.get(titleOf(area)) : undefined) ?? null;
    if (twin) met.add(twin.id);
    return differenceOf(twin, area);
  });
  return [...rows, ...was.filter(({ id }) => !met.has(id)).map((area) => differenceOf(area, null))];
}

const differenceOf = (was: ComparedArea | null, is: ComparedArea | null): AreaDifference => ({
  key: is ? `now-${is.id}` : `then-${was?.id}`,
  was,
  is,
  more: isSame(sizeOf(is), sizeOf(was)) ? 0 : new Big(sizeOf(is)).minus(sizeOf(was)).toNumber(),
  changes: was && is ? changesOf(was, is) : [],
});

/** What two programs add up to beside each other, in square feet. */
export interface ProgramSums {
  was: number;
  is: number;
  added: number;
  removed: number;
  changed: number;
  same: number;
}

/** Sums and counts of a comparison. */
export function sumDifferences(rows: readonly AreaDifference[]): ProgramSums {
  const total = (of: (row: AreaDifference) => number) =>
    rows.reduce((sum, row) => sum.plus(of(row)), new Big(0)).toNumber();
  const count = (test: (row: AreaDifference) => boolean) => rows.filter(test).length;
  return {
    was: total((row) => sizeOf(row.was)),
    is: total((row) => sizeOf(row.is)),
    added: count(({ was }) => was === null),
    removed: count(({ is }) => is === null),
    changed: count(({ changes }) => changes.length > 0),
    same: count(({ was, is, changes }) => was !== null && is !== null && changes.length === 0),
  };
}
