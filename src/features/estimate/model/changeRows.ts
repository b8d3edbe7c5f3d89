import { rollUp, type EstimateNode } from '#domain/estimate';
import { abbreviate, formatCents, formatNumber, sumMoney } from '#domain/money';
import type { EstimateDifference } from '../estimateQueries.ts';
import * as t from '../texts.ts';

/** Effects as they are called and coloured on the screen. */
export const changeEffects = [
  { key: 'quantity', label: t.quantity, color: 0 },
  { key: 'price', label: t.price, color: 1 },
  { key: 'other', label: t.newWord, color: 4 },
] as const;

/** A row of what changed. Amounts in dollars. */
export interface ChangeRow {
  key: string;
  code: string;
  name: string;
  before: number;
  after: number;
  quantity: number;
  price: number;
  other: number;
  /** Of a line: what happened to it. */
  what?: string;
  component?: string;
  isMatched?: boolean;
  /** Of a line: what a person may say of it, and has said. */
  said?: {
    before: string | null;
    after: string | null;
    by: 'hand' | 'apart' | null;
    note: string;
  };
  children?: ChangeRow[];
}

type Cell = EstimateDifference['cells'][number];
const measures = ['before', 'after', 'quantity', 'price', 'other'] as const;

/** By how much a row changed, in dollars. */
export const changeIn = ({ quantity, price, other }: Pick<ChangeRow, 'quantity' | 'price' | 'other'>) =>
  sumMoney([quantity, price, other]);

const sumOf = (cells: readonly Cell[]) =>
  Object.fromEntries(measures.map((of) => [of, sumMoney(cells.map((cell) => cell[of]))])) as Record<
    (typeof measures)[number],
    number
  >;

/** What changed by cost group, each with everything below it. */
export function groupChanges({ groups, cells }: EstimateDifference): ChangeRow[] {
  const nodesOf = (of: (typeof measures)[number]) =>
    rollUp(
      groups,
      cells.map((cell) => ({ ...cell, amount: cell[of] })),
    );
  const [first = [], ...others] = measures.map(nodesOf);
  // Trees of the same cells have the same shape.
  const rowsOf = (nodes: readonly EstimateNode[], rest: readonly (readonly EstimateNode[])[]): ChangeRow[] =>
    nodes.map((node, index) => {
      const same = rest.map((tree) => tree[index]);
      const [after, quantity, price, other] = same.map((one) => one?.total ?? 0);
      const children = rowsOf(
        node.children,
        same.map((one) => one?.children ?? []),
      );
      return {
        key: node.key,
        code: node.code,
        name: node.name,
        before: node.total,
        after: after ?? 0,
        quantity: quantity ?? 0,
        price: price ?? 0,
        other: other ?? 0,
        ...(children.length > 0 && { children }),
      };
    });
  return rowsOf(first, others);
}

/** What changed by component, in the order of the project. */
export const componentChanges = ({ components, cells }: EstimateDifference): ChangeRow[] =>
  components.flatMap(({ id, name }) => {
    const own = cells.filter(({ component_id: component }) => component === id);
    return own.length === 0 ? [] : [{ key: String(id), code: '', name, ...sumOf(own) }];
  });

const measured = (quantity: number | null, unit: string | null) =>
  `${quantity === null ? 'none' : formatNumber(quantity)}${unit ? ` ${unit}` : ''}`;

const short = (amount: number) =>
  Math.abs(amount) < 100_000 ? formatCents(amount) : abbreviate(amount, { decimals: 2 });

type State = NonNullable<EstimateDifference['lines'][number]['before']>;
const hasMoved = (before: State, after: State) =>
  before.cost_group_id !== after.cost_group_id || before.component_id !== after.component_id;

/** What happened to a line, the larger effect first: "Quantity, 188,400 SF to 146 PC". */
function whatOf(line: EstimateDifference['lines'][number]): string {
  if (line.is_apart) return line.before ? t.removedUnmatchedByHand : t.newUnmatchedByHand;
  const { before, after, quantity, price } = line;
  const isAlike = before && after && quantity === 0 && price === 0 && !hasMoved(before, after);
  const effect = isAlike && line.matched_by === 'hand' ? t.alike : effectOf(line);
  return line.matched_by === 'hand' ? t.effectMatchedByHand(effect) : effect;
}

function effectOf({ before, after, quantity, price }: EstimateDifference['lines'][number]): string {
  if (!before) return t.newWord;
  if (!after) return t.removed;
  if (quantity === 0 && price === 0) return t.moved;
  if (Math.abs(quantity) >= Math.abs(price)) {
    const from = before.unit === after.unit ? null : before.unit;
    return t.quantityBeforeToAfter(measured(before.quantity, from), measured(after.quantity, after.unit));
  }
  const rates = before.unit_cost !== null && after.unit_cost !== null;
  const [from, to] = rates ? [before.unit_cost, after.unit_cost] : [before.amount, after.amount];
  return t.priceFromToTo(short(from ?? 0), short(to ?? 0));
}

/** Every line that differs, the largest change first. */
export function lineChanges({ lines, groups, components }: EstimateDifference): ChangeRow[] {
  const codes = new Map(groups.map(({ id, div_code: code }) => [id, code]));
  const names = new Map(components.map(({ id, name }) => [id, name]));
  return lines.flatMap((line) => {
    const shown = line.after ?? line.before;
    if (!shown) return [];
    const { quantity, price, other } = line;
    return {
      key: `${line.before_key ?? ''}/${line.after_key ?? ''}`,
      code: shown.cost_group_id === null ? '' : (codes.get(shown.cost_group_id) ?? ''),
      name: shown.description,
      component: names.get(shown.component_id) ?? '',
      before: line.before?.amount ?? 0,
      after: line.after?.amount ?? 0,
      quantity,
      price,
      other,
      what: whatOf(line),
      isMatched: line.matched_by !== null,
      said: {
        before: line.before_key,
        after: line.after_key,
        by: line.is_apart ? ('apart' as const) : line.matched_by === 'hand' ? ('hand' as const) : null,
        note: line.note ?? '',
      },
    };
  });
}
