import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CellChange } from '#design-system/grid/editing/changes.ts';
import { formatGridDate, type IsoDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { checkPackage, packageFields, PURCHASE_STAGES, STAGE_ORDER } from '#domain/procurement';
import { defineMappingSlot, fieldsOfColumns, type ReadRows } from '#shared/sheets';
import type { PurchasePlanChange, PurchasePlanRow } from '../purchasePlanQueries.ts';
import * as t from '../texts.ts';

/** Fields of a plan that a file can change. */
export const PLAN_FILE_FIELDS = [
  ...STAGE_ORDER.map((stage) => PURCHASE_STAGES[stage].field),
  'bids_due',
  'award_by',
  'on_site',
] as const;
type PlanField = (typeof PLAN_FILE_FIELDS)[number];
type Package = PurchasePlanRow['package'];

/** A row of a file: how it names its package, and what its cells say. */
export type PlanFileRow = { key: string; code: string; name: string } & Partial<
  Record<PlanField, number | string | null>
>;

const isDay = (field: PlanField) => packageFields[field].kind === 'date';

const textColumn = (id: 'code' | 'name', title: string): GridColumn<PlanFileRow> => ({
  id,
  title,
  width: 120,
  render: (row) => row[id],
  edit: {
    type: 'text',
    maxLength: 250,
    value: (row) => row[id],
    set: (row, value) => ({ ...row, [id]: typeof value === 'string' ? value : '' }),
  },
});

/** What a column of a file may become, read as the grid of the plan reads what is pasted. */
export const planFileColumns: readonly GridColumn<PlanFileRow>[] = [
  textColumn('code', t.code),
  textColumn('name', t.packageWord),
  ...PLAN_FILE_FIELDS.map((field): GridColumn<PlanFileRow> => {
    const { label } = packageFields[field];
    const shared = {
      value: (row: PlanFileRow) => row[field] ?? null,
      set: (row: PlanFileRow, value: unknown) => ({ ...row, [field]: value as number | string | null }),
    };
    return {
      id: field,
      title: label,
      width: 96,
      render: (row) => String(row[field] ?? ''),
      edit: isDay(field)
        ? { type: 'date', ...shared }
        : {
            type: 'number',
            decimals: 0,
            minimum: 0,
            maximum: 'max' in packageFields[field] ? Number(packageFields[field].max) : 0,
            ...shared,
          },
    };
  }),
];

/** How people head the columns of their purchase plans. */
const words = {
  code: { words: ['code', 'number', 'no', 'package number', 'bid package no', 'id'] },
  name: { words: ['package', 'bid package', 'name', 'scope', 'trade'], poorWords: ['description'] },
  bid_days: { words: ['bid period', 'bid days', 'bidding', 'tender period'] },
  award_days: { words: ['award', 'award days', 'award duration', 'leveling and award'] },
  submittal_days: { words: ['submittals', 'submittal', 'submittal days', 'shop drawings'] },
  approval_days: { words: ['approvals', 'approval', 'approval days', 'review'] },
  fabrication_days: { words: ['fabrication', 'lead time', 'fabrication days', 'manufacturing'] },
  delivery_days: { words: ['delivery', 'delivery days', 'shipping'] },
  bids_due: { words: ['bids due', 'bid date', 'bid due', 'due date'] },
  award_by: { words: ['award by', 'award date', 'award on'] },
  on_site: { words: ['on site', 'required on site', 'ros', 'ros date', 'needed on', 'on site date'] },
} as const;

/** The fields that a column of a file may become. */
export const planFileFields = fieldsOfColumns(planFileColumns, words);

/** What a person made of columns by their titles. */
export const planFileSlot = defineMappingSlot('purchase-plan-import-columns');

/** What becomes of a row of the file. */
export type PlanLineState = 'changed' | 'same' | 'error';

/** A row of the file with what it changes, or why it is left out. */
export interface PlanLine {
  key: string;
  /** Place among the rows of the file, from 1. */
  row: number;
  name: string;
  state: PlanLineState;
  note: string;
}

/** What a file does to the plan: its lines, and the one write that takes them. */
export interface PlanImport {
  lines: readonly PlanLine[];
  counts: Readonly<Record<PlanLineState, number>>;
  changes: readonly PurchasePlanChange[];
}

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const fold = (text: string) => text.trim().toLowerCase();
const shown = (field: PlanField, value: string | number | null | undefined) =>
  value === null || value === undefined || value === ''
    ? 'none'
    : isDay(field)
      ? formatGridDate(String(value))
      : String(value);

/**
 * Compares rows of a file with the packages of a plan, which are known by their codes, or by their names where a row has none. A row
 * with a cell that cannot be read, of no package, or of one that stands twice is left out, and says so. An empty cell changes
 * nothing. Linear in the rows.
 */
export function comparePlan(
  read: ReadRows<PlanFileRow>,
  rows: readonly PurchasePlanRow[],
  today: IsoDate,
): PlanImport {
  const cellsOf = grouped(read.cells, ({ key }) => key);
  const unread = grouped(
    read.problems.filter(({ kind }) => kind === 'unread'),
    ({ row }) => row,
  );
  const byCode = new Map(
    rows.map(({ package: row }) => [fold(formatCode('bid_package', row.number)), row] as const),
  );
  const byName = grouped(
    rows.map(({ package: row }) => row),
    ({ name }) => fold(name),
  );
  const taken = new Set<number>();
  const changes: PurchasePlanChange[] = [];
  const lines = read.added.map(({ key }, at): PlanLine => {
    const cells = cellsOf.get(key) ?? [];
    const said = (column: string) => {
      const to = cells.find((cell) => cell.column === column)?.to;
      return typeof to === 'string' || typeof to === 'number' ? String(to).trim() : '';
    };
    const [code, name] = [said('code'), said('name')];
    const line = (state: PlanLineState, note: string): PlanLine => ({
      key,
      row: at + 1,
      name: [code, name].filter(Boolean).join(' '),
      state,
      note,
    });
    const problems = unread.get(at + 1) ?? [];
    if (problems.length > 0)
      return line('error', problems.map(({ column, reason }) => `${column}: ${reason}`).join(' '));
    if (code === '' && name === '') return line('error', t.itNamesNoPackage);
    const named = byName.get(fold(name)) ?? [];
    const found = code === '' ? named[0] : byCode.get(fold(code));
    if (!found) return line('error', t.noPackageIsCalledValue(code || name));
    if (code === '' && named.length > 1)
      return line('error', t.lengthPackagesAreCalledName(named.length, name));
    if (taken.has(found.id)) return line('error', t.anotherRowOfTheFile);
    taken.add(found.id);
    const differing = differences(found, cells);
    if (differing.length === 0) return line('same', '');
    const fields = Object.fromEntries(differing);
    const refused = Object.entries(checkPackage(fields, { today, before: found }));
    if (refused.length > 0)
      return line('error', refused.map(([, texts]) => (texts ?? []).join(' ')).join(' '));
    changes.push({ id: found.id, version: found.version, ...fields });
    return line(
      'changed',
      differing
        .map(
          ([field, to]) =>
            `${packageFields[field].label} ${shown(field, found[field])} → ${shown(field, to)}`,
        )
        .join(', '),
    );
  });
  const counts = { changed: 0, same: 0, error: 0 };
  for (const { state } of lines) counts[state] += 1;
  return { lines, counts, changes };
}

const differences = (found: Package, cells: readonly CellChange[]) =>
  cells.flatMap(({ column, to }): [PlanField, number | string][] => {
    const field = PLAN_FILE_FIELDS.find((one) => one === column);
    if (field === undefined || to === null || to === '' || to === found[field]) return [];
    return typeof to === 'number' || typeof to === 'string' ? [[field, to]] : [];
  });
