import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import { sumMoney } from '#domain/money';
import type { PackageProposals, PackagesToAdd, TemplateProposals } from '../setupQueries.ts';

/** What a person makes of a group: the package's own name and trade. */
export interface SetupEdit {
  name?: string;
  work_trade?: string;
}

/** A group of the estimate, or a package of the company, as it would become a package. */
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
  /** The package of the company's list, with the lines of its scope sheet. */
  template?: { id: number; scope: number };
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

/** The packages of the company with what was typed over them. */
export const companyRows = (
  { results }: TemplateProposals,
  edits: ReadonlyMap<string, SetupEdit>,
): SetupRow[] =>
  results.map((row) => {
    const key = `t${row.template_id}`;
    const edit = edits.get(key);
    return {
      key,
      code: row.number,
      group: row.name,
      lines: row.line_count,
      amount: row.amount,
      taken: edit?.name === undefined || edit.name === row.name ? row.taken : null,
      name: edit?.name ?? row.name,
      work_trade: edit?.work_trade ?? row.work_trade,
      template: { id: row.template_id, scope: row.scope_count },
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

/** The chosen rows as the server takes them. A group below $0 brings no budget, nor does a package without lines. */
export function toPackages(rows: readonly SetupRow[]): PackagesToAdd {
  const packages = rows.map(({ name, work_trade: trade, amount, lines, template }) => ({
    name: name.trim(),
    work_trade: trade.trim(),
    budget: amount < 0 || lines === 0 ? null : amount,
    template,
  }));
  const company = packages.flatMap(({ template, ...row }) =>
    template ? [{ ...row, template_id: template.id }] : [],
  );
  return company.length > 0
    ? { company: { packages: company } }
    : { groups: { packages: packages.map(({ template: _none, ...row }) => row) } };
}
