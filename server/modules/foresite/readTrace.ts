import { ITEM_STATUSES } from '#domain/items';
import { sumMoney } from '#domain/money';
import { missingPermission, notFound } from '#server/contract/errors.ts';
import { presentItem } from '../items/presentItem.ts';
import {
  decisionOf,
  itemParts,
  type Trace,
  type TraceNode,
  type TracePart,
  type TraceReader,
  trendOf,
} from './traceNode.ts';
import { componentBudgets, estimateGroups, estimateLinesOf, whoDecided } from './traceRepository.ts';
import { detailOf, lineParts } from './traceLines.ts';
import { memberFigure, memberNode } from './traceMember.ts';
import { isTrendFigure, trendNode } from './traceTrend.ts';

/** One step of the chain from a total to its parts (docs/product/foresite.md). */
export async function readTrace(
  reader: TraceReader,
  of: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Trace> {
  const node = await readNode(reader, of);
  const parts = withRest(node);
  if (!node.inOrder)
    parts.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || (a.title < b.title ? -1 : 1));
  return {
    of,
    title: node.title,
    note: node.note,
    amount: node.amount,
    item_id: node.itemId ?? null,
    count: parts.length,
    results: parts.slice(offset, offset + limit),
  };
}

function withRest({ amount, parts, rest = 'Not itemized' }: TraceNode): TracePart[] {
  if (amount === null) return [];
  const left = sumMoney([amount, ...parts.map((part) => -part.amount)]);
  return left === 0
    ? [...parts]
    : [...parts, { key: 'rest', of: null, title: rest, detail: null, amount: left }];
}

const toDate = {
  approved_to_date: 'APPROVED',
  rejected_to_date: 'REJECTED',
  pending_to_date: 'PENDING',
} as const;

function readNode(reader: TraceReader, of: string): Promise<TraceNode> {
  if (isTrendFigure(of)) return trendNode(reader, of);
  if (Object.hasOwn(toDate, of)) return toDateNode(reader, toDate[of as keyof typeof toDate]);
  const member = memberFigure(of);
  if (member) return memberNode(reader, member, componentNode);
  const [kind, ...ids] = of.split(':');
  const [first = 0, second = 0] = ids.map(Number);
  if (kind === 'item') return itemNode(reader, first);
  if (kind === 'component') return componentNode(reader, first);
  if (kind === 'group') return groupNode(reader, first, second);
  return budgetNode(reader);
}

async function toDateNode(
  reader: TraceReader,
  status: 'APPROVED' | 'REJECTED' | 'PENDING',
): Promise<TraceNode> {
  const parts = await itemParts(reader, { status });
  return {
    title: `${ITEM_STATUSES[status].label} to date`,
    note: parts.length === 1 ? '1 item.' : `${parts.length} items.`,
    amount: sumMoney(parts.map(({ amount }) => amount)),
    parts,
  };
}

/** An item's scope rows, then its markups, as far as the reader sees costs with them. */
async function itemNode({ tx, projectId, permissions }: TraceReader, id: number): Promise<TraceNode> {
  const item = await presentItem(tx, projectId, id, permissions, null);
  const who = await whoDecided(tx, id, item.status);
  const decision =
    decisionOf({ milestone: item.milestone_name, approvedOn: item.approved_on }) ??
    ITEM_STATUSES[item.status].label;
  return {
    title: `${item.code} ${item.name}`,
    note: `${decision}${who ? ` by ${who}` : ''}.`,
    amount: item.cost,
    itemId: id,
    inOrder: true,
    parts: [
      ...item.sub_items.map((row) => ({
        key: `row:${row.id}`,
        of: null,
        title: row.scope || 'No scope text',
        detail: detailOf(
          row,
          row.cost_group_master_format?.div_code ?? row.cost_group_uni_format?.div_code ?? null,
        ),
        amount: row.extension,
      })),
      ...item.markups.map((line, index) => ({
        key: `markup:${index}`,
        of: null,
        title: line.name,
        detail: 'Markup',
        amount: line.amount,
      })),
    ],
  };
}

/** The component's part of the current estimate, by the top groups of its lines. */
async function componentNode(reader: TraceReader, id: number): Promise<TraceNode> {
  const { component, part } = await partOfEstimate(reader, id);
  const sees = reader.permissions.has('estimate_access');
  const groups = sees ? await estimateGroups(reader.tx, part) : [];
  return {
    ...component,
    note: sees ? null : 'Its lines are for those who may open the estimate.',
    parts: groups.map((group) => ({
      key: `group:${group.groupId ?? 0}`,
      of: `group:${id}:${group.groupId ?? 0}`,
      title: titleOf(group),
      detail: group.lines === 1 ? '1 line' : `${group.lines} lines`,
      amount: group.amount,
    })),
  };
}

const titleOf = ({ code, name }: { code: string | null; name: string | null }) =>
  name === null ? 'Without a code' : `${code ?? ''} ${name}`;

async function groupNode(reader: TraceReader, id: number, groupId: number): Promise<TraceNode> {
  if (!reader.permissions.has('estimate_access')) throw missingPermission('estimate_access');
  const { component, part } = await partOfEstimate(reader, id);
  const groups = await estimateGroups(reader.tx, part);
  const group = groups.find((one) => (one.groupId ?? 0) === groupId);
  if (!group) throw notFound();
  const lines = await estimateLinesOf(reader.tx, part, groupId);
  return {
    title: titleOf(group),
    note: `${component.title}.`,
    amount: group.amount,
    parts: lineParts(lines),
  };
}

async function partOfEstimate(reader: TraceReader, componentId: number) {
  const trend = await trendOf(reader);
  const milestoneId = trend.current_milestone_id;
  const series = trend.series.find(({ id }) => id === componentId);
  const point = series?.points.find(({ milestone_id: milestone }) => milestone === milestoneId);
  if (!series || !point || milestoneId === null) throw notFound();
  return {
    component: { title: series.name, amount: point.y },
    part: { projectId: reader.projectId, milestoneId, componentId },
  };
}

async function budgetNode(reader: TraceReader): Promise<TraceNode> {
  const { summary } = await trendOf(reader);
  const budgets = await componentBudgets(reader.tx, reader.projectId);
  return {
    title: 'Project Budget',
    note: budgets.length > 0 ? 'By the budgets of its components.' : 'Set for the project as a whole.',
    amount: summary.program_value,
    rest: 'Not assigned to a component',
    parts: budgets.map(({ id, name, amount }) => ({
      key: `budget:${id}`,
      of: null,
      title: name,
      detail: null,
      amount,
    })),
  };
}
