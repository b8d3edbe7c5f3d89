import { addDays, formatGridDate, type IsoDate, isIsoDate, toDayNumber } from '#domain/dates';
import { canEditItem, isPriority, priorityLabel } from '#domain/items';
import { formatMoney } from '#domain/money';
import {
  type BlockDraft,
  type Cell,
  cell,
  heads,
  type Table,
  tableBlock,
  type TableRow,
} from './amplifyAnswer.ts';
import type { Asker, ReadItem } from './amplifyReadings.ts';
import type { AskedField } from './readQuestion.ts';
import { itemReference, nameOf } from './wording.ts';

/** New values for one item. A person comes with the name that is shown. */
export interface ProposedItem {
  item: ReadItem;
  due_date?: IsoDate | null;
  priority?: number;
  assignee?: { id: number; name: string } | null;
}

/** What one item would get, as accept-changes sends it. */
export interface ProposedData {
  due_date?: string | null;
  priority?: number;
  assignee_id?: number | null;
}

/** Changes of one proposal at most. */
export const MOST_PROPOSED = 100;

/** Whether the asker may change the item by hand: what they may not is not proposed. */
export const mayPropose = (item: ReadItem, { userId, permissions }: Asker): boolean =>
  canEditItem(item, { userId, permissions }).allowed;

const changed = (label: string, value: string | null, newLabel: string, newValue: string | null): Cell =>
  value === newValue
    ? { label, value, new_label: null, new_value: null }
    : { label, value, new_label: newLabel, new_value: newValue };

const standing = (label: string, value: string | null): Cell => ({
  label,
  value,
  new_label: null,
  new_value: null,
});

function dueCell({ item, due_date: next }: ProposedItem): Cell {
  const label = formatGridDate(item.due_date);
  return next === undefined
    ? standing(label, item.due_date)
    : changed(label, item.due_date, formatGridDate(next), next);
}

function priorityCell({ item, priority: next }: ProposedItem): Cell {
  const label = priorityLabel(item.priority);
  const value = String(item.priority);
  return next === undefined
    ? standing(label, value)
    : changed(label, value, priorityLabel(next), String(next));
}

function assigneeCell({ item, assignee: next }: ProposedItem): Cell {
  const label = nameOf(item.assignee);
  const value = item.assignee ? String(item.assignee.id) : null;
  return next === undefined
    ? standing(label, value)
    : changed(label, value, next?.name ?? '-', next ? String(next.id) : null);
}

/** Whether a cell proposes another value. */
export const isProposed = ({ new_label: label }: Cell): boolean => label !== null;

/** A table block that proposes values; null where none differs from what is there. */
export function proposalBlock(
  title: string,
  rows: readonly ProposedItem[],
  projectId: number,
): BlockDraft | null {
  const withPeople = rows.some(({ assignee }) => assignee !== undefined);
  const lines = rows
    .map((row): TableRow => {
      const { item } = row;
      return {
        oid: item.id,
        pid: projectId,
        reference: itemReference(item),
        cells: [
          cell(item.code),
          cell(item.name),
          cell(formatMoney(item.cost)),
          dueCell(row),
          priorityCell(row),
          ...(withPeople ? [assigneeCell(row)] : []),
        ],
        problem: null,
      };
    })
    .filter(({ cells }) => cells.some(isProposed))
    .slice(0, MOST_PROPOSED);
  if (lines.length === 0) return null;
  const headers = heads('Code', 'Name', 'Cost>', 'Due date', 'Priority', ...(withPeople ? ['Assignee'] : []));
  const fields: Record<string, AskedField> = { assignee: 'assignee_id' };
  return tableBlock(title, {
    headers: headers.map((head) => ({ ...head, field: fields[head.field] ?? head.field })),
    rows: lines,
    isProposedChange: true,
  });
}

/** Items and values that a table would change. */
export function proposedCounts({ rows }: Table): { items: number; values: number } {
  const values = rows.map(({ cells }) => cells.filter(isProposed).length).filter((count) => count > 0);
  return { items: values.length, values: values.reduce((sum, count) => sum + count, 0) };
}

/** The new values of one row, as accept-changes sends them; null for a row that changes nothing. */
export function dataOf({ headers }: Pick<Table, 'headers'>, { cells }: TableRow): ProposedData | null {
  const data: ProposedData = {};
  for (const [at, { field }] of headers.entries()) {
    const value = cells[at];
    if (!value || !isProposed(value)) continue;
    if (field === 'due_date') data.due_date = value.new_value;
    if (field === 'priority') data.priority = Number(value.new_value);
    if (field === 'assignee_id') data.assignee_id = value.new_value === null ? null : Number(value.new_value);
  }
  return Object.keys(data).length > 0 ? data : null;
}

