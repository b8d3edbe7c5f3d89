import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { components } from '#contract/api.ts';
import type { Permission, TenantFlag } from '#contract/unions.ts';
import type { IconShape } from '#design-system/icons/shapes.ts';
import { type OrderKey, sumsUpTo } from '#domain/reporting';

/** A card as a report keeps it. */
export type ReportCardShape = components['schemas']['ReportCard'];
/** What a card is of. */
export type ReportCardKind = ReportCardShape['kind'];
/** Headings of the catalogue, in their order. */
export type ReportGroup =
  | 'Custom'
  | 'ForeSite'
  | 'Target Value Design'
  | 'Risk Register'
  | 'Issue Management'
  | 'Timeline'
  | 'Procurement';

interface CardOffer {
  kind: ReportCardKind;
  group: ReportGroup;
  label: string;
  icon: IconShape;
  /** Who sees its figures; others get the report without them. */
  permission: Permission;
  /** Where its figures take a second permission. */
  alsoNeeds?: Permission;
  tenantFlag?: TenantFlag;
}

/** A table ready for paper: every cell as its text. */
export interface ReportTable {
  columns: readonly { id: string; label: string; share: number; isEnd: boolean }[];
  rows: readonly (readonly string[])[];
  /** The row below, a text for each column; null without one. */
  total: readonly string[] | null;
  /** What the cells come to, for columns that are summed; pages carry it over their breaks. */
  amounts?: readonly (readonly (number | null)[])[] | undefined;
  /** What the rows are ordered by, for each of their cells; a table of the archive is not ordered anew. */
  keys?: readonly (readonly OrderKey[])[] | undefined;
}

/** A card that is a table; pages break between its rows. */
export interface TableCard extends CardOffer {
  form: 'table';
  columns: ReportTable['columns'];
  /** Columns of which pages carry sums. */
  summed: readonly string[];
  /** Columns by whose values a card may narrow its rows. */
  filtered: readonly string[];
  /** Columns by which a card may order its rows; none where their order is what they say. */
  sorted: readonly string[];
  /** The row below so many rows, with the sums of their amounts; null where the module says it. */
  sumOf: ((amounts: NonNullable<ReportTable['amounts']>) => readonly string[]) | null;
  query: (projectId: number) => FetchQueryOptions<ReportTable>;
  /** The same at the end of a day that is past, where that is known. */
  pastQuery?: (projectId: number, day: string) => FetchQueryOptions<ReportTable>;
}

/**
 * A card that is drawn whole on one canvas. The archive keeps its picture, its sentence (`data-report="lead"`) and its
 * members (`data-report="member"`, the swatch first) as text.
 */
export interface ChartCard extends CardOffer {
  form: 'chart';
  /** Dots at 150 an inch. */
  height: number;
  Chart: LazyExoticComponent<ComponentType<ReportChartProps>>;
  /** What of the card is chosen beside its title; nothing where the chart has one form. */
  Settings?: LazyExoticComponent<
    ComponentType<{ card: ReportCardShape; onChange: (part: Partial<ReportCardShape>) => void }>
  >;
  /** Whether it is known of days that are past. */
  isKeptByDay?: boolean;
}

/** What a chart of a report is told: `day` is one that is past. */
export interface ReportChartProps {
  card: ReportCardShape;
  day?: string | undefined;
}

interface Column<Row> {
  id: string;
  label: string;
  /** How much of the width it takes, beside the others. */
  share: number;
  isEnd?: boolean;
  text: (row: Row) => string;
  /** What a cell comes to, where its column is summed. */
  amount?: (row: Row) => number | null;
  /** What it is ordered by, where that is neither its amount nor its text. */
  order?: (row: Row) => OrderKey;
  /** Whether a card may narrow its rows to some of its values. */
  isFiltered?: boolean;
}

interface TableOffer<Row> extends CardOffer {
  columns: readonly Column<Row>[];
  /** What the row below says of so many rows beside the sums of their amounts; none where `read` says it, or nothing does. */
  counted?: (count: number) => string;
  /** Whether the order of the rows is part of what they say, e.g. lines below their phases. */
  hasFixedOrder?: boolean;
  /** Starts with the keys of the module, so that its live changes reach the report. */
  queryKey: (projectId: number) => readonly unknown[];
  read: (projectId: number, signal: AbortSignal) => Promise<TableRows<Row>>;
  /** The rows at the end of a day that is past, where a module keeps them. */
  readPast?: (projectId: number, day: string, signal: AbortSignal) => Promise<TableRows<Row>>;
}

interface TableRows<Row> {
  rows: readonly Row[];
  total?: Readonly<Record<string, string>>;
}

/** A table that a module brings to reports: its own rows, in the words that its columns say them in. */
export function tableCard<Row>(given: TableOffer<Row>): TableCard {
  const { columns, counted, hasFixedOrder = false, queryKey, read, readPast, ...offer } = given;
  const heads = columns.map(({ id, label, share, isEnd = false }) => ({ id, label, share, isEnd }));
  const summed = columns.flatMap(({ id, amount }) => (amount ? [id] : []));
  const isSummed = columns.map(({ amount }) => amount !== undefined);
  const sumOf = counted
    ? (amounts: NonNullable<ReportTable['amounts']>) => {
        const sums = sumsUpTo(amounts, isSummed, amounts.length);
        return columns.map(({ id }, at) => (id === 'name' ? counted(amounts.length) : (sums[at] ?? '')));
      }
    : null;
  const toTable = ({ rows, total }: TableRows<Row>): ReportTable => {
    const amounts = rows.map((row) => columns.map(({ amount }) => amount?.(row) ?? null));
    return {
      columns: heads,
      rows: rows.map((row) => columns.map(({ text }) => text(row))),
      total: sumOf ? sumOf(amounts) : total ? columns.map(({ id }) => total[id] ?? '') : null,
      keys: rows.map((row) => columns.map(({ order, amount, text }) => (order ?? amount ?? text)(row))),
      ...(summed.length > 0 && { amounts }),
    };
  };
  return {
    ...offer,
    form: 'table',
    columns: heads,
    summed,
    filtered: columns.flatMap(({ id, isFiltered }) => (isFiltered ? [id] : [])),
    sorted: hasFixedOrder ? [] : columns.map(({ id }) => id),
    sumOf,
    query: (projectId) => ({
      queryKey: [...queryKey(projectId), 'report', offer.kind],
      queryFn: async ({ signal }) => toTable(await read(projectId, signal)),
    }),
    ...(readPast && {
      pastQuery: (projectId: number, day: string) => ({
        queryKey: [...queryKey(projectId), 'report', offer.kind, day],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          toTable(await readPast(projectId, day, signal)),
      }),
    }),
  };
}
