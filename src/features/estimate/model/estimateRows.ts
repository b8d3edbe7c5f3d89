import { type EstimateNode, rollUp, sumAmounts } from '#domain/estimate';
import { costPerArea, type Area } from '#domain/area';
import { subtractMoney, sumMoney } from '#domain/money';
import type { Estimate } from '../estimateQueries.ts';
import * as t from '../texts.ts';

/** What cells say: dollars, dollars for each unit of area, or the area itself. */
export const costModes = { COST: t.cost, COST_PER_GSF: '$ / GSF', GSF: 'GSF' } as const;
export type CostMode = keyof typeof costModes;

/** A row of the grid, each with the figures of both estimates. Amounts in dollars. */
export interface EstimateRow {
  key: string;
  code: string;
  name: string;
  kind: 'group' | 'direct' | 'markup' | 'marked' | 'owner' | 'owner_line' | 'total';
  amounts: ReadonlyMap<number, number>;
  total: number;
  previous: number | null;
  /** What it may cost: its own target, else what those of the rows below come to where all have one. */
  target: number | null;
  linesCount: number;
  /** A group that no other group stands above. */
  isTop?: boolean;
  children?: EstimateRow[];
}

type Totals = ReadonlyMap<string, number>;

/** Totals by what a row is called: groups keep their code when formats are loaded anew. */
const totalsOf = (nodes: readonly EstimateNode[]): Map<string, number> =>
  new Map(nodes.flatMap((node) => [[node.key, node.total] as const, ...totalsOf(node.children)]));

/** What the rows below may cost together; null unless each of them has a target. */
function targetBelow(rows: readonly EstimateRow[]): number | null {
  const targets = rows.flatMap(({ target }) => target ?? []);
  return rows.length > 0 && targets.length === rows.length ? sumMoney(targets) : null;
}

/** Cost groups as rows; with an earlier estimate, what only that one has stands there too. */
const groupRows = (nodes: readonly EstimateNode[], before: Totals | null, targets: Totals): EstimateRow[] =>
  nodes.map((node) => {
    const children = groupRows(node.children, before, targets);
    return {
      key: node.key,
      code: node.code,
      name: node.name,
      kind: 'group',
      amounts: node.amounts,
      total: node.total,
      previous: before && (before.get(node.key) ?? 0),
      target: targets.get(node.key) ?? targetBelow(children),
      linesCount: node.linesCount,
      isTop: node.level === 1,
      ...(children.length > 0 && { children }),
    };
  });

/** An estimate whose columns are the codes of a format: they stand where components do, each of the area of the project. */
export function inColumns(estimate: Estimate, area: Area | null): Estimate {
  const { by_code: byCode } = estimate;
  if (byCode === null) return estimate;
  return {
    ...estimate,
    components: byCode.columns.map(({ id, code, name }, at) => ({
      id,
      name: code === null ? name : `${code} ${name}`,
      color_index: at + 1,
      is_uncategorized: false,
      area,
    })),
    amounts: byCode.amounts.map(({ column_id: id, ...row }) => ({ ...row, component_id: id })),
  };
}

const markedTotal = ({ amounts, markups }: Estimate): number =>
  sumMoney([...amounts, ...(markups ?? [])].map(({ amount }) => amount));

/** Markups that stand below the amounts, and what both come to; none where they hide in the amounts or are not shown. */
function markupRows(estimate: Estimate, earlier: Estimate | undefined): EstimateRow[] {
  const names = [...(estimate.markups ?? []), ...(earlier?.markups ?? [])].map(({ name }) => name);
  if (names.length === 0) return [];
  const sumOf = ({ markups }: Estimate, name: string) =>
    sumMoney((markups ?? []).flatMap((one) => (one.name === name ? [one.amount] : [])));
  const row = (
    key: string,
    name: string,
    kind: 'markup' | 'marked',
    total: number,
    previous: number | null,
  ) => ({
    key,
    code: '',
    name,
    kind,
    amounts: new Map<number, number>(),
    total,
    previous,
    target: null,
    linesCount: 0,
  });
  return [
    ...[...new Set(names)].map((name) =>
      row(`markup-${name}`, name, 'markup', sumOf(estimate, name), earlier ? sumOf(earlier, name) : null),
    ),
    row(
      'marked',
      t.constructionCostWithMarkups,
      'marked',
      markedTotal(estimate),
      earlier ? markedTotal(earlier) : null,
    ),
  ];
}

