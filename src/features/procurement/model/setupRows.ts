import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import { sumMoney } from '#domain/money';
import type { NewPackages, PackageProposals } from '../setupQueries.ts';

/** What a person makes of a group: the package's own name and trade. */
export interface SetupEdit {
  name?: string;
  work_trade?: string;
}

/** A group of the estimate as it would become a package. */
export interface SetupRow {
  key: string;
  code: string;
  group: string;
  lines: number;
  amount: number;
  /** Number of the package that has the name already. */
  taken: number | null;
  name: string;
  work_trade: string;
}

/** The proposals with what was typed over them. */
export const setupRows = ({ results }: PackageProposals, edits: ReadonlyMap<string, SetupEdit>): SetupRow[] =>
  results.map(({ cost_group_id: id, div_code: code, name, line_count: lines, amount, taken }) => {
    const key = String(id);
    const edit = edits.get(key);
    return {
      key,
      code,
      group: name,
      lines,
      amount,
      taken: edit?.name === undefined || edit.name === name ? taken : null,
      name: edit?.name ?? name,
      work_trade: edit?.work_trade ?? name.slice(0, 80),
    };
  });

/** The edits with those of an action in the grid. */
export function withEdits(
  edits: ReadonlyMap<string, SetupEdit>,
  { cells }: Pick<GridChanges<SetupRow>, 'cells'>,
): ReadonlyMap<string, SetupEdit> {
  const next = new Map(edits);
  for (const { key, column, to } of cells)
    if (column === 'name' || column === 'work_trade')
      next.set(key, { ...next.get(key), [column]: typeof to === 'string' ? to : '' });
  return next;
}

/** What the chosen rows add up to, in dollars. */
export const chosenSum = (rows: readonly SetupRow[]): number => sumMoney(rows.map(({ amount }) => amount));

/** The chosen rows as the server takes them. A group below $0 brings no budget. */
export const toNewPackages = (rows: readonly SetupRow[]): NewPackages => ({
  packages: rows.map(({ name, work_trade: trade, amount }) => ({
    name: name.trim(),
    work_trade: trade.trim(),
    budget: amount < 0 ? null : amount,
  })),
});
