import { sumMoney } from '#domain/money';

/** A cost group as far as a roll-up needs it. */
export interface RollUpGroup {
  id: number;
  div_code: string;
  name: string;
  parent_id: number | null;
}

/** What all lines of one cost group (null: without a code) cost in one component. */
export interface GroupAmount {
  cost_group_id: number | null;
  component_id: number;
  amount: number;
  lines_count: number;
}

/** A row of the estimate: a cost group with everything below it. Amounts in dollars. */
export interface EstimateNode {
  /** The group's id, or `uncategorized`. */
  key: string;
  id: number | null;
  code: string;
  name: string;
  /** 1 for divisions, systems and the like; each group below is one more. */
  level: number;
  amounts: ReadonlyMap<number, number>;
  total: number;
  linesCount: number;
  children: EstimateNode[];
}

/** The key of lines that have no cost group. */
export const UNCATEGORIZED = 'uncategorized';

type Sums = Pick<EstimateNode, 'amounts' | 'total' | 'linesCount'>;

/** Amounts by component, in total, and how many lines they are of. */
export function sumAmounts(rows: readonly GroupAmount[]): Sums {
  const byComponent = new Map<number, number[]>();
  for (const { component_id: id, amount } of rows) {
    const list = byComponent.get(id);
    if (list) list.push(amount);
    else byComponent.set(id, [amount]);
  }
  return {
    amounts: new Map([...byComponent].map(([id, list]) => [id, sumMoney(list)])),
    total: sumMoney(rows.map(({ amount }) => amount)),
    linesCount: rows.reduce((count, row) => count + row.lines_count, 0),
  };
}

/**
 * The estimate by cost group, in the order of codes: each group counts its own lines and those below it. Groups whose
 * parent is not among the given ones stand at the top; lines without a group come last, as one row.
 */
export function rollUp(groups: readonly RollUpGroup[], amounts: readonly GroupAmount[]): EstimateNode[] {
  const known = new Set(groups.map(({ id }) => id));
  const below = new Map<number | null, RollUpGroup[]>();
  for (const group of groups) {
    const parent = group.parent_id !== null && known.has(group.parent_id) ? group.parent_id : null;
    below.set(parent, [...(below.get(parent) ?? []), group]);
  }
  const own = new Map<number | null, GroupAmount[]>();
  for (const row of amounts) {
    const group = row.cost_group_id !== null && known.has(row.cost_group_id) ? row.cost_group_id : null;
    own.set(group, [...(own.get(group) ?? []), row]);
  }
  const build = (parent: number | null, level: number): { node: EstimateNode; rows: GroupAmount[] }[] =>
    (below.get(parent) ?? [])
      .toSorted((a, b) => (a.div_code < b.div_code ? -1 : a.div_code > b.div_code ? 1 : a.id - b.id))
      .flatMap((group) => {
        const parts = build(group.id, level + 1);
        const rows = [...(own.get(group.id) ?? []), ...parts.flatMap((part) => part.rows)];
        if (rows.length === 0) return [];
        const node: EstimateNode = {
          key: String(group.id),
          id: group.id,
          code: group.div_code,
          name: group.name,
          level,
          ...sumAmounts(rows),
          children: parts.map((part) => part.node),
        };
        return [{ node, rows }];
      });
  const nodes = build(null, 1).map(({ node }) => node);
  const loose = own.get(null) ?? [];
  if (loose.length === 0) return nodes;
  return [
    ...nodes,
    {
      key: UNCATEGORIZED,
      id: null,
      code: '',
      name: 'Uncategorized',
      level: 1,
      ...sumAmounts(loose),
      children: [],
    },
  ];
}

/** The rows below which nothing shows at this level: what a tree closes. */
export const closedAt = (nodes: readonly EstimateNode[], level: number): string[] =>
  nodes.flatMap((node) =>
    node.children.length === 0
      ? []
      : node.level >= level
        ? [node.key, ...closedAt(node.children, level)]
        : closedAt(node.children, level),
  );
