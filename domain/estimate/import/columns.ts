import { type Cell, columnLetter, currencyMarks } from '#domain/sheets';
import { readNumber } from './sheetNumber.ts';
import { type ColumnMapping, ESTIMATE_COLUMNS, type EstimateColumn } from './estimateColumns.ts';
import { foldHeading } from './foldHeading.ts';
import { type EstimateSource, sourceOf, SOURCES } from './sources.ts';

/** Headings as estimators and their tools write them, the best first, in small letters without punctuation. */
const words: Readonly<Record<EstimateColumn, readonly string[]>> = {
  code: [
    'csi',
    'masterformat',
    'uniformat',
    'code',
    'cost code',
    'csi code',
    'wbs',
    'wbs code',
    'specification',
    'spec section',
    'division',
    'phase code',
    'bid item code',
    'código',
    'codigo',
    'div',
    'item code',
    'boq item code',
    'group code',
    'job cost phase',
    'phase',
    'group',
  ],
  component: [
    'component',
    'bldg',
    'building',
    'location',
    'area name',
    'facility',
    'sector',
    'component name',
    'bid area',
  ],
  description: [
    'description',
    'scope',
    'item description',
    'particulars',
    'description of work',
    'work item',
    'descripción',
    'descripcion',
    'concepto',
    'bezeichnung',
    'title',
    'item',
    'name',
    'task',
    'activity',
  ],
  quantity: [
    'quantity',
    'qty',
    'takeoff quantity',
    'takeoff qty',
    'estimated quantity',
    'to qty',
    't o qty',
    'boq quantity',
    'est qty',
    'quant',
    'cantidad',
    'menge',
  ],
  unit: [
    'unit',
    'units',
    'u m',
    'uom',
    'um',
    'unit of measure',
    'unidad',
    'einheit',
    'takeoff unit',
    'to um',
    't o um',
    'qty unit',
  ],
  unit_cost: [
    'unit cost',
    'unit price',
    'rate',
    'cost unit',
    'total cost unit',
    'total unit price',
    'total price unit',
    'boq rate',
    'price',
    'unit total',
    'precio unitario',
    'precio',
    'unit rate',
    'einheitspreis',
  ],
  amount: [
    'amount',
    'extension',
    'ext',
    'total price',
    'total cost',
    'total amount',
    'extended cost',
    'extended price',
    'line total',
    'total base cost',
    'boq total',
    'total',
    'cost',
    'grand total',
    'importe',
    'betrag',
    'value',
  ],
  kind: ['kind', 'line kind', 'kind of line'],
  escalates_to: ['escalated to', 'escalates to', 'escalate to', 'escalation to', 'escalation date'],
  notes: ['notes', 'note', 'remarks', 'comments', 'comment', 'observaciones'],
  // Of our own export: the file comes back to the lines that it was made of.
  line_id: ['line id'],
};

/** Rows in which the header is looked for. */
export const HEADER_ROWS = 60;

/** The field that a heading names. */
export function fieldOf(cell: Cell | undefined): EstimateColumn | undefined {
  const title = foldHeading(cell);
  if (title === '') return undefined;
  return (
    ESTIMATE_COLUMNS.find((field) => words[field].includes(title)) ??
    (typeof cell === 'string' ? fieldIn(cell) : undefined)
  );
}

/** The field of a heading that names a currency, too: `Unit cost EUR`, `CAD`. Alone it stands above amounts. */
function fieldIn(title: string): EstimateColumn | undefined {
  if (title.length > 60) return undefined;
  const bare = title.replaceAll(currencyMarks, ' ');
  if (bare === title) return undefined;
  const folded = foldHeading(bare);
  if (folded === '') return /[A-Z]{3}/.test(title) ? 'amount' : undefined;
  return ESTIMATE_COLUMNS.find((field) => words[field].includes(folded));
}

/** Columns of measurements: a sheet of these counts lengths, not money. */
const isMeasure = (cell: Cell | undefined): boolean =>
  /^(?:nos?|length|breadth|width|height|depth|l|b|h|w)$/.test(foldHeading(cell));

type Row = readonly Cell[];

/** The row of the sheet's headings, from 0: the first with the most fields it names; undefined where none names two. */
export function findHeader(rows: readonly Row[]): number | undefined {
  let best: number | undefined;
  let most = 1;
  for (let at = 0; at < Math.min(rows.length, HEADER_ROWS); at += 1) {
    const fields = new Set((rows[at] ?? []).map(fieldOf).filter((field) => field !== undefined));
    const isUseful = fields.has('description') || fields.has('amount');
    if (isUseful && fields.size > most) [best, most] = [at, fields.size];
  }
  return best;
}

