import { ATTRIBUTE_TYPES, type AttributeValue, formatAttribute } from '#domain/attributes';
import {
  ITEM_STATUSES,
  itemField,
  itemFieldTitle,
  type ListedItemField,
  listedItemFields,
  priorityLabel,
} from '#domain/items';
import type { components } from '#contract/api.ts';
import type { JobKind } from '#server/services/jobs/runJob.ts';
import { countItems, type ItemFilters, itemsAfter } from './itemListRepository.ts';
import { writtenAttributes } from '../attributes/attributeRepository.ts';
import type { CostView } from './itemBriefRepository.ts';
import { readItemFilter } from './readItemFilter.ts';

type Row = components['schemas']['ItemBrief'];

export const exportItemsKind = 'export_items';

/** What is exported, decided when it was asked for: the filters, and the costs that the asker may see. */
export type ExportRequest = {
  projectId: number;
  filters: ItemFilters;
  /** The `filter` parameter as it was sent. */
  filter?: string;
  usesAttributes?: boolean;
  cost: CostView;
};

const rowsAtOnce = 500;

/** The items grid as CSV, read in parts so that a large project neither fills memory nor holds one transaction. */
export const exportItemsJob: JobKind<ExportRequest> = {
  name: exportItemsKind,
  resultNeeds: ({ projectId, cost }) => ({
    projectId,
    permissions: [
      'foresite_access',
      'foresite_export',
      ...(cost === 'cost' ? ['view_item_markup' as const] : []),
    ],
  }),
  run: async ({ tenantId, database, payload, signal, progress }) => {
    const { projectId, cost, filter, usesAttributes = false } = payload;
    const read = <T>(work: Parameters<typeof database.asTenant<T>>[1]) =>
      database.asTenant(tenantId, work, { readOnly: true });
    const conditions = await read((tx) => readItemFilter(tx, filter, { cost, usesAttributes }));
    const filters = { ...payload.filters, conditions };
    const total = await read((tx) => countItems(tx, projectId, filters, cost));
    const attributes = usesAttributes ? await read((tx) => writtenAttributes(tx, 'SCENARIO_ITEM')) : [];
    const written = [...columns, ...attributes.map(ownColumn)];
    const lines = [csvLine(written.map(([title]) => title))];
    for (let after = 0; !signal.aborted;) {
      const from = after;
      const rows = await read((tx) =>
        itemsAfter<Row>(tx, projectId, filters, cost, from, rowsAtOnce, {
          expand_custom_attributes: usesAttributes,
        }),
      );
      for (const row of rows) lines.push(csvLine(written.map(([, value]) => value(row))));
      progress((lines.length - 1) / Math.max(total, 1), `${lines.length - 1} of ${total} items`);
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) break;
      after = last.number;
    }
    return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
  },
};

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

type Cell = string | number | null;
const fullName = (person: Row['assignee']) => person && `${person.first_name} ${person.last_name}`;

type Column = readonly [title: string, value: (row: Row) => Cell];

/** A field of the company's own: numbers stay numbers. */
const ownColumn = (attribute: Awaited<ReturnType<typeof writtenAttributes>>[number]): Column => [
  attribute.name,
  (row) => {
    const entry = row.custom_attributes?.find(({ custom_attribute_id: id }) => id === attribute.id);
    if (!entry || entry.value === null) return null;
    return typeof entry.value === 'number' && ATTRIBUTE_TYPES[attribute.type].holds === 'number'
      ? entry.value
      : formatAttribute(attribute, entry.value as AttributeValue);
  },
];

/** Fields that a row says as they are. */
const plainColumns = (...names: readonly ListedItemField[]): Column[] =>
  names.map((name) => {
    const title = itemFieldTitle(itemField(name));
    return [title, (row) => (typeof row[name] === 'boolean' ? (row[name] ? 'Yes' : 'No') : row[name])];
  });

/** Fields with a column in the grid that have no place of their own here come last, so that files keep their order. */
const newerColumns = listedItemFields.filter(
  (name) => itemField(name).column && !['name', 'priority', 'due_date', 'date_added'].includes(name),
);

/** Columns of the export, as the grid names them. */
const columns: readonly Column[] = [
  ['Code', (row) => row.code],
  ['Name', (row) => row.name],
  ['Status', (row) => ITEM_STATUSES[row.status].label],
  ['Cost', (row) => row.cost],
  ['Lower limit %', (row) => row.lower_limit],
  ['Upper limit %', (row) => row.upper_limit],
  ['Group', (row) => row.me_groups.map(({ letter }) => letter).join(', ')],
  ['Scenarios', (row) => row.scenarios.map(({ scenario_number }) => scenario_number).join(', ')],
  ['Component', (row) => row.component?.name ?? null],
  ['Estimated area', (row) => row.estimated_area?.value ?? null],
  ['Area unit', (row) => row.estimated_area?.unit ?? null],
  ...plainColumns('due_date', 'date_added'),
  ['Assignee', (row) => fullName(row.assignee)],
  ['Updated by', (row) => fullName(row.updated_by)],
  ['Tags', (row) => row.tags.map(({ name }) => name).join(', ')],
  ['Priority', (row) => priorityLabel(row.priority)],
  ['Milestone', (row) => row.milestone_name],
  ['In the estimate of', (row) => row.in_estimate_of],
  ...plainColumns(...newerColumns),
];

/**
 * One line of CSV (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers,
 * negative ones too, stay numbers.
 */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(',');
}

/** Also behind blanks, and in the full-width forms that spreadsheets take for the same. */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
