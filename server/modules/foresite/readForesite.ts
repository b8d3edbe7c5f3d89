import {
  buildForesite,
  codeDimension,
  componentInput,
  type ForesiteInput,
  type InputItem,
  type InputSplit,
  UNCATEGORIZED_ID,
  UNCATEGORIZED_NAME,
} from '#domain/foresite';
import { invalidFields, missingPermission, notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { ranges } from '#server/services/ranges/ranges.ts';
import { type EventType, type ForesiteRows, readForesiteRows, readGenerated } from './foresiteRepository.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { readSplit, type SplitRows } from './splitRepository.ts';
import { listActiveRisks } from './trendRiskRepository.ts';

/** What of the trend is asked for, and what the caller may see of it. */
export type TrendView = { dimension: string; seesRisks: boolean; seesEvents: boolean };

const byComponent: TrendView = { dimension: 'components', seesRisks: false, seesEvents: false };

/**
 * What the caller sees of the trend: by component only with one of the two permissions (docs/product/foresite.md). Asked for in so many
 * words it is refused, otherwise the split by cost group system stands in.
 */
export function trendViewOf(permissions: ReadonlySet<string>, asked: string | undefined): TrendView {
  const seesComponents = permissions.has('component_access') || permissions.has('overview_widget_component');
  if (asked === 'components' && !seesComponents) throw missingPermission('component_access');
  return {
    dimension: asked ?? (seesComponents ? 'components' : 'cost_group_system'),
    seesRisks: permissions.has('risk_access'),
    seesEvents: permissions.has('timeline_access'),
  };
}

/** The component that is asked for alone; another dimension knows no components. */
export function componentOf({ component, dimension }: { component?: number; dimension?: string }) {
  if (component !== undefined && dimension !== undefined && dimension !== 'components')
    throw invalidFields({
      component: ['A component is shown alone only where the trend is split by components.'],
    });
  return component;
}

/** The rows from which the cost trend of a project follows; 404 when it is not there. */
export async function readForesiteInput(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  today: string,
  view: TrendView = byComponent,
): Promise<ForesiteInput<EventType>> {
  const rows = await readForesiteRows(tx, projectId, cost);
  if (!rows) throw notFound();
  const { split, rowsOf } = await splitBy(tx, projectId, view.dimension);
  return {
    ...rows,
    contract_events: view.seesEvents ? rows.contract_events : [],
    today,
    items: rows.items.map((item) => unpack(item, rowsOf)),
    split,
    risks: view.seesRisks ? await listActiveRisks(tx, projectId) : undefined,
  };
}

/** Everything the cost trend shows of a project: rows from the database, the rest by the rules of the domain. */
export const readForesite = async (
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  today: string,
  view: TrendView = byComponent,
) => {
  const input = await readForesiteInput(tx, projectId, cost, today, view);
  return ranges.build(tx.tenantId, (rangeOf) => buildForesite<EventType>(input, rangeOf));
};

/** The cost trend of one component alone, as if it were the project (docs/product/foresite.md: Component Budget). */
export async function readComponentForesite(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  today: string,
  componentId: number,
  seesEvents: boolean,
) {
  const project = await readForesiteInput(tx, projectId, cost, today, { ...byComponent, seesEvents });
  const input = componentInput(project, componentId, await readGenerated(tx, projectId, cost, componentId));
  if (!input) throw invalidFields({ component: ['There is no such component in this project.'] });
  return ranges.build(tx.tenantId, (rangeOf) => buildForesite<EventType>(input, rangeOf));
}

type RowsOf = (itemId: number) => NonNullable<InputItem['rows']>;

/** How a dimension splits the cost, of one component alone where one is named; nothing for components. */
export async function splitBy(
  tx: TenantTx,
  projectId: number,
  dimension: string,
  componentId: number | null = null,
): Promise<{ split?: InputSplit; rowsOf?: RowsOf }> {
  const code = codeDimension(dimension);
  if (code === null) return {};
  const rows = code && (await readSplit(tx, projectId, code, componentId));
  if (!rows)
    throw invalidFields({ dimension: ['There is no such format. Choose one of the company’s formats.'] });
  const members = rows.members.map((member, index) => ({ ...member, color_index: (index % 9) + 1 }));
  const rest = { id: UNCATEGORIZED_ID, name: UNCATEGORIZED_NAME, color_index: 10 };
  return {
    split: { dimension, members: [...members, rest], totals: rows.totals },
    rowsOf: rowsByItem(rows.items),
  };
}

function rowsByItem(items: SplitRows['items']): RowsOf {
  const known = new Map<number, { member_id: number; amount: number }[]>();
  for (const [item, member_id, amount] of items) {
    const own = known.get(item);
    if (own) own.push({ member_id, amount });
    else known.set(item, [{ member_id, amount }]);
  }
  return (item) => known.get(item) ?? [];
}

function unpack(item: ForesiteRows['items'][number], rowsOf?: RowsOf): InputItem {
  const [id, approved, cost, lower_limit, upper_limit, component_id, approved_on, area, unit, ...rest] = item;
  const [groups, number, name, in_estimate] = rest;
  return {
    id,
    number,
    name,
    status: approved ? 'APPROVED' : 'PENDING',
    cost,
    lower_limit,
    upper_limit,
    component_id,
    approved_on,
    in_estimate,
    group_ids: groups ?? [],
    estimated_area: area === null ? null : { value: area, unit },
    ...(rowsOf && { rows: rowsOf(id) }),
  };
}