/** Whether a header is that of a measurement sheet. */
export const isMeasurement = (header: Row): boolean =>
  header.filter(isMeasure).length >= 2 && !header.some((cell) => fieldOf(cell) === 'amount');

/** A column as it was guessed, with why. */
export interface GuessedColumn {
  column: number;
  letter: string;
  title: string;
  field: EstimateColumn | null;
  reason: string;
}

/** The columns of a sheet as they were guessed, each with the reason. */
export interface GuessedColumns {
  mapping: ColumnMapping;
  columns: GuessedColumn[];
  /** Who the chosen prices are from, where several columns of prices stand side by side. */
  pricesOf: string | null;
  /** How many columns of amounts there are. */
  priceColumns: number;
  /** The tool whose layout it is. */
  source: EstimateSource;
}

const sampled = 400;

/**
 * Which column is which field. Of several columns of prices the one that an estimate stands above, else the first. A
 * hidden column is taken for what no visible one says, and for nothing where `readsHidden` is false.
 */
export function guessColumns(
  rows: readonly Row[],
  headerRow: number,
  hidden: ReadonlySet<number> = nothingHidden,
  readsHidden = true,
): GuessedColumns {
  const visible = guessVisible(rows, headerRow, hidden);
  if (hidden.size === 0) return visible;
  const mapping: ColumnMapping = { ...visible.mapping };
  const all = readsHidden ? guessVisible(rows, headerRow, nothingHidden).mapping : {};
  for (const field of ESTIMATE_COLUMNS) {
    const column = all[field];
    if (mapping[field] === undefined && column !== undefined && hidden.has(column)) mapping[field] = column;
  }
  const fieldAt = new Map(
    Object.entries(mapping).map(([field, column]) => [column, field as EstimateColumn]),
  );
  return {
    ...visible,
    mapping,
    columns: visible.columns.map((one) => {
      const field = fieldAt.get(one.column) ?? null;
      if (!hidden.has(one.column)) return { ...one, field };
      return {
        ...one,
        field,
        reason: field ? 'Hidden in the file; no visible column says it' : 'Hidden in the file',
      };
    }),
  };
}

const nothingHidden: ReadonlySet<number> = new Set();

function guessVisible(rows: readonly Row[], headerRow: number, hidden: ReadonlySet<number>): GuessedColumns {
  const header = (rows[headerRow] ?? []).map((cell, at) => (hidden.has(at) ? null : cell));
  const source = sourceOf(header);
  const own = SOURCES[source].columns;
  const fields = header.map((cell) => ownField(own, cell) ?? fieldOf(cell));
  const amounts = fields.flatMap((field, at) => (field === 'amount' ? [at] : []));
  const owner = (column: number): string =>
    rows
      .slice(0, headerRow)
      .map((row) => row[column])
      .filter((cell) => typeof cell === 'string')
      .join(' ')
      .slice(0, 200);
  const chosen =
    amounts.length > 1
      ? (amounts.find((column) => ownRank(own, 'amount', header[column]) === 0) ??
        amounts.find((column) => /estimate/i.test(owner(column))) ??
        amounts.find((column) => /(?:^| )(?:grand )?total$/i.test(owner(column).trim())) ??
        bestAmount(rows, headerRow, fields, amounts))
      : amounts[0];
  const mapping: ColumnMapping = {};
  for (const field of ESTIMATE_COLUMNS) {
    const columns = fields.flatMap((one, at) => (one === field ? [at] : []));
    const column =
      field === 'amount'
        ? chosen
        : field === 'unit_cost' && chosen !== undefined
          ? (columns.findLast((at) => at < chosen) ?? columns[0])
          : columns.length > 1
            ? columns.toSorted(
                (a, b) =>
                  ownRank(own, field, header[a]) - ownRank(own, field, header[b]) ||
                  rank(field, header[a]) - rank(field, header[b]) ||
                  a - b,
              )[0]
            : columns[0];
    if (column !== undefined) mapping[field] = column;
  }
  if (mapping.description === undefined) {
    const column = longestTexts(rows, headerRow, new Set([...Object.values(mapping), ...hidden]));
    if (column !== undefined) mapping.description = column;
  }
  const beside = unitBeside(rows, headerRow, mapping);
  if (beside !== undefined && !hidden.has(beside)) mapping.unit = beside;
  const width = Math.max(
    header.length,
    ...rows.slice(headerRow, headerRow + sampled).map((row) => row.length),
  );
  const byColumn = new Map(Object.entries(mapping).map(([field, at]) => [at, field as EstimateColumn]));
  return {
    mapping,
    source,
    priceColumns: amounts.length,
    pricesOf:
      chosen !== undefined && amounts.length > 1 ? ((rows[0]?.[chosen] as string | null) ?? null) : null,
    columns: Array.from({ length: width }, (_, column) => {
      const field = byColumn.get(column) ?? null;
      const cell = rows[headerRow]?.[column];
      return {
        column,
        letter: columnLetter(column),
        title: typeof cell === 'string' ? cell.trim() : '',
        field,
        reason: reasonOf(rows, headerRow, column, field),
      };
    }),
  };
}