/** One item of an accepted proposal. */
export interface ChangeRequest {
  entity_type: 'foresite';
  operation: 'update';
  data: ProposedData;
  metadata: { oid: number; pid: number };
}

/** What accepting a table asks for, row by row. */
export const changesOf = (table: Table): ChangeRequest[] =>
  table.rows.flatMap((row) => {
    const data = dataOf(table, row);
    if (!data || row.oid === null || row.pid === null) return [];
    return [{ entity_type: 'foresite', operation: 'update', data, metadata: { oid: row.oid, pid: row.pid } }];
  });

const sameData = (a: ProposedData, b: ProposedData): boolean =>
  (['due_date', 'priority', 'assignee_id'] as const).every((field) => a[field] === b[field]);

/**
 * Why changes are not what the table shows; null where each is. A row may be left out, but none may be sent that does
 * not stand there, or with other values.
 */
export function acceptanceProblem(table: Table, changes: readonly ChangeRequest[]): string | null {
  if (!table.isProposedChange) return 'This block no longer proposes a change.';
  const shown = new Map(changesOf(table).map((change) => [change.metadata.oid, change]));
  const seen = new Set<number>();
  for (const { data, metadata } of changes) {
    const there = shown.get(metadata.oid);
    if (
      !there ||
      there.metadata.pid !== metadata.pid ||
      !sameData(there.data, data) ||
      seen.has(metadata.oid)
    )
      return 'These changes are not the ones that the block shows. Look at the block, then accept it again.';
    seen.add(metadata.oid);
  }
  return null;
}

/** The fields in which an item no longer has the value that a row shows as its own. */
export function staleLabels({ headers }: Table, { cells }: TableRow, now: ReadItem): string[] {
  const current: Record<string, { value: string | null; label: string }> = {
    due_date: { value: now.due_date, label: formatGridDate(now.due_date) },
    priority: { value: String(now.priority), label: priorityLabel(now.priority) },
    assignee_id: { value: now.assignee ? String(now.assignee.id) : null, label: nameOf(now.assignee) },
  };
  return headers.flatMap(({ field, label }, at) => {
    const shown = cells[at];
    const there = current[field];
    if (!shown || !there || !isProposed(shown) || shown.value === there.value) return [];
    return [`${label} is now ${there.label}, not ${shown.label}`];
  });
}

const settled = (one: Cell): Cell =>
  isProposed(one)
    ? { label: one.new_label ?? one.label, value: one.new_value, new_label: null, new_value: null }
    : one;
const cleared = (one: Cell): Cell => (isProposed(one) ? { ...one, new_label: null, new_value: null } : one);

/** The table once its changes were asked for: what was applied stands as it is now, what was not keeps its own value and says why. */
export function settleTable(table: Table, problems: ReadonlyMap<number, string | null>): Table {
  return {
    ...table,
    isProposedChange: false,
    rows: table.rows.map((row) => {
      const problem = row.oid === null ? undefined : problems.get(row.oid);
      if (problem === null) return { ...row, cells: row.cells.map(settled), problem: null };
      return { ...row, cells: row.cells.map(cleared), problem: problem ?? null };
    }),
  };
}

/** The table after it was turned down. */
export const clearTable = (table: Table): Table => settleTable(table, new Map());

/** Why a value cannot be proposed; null where it can. People are checked by whoever knows them. */
export function newValueProblem(field: AskedField, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'due_date' && !isIsoDate(value)) return 'This is not a date. Write it as 10/27/2026.';
  if (field === 'priority' && !isPriority(Number(value))) return 'This is not a priority.';
  return null;
}

/** The table with another value proposed in one cell; null takes the change out. `label` is how the value is read. */
export function proposeInstead(
  table: Table,
  { oid, field, value, label }: { oid: number; field: AskedField; value: string | null; label: string },
): Table {
  const at = table.headers.findIndex((head) => head.field === field);
  return {
    ...table,
    rows: table.rows.map((row) => {
      const old = row.cells[at];
      if (row.oid !== oid || !old) return row;
      const next =
        value === null || value === old.value ? cleared(old) : changed(old.label, old.value, label, value);
      return { ...row, cells: row.cells.with(at, next) };
    }),
  };
}

/** How a proposed value is read in its column. */
export const proposedLabel = (field: AskedField, value: string, person = '-'): string =>
  field === 'due_date' ? formatGridDate(value) : field === 'priority' ? priorityLabel(Number(value)) : person;

const aSunday = '2023-01-01';

/** The last weekday at least three days before a day: time to take a decision into it. */
export function daysAhead(day: IsoDate): IsoDate {
  const early = addDays(day, -3);
  const weekday = (((toDayNumber(early) - toDayNumber(aSunday)) % 7) + 7) % 7;
  return addDays(early, weekday === 0 ? -2 : weekday === 6 ? -1 : 0);
}