/** The whole estimate: cost groups, construction cost, markups, owner costs, project total. */
export function toRows(estimate: Estimate, earlier: Estimate | undefined): EstimateRow[] {
  const groups = [
    ...new Map([...(earlier?.groups ?? []), ...estimate.groups].map((one) => [one.id, one])).values(),
  ];
  // Groups of the earlier estimate alone stand with nothing, so that what went away shows in the change.
  const gone = (earlier?.amounts ?? []).map((row) => ({ ...row, amount: 0, lines_count: 0 }));
  const nodes = rollUp(groups, [...estimate.amounts, ...gone]);
  const before = earlier ? totalsOf(rollUp(groups, earlier.amounts)) : null;
  const direct = sumAmounts(estimate.amounts);
  const owner = ownerTotal(estimate);
  const targets = new Map(
    (estimate.targets ?? []).map(({ cost_group_id: id, target }) => [String(id), target]),
  );
  const rows: EstimateRow[] = groupRows(nodes, before, targets);
  rows.push({
    key: 'direct',
    code: '',
    // All markups are in the amounts above.
    name:
      estimate.markups?.length === 0 && direct.total !== estimate.total
        ? t.constructionCostWithMarkups
        : t.constructionCost,
    kind: 'direct',
    amounts: direct.amounts,
    total: direct.total,
    previous: earlier ? (earlier.markups === null ? earlier.total : sumAmounts(earlier.amounts).total) : null,
    target: targetBelow(rows),
    linesCount: direct.linesCount,
  });
  rows.push(...markupRows(estimate, earlier));
  if (estimate.owner_costs.length === 0 && !earlier?.owner_costs.length) return rows;
  const overall = estimate.components.find(({ is_uncategorized: is }) => is)?.id;
  const place = (amount: number) => new Map(overall === undefined ? [] : [[overall, amount] as const]);
  rows.push(
    {
      key: 'owner',
      code: '',
      name: t.ownerCosts,
      kind: 'owner',
      amounts: place(owner),
      total: owner,
      previous: earlier ? ownerTotal(earlier) : null,
      target: null,
      linesCount: estimate.owner_costs.length,
      children: estimate.owner_costs.map(({ id, name, amount }) => ({
        key: `owner-${id}`,
        code: '',
        name,
        kind: 'owner_line',
        amounts: place(amount),
        total: amount,
        previous: earlier ? (earlier.owner_costs.find((one) => one.name === name)?.amount ?? 0) : null,
        target: null,
        linesCount: 0,
      })),
    },
    {
      key: 'total',
      code: '',
      name: t.projectTotal,
      kind: 'total',
      amounts: withOwner(direct.amounts, overall, owner),
      total: sumMoney([markedTotal(estimate), owner]),
      previous: earlier
        ? sumMoney([earlier.markups === null ? earlier.total : markedTotal(earlier), ownerTotal(earlier)])
        : null,
      target: null,
      linesCount: direct.linesCount,
    },
  );
  return rows;
}

function withOwner(amounts: ReadonlyMap<number, number>, overall: number | undefined, owner: number) {
  const sums = new Map(amounts);
  if (overall !== undefined) sums.set(overall, sumMoney([sums.get(overall) ?? 0, owner]));
  return sums;
}

/** What the owner pays beside construction, in dollars. */
export const ownerTotal = (estimate: Estimate): number =>
  sumMoney(estimate.owner_costs.map(({ amount }) => amount));

/** By how much a row rose or fell, in dollars; null without an earlier estimate. */
export const changeOf = ({ total, previous }: Pick<EstimateRow, 'total' | 'previous'>): number | null =>
  previous === null ? null : subtractMoney(total, previous);

/** By how much a row is over its target, in dollars, below zero under it; null without one. */
export const overTarget = ({ total, target }: Pick<EstimateRow, 'total' | 'target'>): number | null =>
  target === null ? null : subtractMoney(total, target);

/** What a cell shows in a mode: dollars, dollars for a unit of area, or the area where something is priced. */
export function figureIn(mode: CostMode, amount: number | undefined, area: Area | null): number | null {
  if (amount === undefined || amount === 0) return null;
  if (mode === 'COST') return amount;
  return mode === 'GSF' ? (area?.value ?? null) : costPerArea(amount, area);
}
