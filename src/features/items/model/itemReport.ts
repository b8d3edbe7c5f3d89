import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import { formatDate } from '#domain/dates';
import { limitsRange, subtotalCost } from '#domain/items';
import { formatCents, formatMoney, formatNumber } from '#domain/money';
import type { Item, ItemBrief, SubItem } from '#shared/foresite';
import * as t from '../texts.ts';
import { fullName, statusLook } from './itemLooks.ts';

/** Of some items with all that they are made of, or the list of those of a milestone. */
export type ItemReportKind = 'item' | 'optioneering';

/** What reports of items show (docs/product/items.md). */
export interface ItemReportOptions {
  hasDeleted: boolean;
  hasComments: boolean;
  /** A row for each tag of an item, in place of its tags side by side. */
  spreadsTags: boolean;
  /** Costs as they are entered, without markups. */
  excludesIndirect: boolean;
}

/** What they are at first. */
export const firstItemReport: ItemReportOptions = {
  hasDeleted: true,
  hasComments: true,
  spreadsTags: false,
  excludesIndirect: false,
};

/** An item with its scope rows. */
export type ReportedItem = ItemBrief & { sub_items?: readonly SubItem[] };
export interface ReportedComment {
  id: number;
  created_at: string;
  created_by: Item['assignee'];
  body: string;
}
export interface DeletedRow {
  id: number;
  code: string;
  name: string;
  status: ItemBrief['status'];
  cost: number | null;
  deleted_at: string;
}

type Cell = ChartTable['rows'][number]['cells'][number];
const said = (text: string | null | undefined): Cell => ({ text: text || '-', value: text ?? null });
const money = (amount: number | null): Cell => ({ text: formatMoney(amount), value: amount });
const day = (date: string | null): Cell => ({
  text: date ? formatDate(date.slice(0, 10)) : '-',
  value: date,
});
const figure = (text: string) => ({ text, figure: true as const });
const word = (text: string) => ({ text });

/** What an item costs in a report. */
export const reportedCost = (item: ReportedItem, { excludesIndirect }: ItemReportOptions): number | null =>
  excludesIndirect && item.cost !== null ? subtotalCost(item.sub_items ?? []) : item.cost;

/** Items with what they cost and how far that may be off, a row each or one for each of their tags. */
export function reportedItems(items: readonly ReportedItem[], options: ItemReportOptions): ChartTable {
  const rows = items.flatMap((item) => {
    const cost = reportedCost(item, options);
    const range = cost === null ? null : limitsRange(cost, item.lower_limit, item.upper_limit);
    const row = (tags: string, at: number) => ({
      id: `${item.id} ${at}`,
      head: item.code,
      cells: [
        said(item.name),
        said(statusLook(item.status).label),
        said(item.me_groups.map(({ letter }) => letter).join(', ')),
        said(item.component?.name),
        said(tags),
        day(item.due_date),
        said(item.assignee && fullName(item.assignee)),
        money(cost),
        money(range?.low ?? null),
        money(range?.high ?? null),
      ],
    });
    const tags = item.tags.map(({ name }) => name);
    return options.spreadsTags && tags.length > 0 ? tags.map(row) : [row(tags.join(', '), 0)];
  });
  return {
    caption: t.items,
    headings: [
      ...[t.code, t.name, t.status, t.group, t.component, options.spreadsTags ? t.tag : t.tags].map(word),
      word(t.due),
      word(t.assignee),
      ...[options.excludesIndirect ? t.directCost : t.cost, t.low, t.high].map(figure),
    ],
    rows,
  };
}

/** The scope rows of items. */
export const reportedScope = (items: readonly ReportedItem[]): ChartTable => ({
  caption: t.subItems,
  headings: [...[t.item, t.scope, t.unit].map(word), ...[t.quantity, t.unitCost, t.amount].map(figure)],
  rows: items.flatMap(({ code, sub_items: rows = [] }) =>
    rows.map(({ id, scope, measure, quantity, unit_cost: unitCost, extension }) => ({
      id: String(id),
      head: code,
      cells: [
        said(scope),
        said(measure),
        { text: quantity === null ? '-' : formatNumber(quantity), value: quantity },
        { text: unitCost === null ? '-' : formatCents(unitCost), value: unitCost },
        money(extension),
      ],
    })),
  ),
});

/** What was said about items. */
export const reportedComments = (
  said_: readonly { code: string; comments: readonly ReportedComment[] }[],
): ChartTable => ({
  caption: t.comments,
  headings: [t.item, t.day, t.by, t.comment].map(word),
  rows: said_.flatMap(({ code, comments }) =>
    comments.map((one) => ({
      id: String(one.id),
      head: code,
      cells: [
        day(one.created_at),
        said(one.created_by && fullName(one.created_by)),
        said(one.body.replaceAll(/\s+/g, ' ')),
      ],
    })),
  ),
});

/** Items that are deleted. */
export const reportedDeleted = (rows: readonly DeletedRow[]): ChartTable => ({
  caption: t.deletedItems,
  headings: [...[t.code, t.name, t.status, t.deleted].map(word), figure(t.cost)],
  rows: rows.map(({ id, code, name, status, cost, deleted_at: deletedAt }) => ({
    id: String(id),
    head: code,
    cells: [said(name), said(statusLook(status).label), day(deletedAt), money(cost)],
  })),
});
