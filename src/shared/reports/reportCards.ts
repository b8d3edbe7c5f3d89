import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { components } from '#contract/api.ts';
import type { Permission, TenantFlag } from '#contract/unions.ts';
import type { IconShape } from '#design-system/icons/shapes.ts';
import { type CellWords, type OrderKey, sumsUpTo } from '#domain/reporting';

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
  /** What a new card says from the start, where a card that does not say it is drawn otherwise. */
  starts?: Partial<Omit<ReportCardShape, 'key' | 'kind'>>;
}

/** A column of a table. */
export interface TableHead {
  id: string;
  label: string;
  share: number;
  isEnd: boolean;
  /** Whether a card may narrow its rows to some of its values. */
  isFiltered?: boolean;
  /** Whether it shows only on cards that ask for it. */
  isExtra?: boolean;
  /** Who sees it; everybody who sees the card without. */
  permission?: Permission | undefined;
}

/** A table ready for paper: every cell as its text. */
export interface ReportTable {
  columns: readonly TableHead[];
  rows: readonly (readonly string[])[];
  /** The row below, a text for each column; null without one. */
  total: readonly string[] | null;
  /** What the cells come to, for columns that are summed; pages carry it over their breaks. */
  amounts?: readonly (readonly (number | null)[])[] | undefined;
  /** What the rows are ordered by, for each of their cells; a table of the archive is not ordered anew. */
  keys?: readonly (readonly OrderKey[])[] | undefined;
  /** What the cells are found by, where that is more than their text. */
  words?: readonly (readonly CellWords[])[] | undefined;
}

/** A card that is a table; pages break between its rows. */
export interface TableCard extends CardOffer {
  form: 'table';
  /** Those that every project has; its own fields come with its rows. */
  columns: readonly TableHead[];
  /** Columns of which pages carry sums. */
  summed: readonly string[];
  /** Whether the order of the rows is part of what they say. */
  hasFixedOrder: boolean;
  /** The row below so many rows, with the sums of their amounts; null where the module says it. */
  sumOf: ((amounts: NonNullable<ReportTable['amounts']>) => readonly string[]) | null;
  query: (projectId: number, card: ReportCardShape) => FetchQueryOptions<ReportTable>;
  /** The same at the end of a day that is past, where that is known. */
  pastQuery?: (projectId: number, day: string) => FetchQueryOptions<ReportTable>;
  /** Columns that are known of days that are past. */
  pastColumns: readonly string[];
  /** What of the card is chosen beside its columns and rows. */
  Settings?: CardSettings;
}

/** What the settings of a kind of card are given. */
export interface ReportSettingsProps {
  card: ReportCardShape;
  onChange: (part: Partial<ReportCardShape>) => void;
}

type CardSettings = LazyExoticComponent<ComponentType<ReportSettingsProps>>;

/**
 * A card that is drawn whole on one canvas. The archive keeps its picture, its sentence (`data-report="lead"`) and its
 * members (`data-report="member"`, the swatch first) as text.
 */
export interface ChartCard extends CardOffer {
  form: 'chart';
  Chart: LazyExoticComponent<ComponentType<ReportChartProps>>;
  /** What of the card is chosen beside its title; nothing where the chart has one form. */
  Settings?: CardSettings;
  /** Whether what the card shows is known of days that are past. */
  isKeptByDay?: (card: ReportCardShape) => boolean;
}

/** What a chart of a report is told: `day` is one that is past, `height` the pixels that its drawing has beside its words. */
export interface ReportChartProps {
  card: ReportCardShape;
  day?: string | undefined;
  height: number;
}

/** A column that a module brings. */
export interface ReportColumn<Row> {
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
  /** Whether a card may narrow its rows to some of its values: its texts, or the words that it lists. */
  isFiltered?: boolean;
  words?: (row: Row) => readonly string[];
  /** Whether it shows only on cards that ask for it. */
  isExtra?: boolean;
  /** Who sees it; everybody who sees the card without. */
  permission?: Permission;
}

interface TableOffer<Row> extends CardOffer {
  columns: readonly ReportColumn<Row>[];
  /** What the row below says of so many rows beside the sums of their amounts; none where `read` says it, or nothing does. */
  counted?: (count: number) => string;
  /** Whether the order of the rows is part of what they say, e.g. lines below their phases. */
  hasFixedOrder?: boolean;
  /** Starts with the keys of the module, so that its live changes reach the report. */
  queryKey: (projectId: number) => readonly unknown[];
  read: (projectId: number, signal: AbortSignal, card: ReportCardShape) => Promise<TableRows<Row>>;
  /** What of a card its rows are read by; the same rows for every card without. */
  readBy?: (card: ReportCardShape) => readonly unknown[];
  /** The rows at the end of a day that is past, where a module keeps them, with the columns that it knows of them. */
  readPast?: (projectId: number, day: string, signal: AbortSignal) => Promise<TableRows<Row>>;
  pastColumns?: readonly string[];
  Settings?: CardSettings;
}

interface TableRows<Row> {
  rows: readonly Row[];
  total?: Readonly<Record<string, string>>;
  /** Other columns than those of every project: the company's own fields, or the words of what was chosen. */
  columns?: readonly ReportColumn<Row>[];
}

const toHead = <Row>({
  id,
  label,
  share,
  isEnd = false,
  isFiltered = false,
  isExtra = false,
  permission,
}: ReportColumn<Row>): TableHead => ({ id, label, share, isEnd, isFiltered, isExtra, permission });

/** A table that a module brings to reports: its own rows, in the words that its columns say them in. */
export function tableCard<Row>(given: TableOffer<Row>): TableCard {
  const { columns, counted, hasFixedOrder = false, queryKey, read, readBy, readPast, ...offer } = given;
  const sumOf = counted
    ? (amounts: NonNullable<ReportTable['amounts']>) => {
        const isSummed = columns.map(({ amount }) => amount !== undefined);
        const sums = sumsUpTo(amounts, isSummed, amounts.length);
        return columns.map(({ id }, at) => (id === 'name' ? counted(amounts.length) : (sums[at] ?? '')));
      }
    : null;
  const toTable = ({ rows, total, columns: all = columns }: TableRows<Row>): ReportTable => {
    const amounts = rows.map((row) => all.map(({ amount }) => amount?.(row) ?? null));
    return {
      columns: all.map(toHead),
      rows: rows.map((row) => all.map(({ text }) => text(row))),
      total: sumOf ? sumOf(amounts) : total ? all.map(({ id }) => total[id] ?? '') : null,
      keys: rows.map((row) => all.map(({ order, amount, text }) => (order ?? amount ?? text)(row))),
      ...(all.some(({ words }) => words) && {
        words: rows.map((row) => all.map(({ words, text }) => words?.(row) ?? text(row))),
      }),
      ...(all.some(({ amount }) => amount) && { amounts }),
    };
  };
  return {
    pastColumns: [],
    ...offer,
    form: 'table',
    columns: columns.map(toHead),
    summed: columns.flatMap(({ id, amount }) => (amount ? [id] : [])),
    hasFixedOrder,
    sumOf,
    query: (projectId, card) => ({
      queryKey: [...queryKey(projectId), 'report', offer.kind, ...(readBy?.(card) ?? [])],
      queryFn: async ({ signal }) => toTable(await read(projectId, signal, card)),
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
