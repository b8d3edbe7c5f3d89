import {
  type ColumnMapping,
  type EstimateColumn,
  type GuessedSheet,
  guessColumns,
  guessSheets,
  hiddenColumnsOf,
} from '#domain/estimate/import';
import type { EstimateDraft, EstimateFile } from '../importQueries.ts';
import * as t from '../texts.ts';
import type { LineRow } from './lineBatch.ts';

/** What somebody did to the lines of a file: rows as they are now, and keys of those that they left out. */
export interface LineEdits {
  changed: ReadonlyMap<string, LineRow>;
  leftOut: ReadonlySet<string>;
}

/** A review on its way: what was chosen, by hand or as it was guessed. */
export interface Review {
  choices: readonly GuessedSheet[];
  /** What codes of the file mean, where somebody said so; null for no cost group. */
  codes: ReadonlyMap<string, number | null>;
  /** What components of the file mean; whole sheets under `sheetMark` and their index. */
  places: ReadonlyMap<string, number>;
  edits: LineEdits;
  byLine: LineChoice;
}

/** How a file that names the lines of the estimate is taken. */
export interface LineChoice {
  /** Its lines are changed; else the file takes the place of all of them. */
  isOn: boolean;
  /** Lines that the file does not have are deleted. */
  deletesMissing: boolean;
}

/** Lines are changed by their ids, and none is deleted unasked. */
export const usualByLine: LineChoice = { isOn: true, deletesMissing: false };

/** Before the index of a sheet, where the whole sheet is one component; no name of a file begins so. */
export const sheetMark = '\u0000';

/** Nothing was changed by hand. */
export const noEdits: LineEdits = { changed: new Map(), leftOut: new Set() };

/** The rows of the file with what was done to them; rows that somebody added come last. */
export function applyEdits(base: readonly LineRow[], { changed, leftOut }: LineEdits): readonly LineRow[] {
  if (changed.size === 0 && leftOut.size === 0) return base;
  const known = new Set(base.map(({ key }) => key));
  return [
    ...base
      .filter(({ key }) => !leftOut.has(key))
      .map((row) => {
        const edited = changed.get(row.key);
        return edited ? { ...edited, id: row.id, version: row.version } : row;
      }),
    ...[...changed].flatMap(([key, row]) => (known.has(key) ? [] : [row])),
  ];
}

/** What differs between the rows of the file and what they have become. */
export function editsOf(base: readonly LineRow[], rows: readonly LineRow[]): LineEdits {
  const before = new Map(base.map((row) => [row.key, row]));
  const here = new Set(rows.map(({ key }) => key));
  return {
    changed: new Map(rows.flatMap((row) => (before.get(row.key) === row ? [] : [[row.key, row]]))),
    leftOut: new Set(base.flatMap(({ key }) => (here.has(key) ? [] : [key]))),
  };
}

const plain = [
  'description',
  'kind',
  'escalates_to',
  'cost_group_id',
  'component_id',
  'unit',
  'notes',
] as const;
const figures = ['quantity', 'unit_cost', 'amount'] as const;

/**
 * What was done to rows that a file is now read into otherwise: each field that somebody changed stays, every other one is read anew.
 * Figures follow each other, so they stay together. Rows that are read no more take what was done to them along.
 */
export function rebaseEdits(
  { changed, leftOut }: LineEdits,
  before: readonly LineRow[],
  after: readonly LineRow[],
): LineEdits {
  const [then, now] = [before, after].map((rows) => new Map(rows.map((row) => [row.key, row])));
  const moved = [...changed].flatMap(([key, row]): [string, LineRow][] => {
    const was = then?.get(key);
    const is = now?.get(key);
    if (!was) return [[key, row]];
    if (!is) return [];
    const own = plain.filter((field) => row[field] !== was[field]);
    const hasFigures = figures.some((field) => row[field] !== was[field]);
    const kept = [...own, ...(hasFigures ? figures : [])].map((field) => [field, row[field]] as const);
    return kept.length === 0 ? [] : [[key, { ...is, ...Object.fromEntries(kept) }]];
  });
  return { changed: new Map(moved), leftOut: new Set([...leftOut].filter((key) => now?.has(key))) };
}

/** A review as it is kept. */
export function keepReview(
  step: EstimateDraft['step'],
  { choices, codes, places, edits, byLine }: Review,
): EstimateDraft {
  return {
    step,
    by_line: byLine.isOn,
    deletes_missing: byLine.deletesMissing,
    sheets: choices.map(({ isUsed, headerRow, mapping, only, readsHidden }) => ({
      is_used: isUsed,
      header_row: headerRow ?? -1,
      reads_hidden: readsHidden,
      ...(only.length > 0 && { only: [...only] }),
      columns: Object.entries(mapping).map(([means, column]) => ({ column, means: means as EstimateColumn })),
    })),
    codes: [...codes].map(([words, means]) => ({ words, means })),
    places: [...places].map(([words, means]) =>
      words.startsWith(sheetMark)
        ? { words: '', sheet: Number(words.slice(1)), means }
        : { words, sheet: null, means },
    ),
    changed: [...edits.changed.values()].map((row) => ({
      key: row.key,
      words: row.description,
      sort: row.kind,
      day: row.escalates_to,
      group: row.cost_group_id,
      place: row.component_id,
      count: row.quantity,
      measure: row.unit,
      price: row.unit_cost,
      sum: row.amount,
      remark: row.notes,
    })),
    left_out: [...edits.leftOut],
  };
}

/** A review where it was left; as it is guessed where nothing was kept, or what was kept is of other sheets. */
export function takeUpReview(file: EstimateFile, draft: EstimateDraft | null): Review {
  const guessed = guessSheets(file.sheets);
  if (draft?.sheets.length !== guessed.length)
    return { choices: guessed, codes: new Map(), places: new Map(), edits: noEdits, byLine: usualByLine };
  return {
    choices: guessed.map((sheet, index) => {
      const kept = draft.sheets[index];
      if (!kept) return sheet;
      const isMoved = kept.header_row >= 0 && kept.header_row !== sheet.headerRow;
      const moved = isMoved
        ? {
            ...sheet,
            headerRow: kept.header_row,
            guess: guessColumns(
              file.sheets[index]?.rows ?? [],
              kept.header_row,
              hiddenColumnsOf(file.sheets[index] ?? {}),
            ),
            reason: t.chosenByHand,
          }
        : sheet;
      const mapping: ColumnMapping = Object.fromEntries(
        kept.columns.map(({ means, column }) => [means, column]),
      );
      return {
        ...moved,
        isUsed: kept.is_used,
        mapping,
        only: kept.only ?? [],
        readsHidden: kept.reads_hidden ?? sheet.readsHidden,
      };
    }),
    codes: new Map(draft.codes.map(({ words, means }) => [words, means])),
    places: new Map(
      draft.places.map(({ words, sheet, means }) => [sheet === null ? words : sheetMark + sheet, means]),
    ),
    edits: {
      changed: new Map(
        draft.changed.map((line) => [
          line.key,
          {
            key: line.key,
            id: null,
            version: 0,
            description: line.words,
            kind: line.sort ?? 'WORK',
            escalates_to: line.day ?? null,
            cost_group_id: line.group,
            component_id: line.place,
            quantity: line.count,
            unit: line.measure,
            unit_cost: line.price,
            amount: line.sum,
            notes: line.remark,
          },
        ]),
      ),
      leftOut: new Set(draft.left_out),
    },
    byLine: {
      isOn: draft.by_line ?? usualByLine.isOn,
      deletesMissing: draft.deletes_missing ?? usualByLine.deletesMissing,
    },
  };
}
