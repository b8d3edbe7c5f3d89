import { isPriced } from '#domain/estimate';
import { type FileEstimate, type FileLine, idOf, idRefusals, lineFromFile } from '#domain/estimate/import';
import { formatNumber } from '#domain/money';
import type { components } from '#contract/api.ts';
import type { EstimateLine, EstimateLineBatch } from '../estimateQueries.ts';
import * as t from '../texts.ts';
import { fieldsOf, type LineRow, toRow } from './lineBatch.ts';

/** What the words of a file mean here: ids by the text of the file. */
export interface ImportNames {
  codes: ReadonlyMap<string, number>;
  components: ReadonlyMap<string, number>;
  /** For lines without a component of their own, by the index of their sheet. */
  sheets: ReadonlyMap<number, number>;
  /** Where no sheet says either. */
  usual: number;
}

/** A line on its way into the estimate: as the grid edits it, with where it is from. */
export interface DraftLine {
  row: LineRow;
  from: FileLine & {
    /** Why the line that it names cannot be told. */
    refusal?: string | undefined;
  };
  sheet: string;
  /** The line of the estimate that the file names. */
  known?: EstimateLine | undefined;
}

const textOf = (id: number | undefined) => (id === undefined ? null : String(id));

/** The lines of a file under the names of the project. Four decimals, the most that is kept. With `known` lines those that the file names are changed. */
export function toDraft(
  estimate: FileEstimate,
  names: ImportNames,
  known?: ReadonlyMap<number, EstimateLine>,
): DraftLine[] {
  const refusals =
    known &&
    idRefusals(
      estimate.sheets.flatMap(({ lines }) => lines),
      known,
    );
  let at = -1;
  return estimate.sheets.flatMap(({ name, index, lines }) =>
    lines.map((line): DraftLine => {
      at += 1;
      const said = {
        cost_group_id: names.codes.get(line.code) ?? null,
        component_id: names.components.get(line.component) ?? names.sheets.get(index) ?? names.usual,
      };
      const refusal = refusals?.[at];
      const before = refusal === undefined ? known?.get(idOf(line) ?? 0) : undefined;
      const values: ReturnType<typeof lineFromFile> = before
        ? lineFromFile(line, said, before)
        : { ...line, kind: line.kind ?? 'WORK', escalates_to: line.escalates_to ?? null, ...said };
      return {
        from: refusal === undefined ? line : { ...line, refusal },
        sheet: name,
        known: before,
        row: {
          key: `${index}:${line.row}`,
          id: before?.id ?? null,
          version: before?.version ?? 0,
          description: values.description,
          kind: values.kind,
          escalates_to: values.kind === 'ESCALATION' ? values.escalates_to : null,
          cost_group_id: textOf(values.cost_group_id ?? undefined),
          component_id: String(values.component_id),
          quantity: values.quantity,
          unit: values.unit,
          unit_cost: values.unit_cost,
          amount: values.amount,
          notes: values.notes,
        },
      };
    }),
  );
}

const labels = {
  description: 'description',
  kind: 'kind',
  escalates_to: 'escalation',
  cost_group_id: t.costGroupLower,
  component_id: 'component',
  quantity: 'quantity',
  unit: 'unit',
  unit_cost: t.unitCostLower,
  amount: 'amount',
  notes: 'notes',
} as const;
type Said = keyof typeof labels;

/** The fields of a row that differ from the line that it names. */
function changedIn(row: LineRow, before: EstimateLine): Said[] {
  const [now, then] = [fieldsOf(row), fieldsOf(toRow(before))];
  return (Object.keys(labels) as Said[]).filter((field) => now[field] !== then[field]);
}

/** What a file changes of an estimate, line by line. */
export interface ByLine {
  /** What each row that names a line changes of it, by its key; empty for nothing. */
  changes: ReadonlyMap<string, string>;
  changed: number;
  added: number;
  same: number;
  /** Lines of the estimate that the file does not have. */
  missing: readonly EstimateLine[];
}

/** Holds the rows of a file against the lines that they name. */
export function compareByLine(
  rows: readonly LineRow[],
  origins: ReadonlyMap<string, DraftLine>,
  known: ReadonlyMap<number, EstimateLine>,
): ByLine {
  const named = new Set([...origins.values()].flatMap((one) => one.known?.id ?? []));
  const changes = new Map(
    rows.flatMap((row) => {
      const before = origins.get(row.key)?.known;
      return before ? [[row.key, changeText(row, before)] as const] : [];
    }),
  );
  const changed = [...changes.values()].filter((text) => text !== '').length;
  return {
    changes,
    changed,
    added: rows.filter(({ key }) => !changes.has(key) && !origins.get(key)?.from.refusal).length,
    same: changes.size - changed,
    missing: [...known.values()].filter(({ id }) => !named.has(id)),
  };
}

const figures = new Set<Said>(['quantity', 'unit_cost', 'amount']);
const figure = (value: unknown): string => (typeof value === 'number' ? formatNumber(value) : 'none');

function changeText(row: LineRow, before: EstimateLine): string {
  const now = fieldsOf(row);
  const told = changedIn(row, before).map((field) =>
    figures.has(field)
      ? `${labels[field]} ${figure(before[field])} → ${figure(now[field])}`
      : t.valueChanged(labels[field]),
  );
  const text = told.join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What accepting by line writes: lines that differ, new ones, and those that the file lacks where they are to go. */
export function byLineBody(
  rows: readonly LineRow[],
  origins: ReadonlyMap<string, DraftLine>,
  deletes: readonly EstimateLine[],
): AcceptBody {
  const updates = rows.flatMap((row) => {
    const before = origins.get(row.key)?.known;
    const said = before ? changedIn(row, before) : [];
    if (!before || said.length === 0) return [];
    const own = Object.fromEntries(
      Object.entries(fieldsOf(row)).filter(([name]) => said.includes(name as Said)),
    );
    // An amount counts where quantity or unit cost is missing: all three are said together.
    const priced = said.some((field) => figures.has(field));
    const { quantity, unit_cost, amount } = row;
    return [
      { id: before.id, if_version: before.version, ...own, ...(priced && { quantity, unit_cost, amount }) },
    ];
  });
  return {
    replaces: false,
    creates: toNewLines(
      rows.filter(({ key }) => origins.get(key)?.known === undefined),
      origins,
    ),
    updates,
    deletes: deletes.map(({ id }) => id),
  };
}

/** What accepting an upload writes. */
export type AcceptBody = components['schemas']['EstimateUploadAccept'];

/** Why a line cannot be accepted; empty once it can. A line in error is mended by an amount, or by quantity and unit cost. */
export function problemOf(row: LineRow, from: DraftLine['from'] | undefined): string {
  if (from?.refusal) return from.refusal;
  if (row.description.trim() === '') return t.descriptionIsRequiredSentence;
  if (row.component_id === null) return t.componentIsRequiredSentence;
  const isMended = row.amount !== null && (row.amount !== 0 || isPriced(row));
  if (isMended) return '';
  return from?.problem || (row.amount === null ? t.theAmountIsMissing : '');
}

/** What accepting writes; lines of the file with where they stand in it. */
export const toNewLines = (
  rows: readonly LineRow[],
  origins?: ReadonlyMap<string, DraftLine>,
): NonNullable<EstimateLineBatch['creates']> =>
  rows.map((row) => ({
    ...sourceOf(origins?.get(row.key)),
    ...fieldsOf(row),
  }));

const sourceOf = (origin: DraftLine | undefined) =>
  origin && { source: { sheet: origin.sheet, cell: origin.from.cell } };
