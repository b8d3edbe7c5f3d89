import { toDecimal } from '#domain/money';
import type { DisplayLine } from './displayCost.ts';

/** A line as it is kept, with its items switch. */
export interface KeptLine extends DisplayLine {
  items_inherit: boolean;
}

/** What is compared of a line, by the words of its columns. */
const columns = {
  name: 'Line',
  kind: 'Kind',
  value: 'Value',
  is_on: 'On',
  items_inherit: 'Items',
  display: 'Display',
} as const satisfies Partial<Record<keyof KeptLine, string>>;

/** A column of a line in which two can differ. */
export type LineColumn = keyof typeof columns;

/** How a project's copy of a line differs from its template; `from` is the template's place, `to` the copy's. */
export type LineDifference =
  | { kind: 'added'; to: number }
  | { kind: 'removed'; from: number }
  | { kind: 'moved' | 'changed'; from: number; to: number; columns: LineColumn[] };

const sameColumn = (column: LineColumn, a: KeptLine, b: KeptLine): boolean => {
  if (column === 'value') return toDecimal(a.value).eq(toDecimal(b.value));
  if (column === 'is_on') return (a.is_on ?? true) === (b.is_on ?? true);
  return a[column] === b[column];
};

/**
 * What differs between a template and a copy of it. A line is the same line while its name is, in whatever capitals;
 * of several with one name the first takes the first. A line is moved when it changed its place among those in both.
 */
export function compareTemplates(template: readonly KeptLine[], copy: readonly KeptLine[]): LineDifference[] {
  const open = new Map<string, number[]>();
  template.forEach(({ name }, at) => {
    const key = name.trim().toLowerCase();
    open.set(key, [...(open.get(key) ?? []), at]);
  });
  const pairs = copy.map(({ name }) => open.get(name.trim().toLowerCase())?.shift() ?? null);
  const shared = pairs.filter((from) => from !== null);
  const places = new Map(shared.toSorted((a, b) => a - b).map((from, place) => [from, place]));
  const keys = Object.keys(columns) as LineColumn[];
  const differences = copy.flatMap((line, to): LineDifference[] => {
    const from = pairs[to] ?? null;
    if (from === null) return [{ kind: 'added', to }];
    const changed = keys.filter((column) => !sameColumn(column, template[from] as KeptLine, line));
    if (changed.length > 0) return [{ kind: 'changed', from, to, columns: changed }];
    return places.get(from) === shared.indexOf(from) ? [] : [{ kind: 'moved', from, to, columns: [] }];
  });
  const gone = template.flatMap((_, from): LineDifference[] =>
    shared.includes(from) ? [] : [{ kind: 'removed', from }],
  );
  return [...differences, ...gone];
}