type OwnColumns = (typeof SOURCES)[EstimateSource]['columns'];

/** The field that a tool itself puts under this heading. */
const ownField = (own: OwnColumns, cell: Cell | undefined): EstimateColumn | undefined => {
  const title = foldHeading(cell);
  return title === '' ? undefined : ESTIMATE_COLUMNS.find((field) => own[field]?.includes(title));
};

/** How good a heading is for a field in the words of a tool: 0 the best; those that it does not know come last. */
const ownRank = (own: OwnColumns, field: EstimateColumn, cell: Cell | undefined): number => {
  const at = own[field]?.indexOf(foldHeading(cell)) ?? -1;
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
};

/** The column right of the quantity where it has no heading and holds units: tools print quantity and unit under one heading. */
function unitBeside(
  rows: readonly Row[],
  headerRow: number,
  { quantity, unit, ...others }: ColumnMapping,
): number | undefined {
  if (quantity === undefined || unit !== undefined) return undefined;
  const column = quantity + 1;
  const title = foldHeading(rows[headerRow]?.[column]);
  if (
    (title !== '' && title !== foldHeading(rows[headerRow]?.[quantity])) ||
    Object.values(others).includes(column)
  )
    return undefined;
  const cells = rows.slice(headerRow + 1, headerRow + sampled).flatMap((row) => row[column] ?? []);
  const units = cells.filter(
    (cell) => typeof cell === 'string' && /^\s*\p{L}[\p{L}.\d/]{0,7}\s*$/u.test(cell),
  );
  return units.length > 0 && units.length >= cells.length * 0.8 ? column : undefined;
}

const rank = (field: EstimateColumn, cell: Cell | undefined) => words[field].indexOf(foldHeading(cell));

/** The column of amounts that quantity times unit cost comes to most often; the last where none does. */
function bestAmount(
  rows: readonly Row[],
  headerRow: number,
  fields: readonly (EstimateColumn | undefined)[],
  amounts: readonly number[],
): number | undefined {
  const quantity = fields.indexOf('quantity');
  const hits = amounts.map((column) => {
    const cost = fields.findLastIndex((field, at) => field === 'unit_cost' && at < column);
    return rows.slice(headerRow + 1, headerRow + sampled).filter((row) => {
      const [q, c, a] = [row[quantity], row[cost], row[column]].map((cell) => readNumber(cell));
      return (
        q?.kind === 'number' &&
        c?.kind === 'number' &&
        a?.kind === 'number' &&
        Math.abs(q.value * c.value - a.value) < 1
      );
    }).length;
  });
  const best = Math.max(...hits);
  return best > 0 ? amounts[hits.indexOf(best)] : amounts.at(-1);
}

function longestTexts(
  rows: readonly Row[],
  headerRow: number,
  taken: ReadonlySet<number>,
): number | undefined {
  const lengths = new Map<number, number>();
  for (const row of rows.slice(headerRow + 1, headerRow + sampled))
    row.forEach((cell, at) => {
      if (typeof cell === 'string' && !taken.has(at)) lengths.set(at, (lengths.get(at) ?? 0) + cell.length);
    });
  return [...lengths].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

function reasonOf(
  rows: readonly Row[],
  headerRow: number,
  column: number,
  field: EstimateColumn | null,
): string {
  const cells = rows.slice(headerRow + 1).flatMap((row) => (row[column] == null ? [] : [row[column]]));
  if (cells.length === 0) return 'Empty';
  const numbers = cells.filter((cell) => readNumber(cell).kind === 'number').length;
  const known = field !== null && fieldOf(rows[headerRow]?.[column]) === field;
  const why = known ? 'Header is a known name' : field ? 'Longest text' : 'No field takes it';
  return numbers > cells.length / 2
    ? `${why}; ${numbers.toLocaleString('en-US')} numbers`
    : `${why}; ${new Set(cells).size.toLocaleString('en-US')} different values`;
}
