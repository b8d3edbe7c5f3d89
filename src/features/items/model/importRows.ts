import type { components } from '#contract/api.ts';
import type { BlockCell } from '#design-system/grid/clipboard/block.ts';
import { type Cell, type Heading, isHeadingRow, type Mapping, type SheetField } from '#domain/sheets';
import { isOwnField, type OwnField } from './ownCodes.ts';
import type { QuickField } from './quickRows.ts';

export type ImportedFile = components['schemas']['ImportedFile'];
export type ImportedSheet = components['schemas']['ImportedSheet'];

/** How people head the columns of their lists of items. */
type Words = Omit<SheetField, 'id'>;
const words: Readonly<Record<Exclude<QuickField, OwnField>, Words>> = {
  name: { words: ['name', 'item', 'option', 'title', 'idea', 'description', 've item', 'item description'] },
  status: { words: ['status', 'state'] },
  component: { words: ['component', 'building', 'location', 'area name'] },
  scope: { words: ['scope', 'scope of work', 'work', 'detail'], poorWords: ['notes', 'remarks'] },
  quantity: { words: ['quantity', 'qty', 'quantities'] },
  measure: { words: ['unit', 'uom', 'units', 'unit of measure', 'measure'] },
  unit_cost: {
    words: ['unit cost', 'unit price', 'unit rate', 'rate'],
    poorWords: ['cost', 'amount', 'price', 'total', 'value', 'rom', 'savings'],
  },
  master_format: { words: ['masterformat', 'csi', 'csi code', 'cost code', 'division', 'spec section'] },
  uni_format: { words: ['uniformat', 'uniformat code', 'uf', 'element', 'system'] },
  estimated_area: { words: ['area', 'estimated area', 'sq ft', 'gsf'] },
  due_date: { words: ['due date', 'due', 'date', 'decide by', 'deadline'] },
  assignee: { words: ['assignee', 'assigned to', 'owner', 'responsible', 'ball in court'] },
  tags: { words: ['tags', 'tag', 'labels', 'category'] },
  priority: { words: ['priority', 'importance'] },
  lower_limit: { words: ['lower limit', 'lower limit %', 'low %', 'lower'] },
  upper_limit: { words: ['upper limit', 'upper limit %', 'high %', 'upper'] },
};

/** Fields that a column of a file may become, of the columns that quick entry shows. */
export const importFields = (
  columns: readonly { id: string; title: string; edit?: unknown }[],
): SheetField[] =>
  columns.flatMap(({ id, title, edit }) => {
    const known: Words | undefined = isOwnField(id)
      ? { words: [title.toLowerCase()] }
      : words[id as keyof typeof words];
    return edit && known ? [{ id, ...known }] : [];
  });

/** Status of rows whose file says none. */
export type ImportStatus = 'Draft' | 'Pending';

export interface ImportRequest {
  rows: ImportedSheet['rows'];
  heading: Heading;
  mapping: Mapping;
  status: ImportStatus;
}

/** Rows as a block for the columns of the grid, in their order. */
export interface ImportBlock {
  block: (BlockCell | undefined)[][];
  /** Rows that only head those below them, left out. */
  headings: number;
}

const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 });

function toBlockCell(cell: Cell): BlockCell {
  if (typeof cell === 'number') return { text: plain.format(cell), raw: cell };
  return { text: cell === null ? '' : String(cell).trim() };
}

/**
 * What is taken from a sheet: each row below the headings that says something in a column that is taken over. A price or
 * code without a scope is for the item's own name, and a row without a status has the one that was chosen.
 */
export function toImportBlock(
  { rows, heading, mapping, status }: ImportRequest,
  columns: readonly { id: string }[],
): ImportBlock {
  const places = new Map(columns.map(({ id }, at) => [id, at]));
  const taken = [...mapping].flatMap(([column, field]) => {
    const place = places.get(field);
    return place === undefined ? [] : [{ column, place }];
  });
  const [name, scope, state] = (['name', 'scope', 'status'] as const).map((id) => places.get(id) ?? -1);
  const priced = [
    ...['quantity', 'unit_cost', 'master_format', 'uni_format'].map((id) => places.get(id) ?? -1),
    ...[...places].flatMap(([id, place]) => (isOwnField(id) ? [place] : [])),
  ];
  const block: ImportBlock['block'] = [];
  let headings = 0;
  for (const row of rows.slice(heading.last + 1)) {
    if (isHeadingRow(row)) {
      headings += 1;
      continue;
    }
    const line: (BlockCell | undefined)[] = Array.from({ length: columns.length });
    for (const { column, place } of taken) line[place] = toBlockCell(row[column] ?? null);
    if (!line.some((cell) => cell !== undefined && cell.text !== '')) continue;
    const saysWork = priced.some((place) => (line[place]?.text ?? '') !== '');
    const title = line[name as number];
    if (saysWork && title && !line[scope as number]?.text) line[scope as number] = title;
    if (!line[state as number]?.text) line[state as number] = { text: status };
    block.push(line);
  }
  return { block, headings };
}

/** What came in, in words. */
export function importWords(
  fileName: string,
  { rows, unread, headings }: { rows: number; unread: number; headings: number },
): string {
  const many = (count: number, one: string, more: string) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;
  return [
    `${many(rows, 'row', 'rows')} of ${fileName} ${rows === 1 ? 'stands' : 'stand'} below, not saved yet.`,
    unread > 0
      ? `${many(unread, 'cell', 'cells')} could not be read and ${unread === 1 ? 'is' : 'are'} marked.`
      : '',
    headings > 0 ? `${many(headings, 'heading row was', 'heading rows were')} left out.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
