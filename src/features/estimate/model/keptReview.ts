import {
  type ColumnMapping,
  type EstimateColumn,
  type GuessedSheet,
  guessColumns,
  guessSheets,
  hiddenColumnsOf,
} from '#domain/estimate/import';
import type { EstimateDraft, EstimateFile } from '../importQueries.ts';
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
}

/** Before the index of a sheet, where the whole sheet is one component; no name of a file begins so. */
export const sheetMark = '\u0000';

/** Nothing was changed by hand. */
export const noEdits: LineEdits = { changed: new Map(), leftOut: new Set() };

/** The rows of the file with what was done to them; rows that somebody added come last. */
export function applyEdits(base: readonly LineRow[], { changed, leftOut }: LineEdits): readonly LineRow[] {
  if (changed.size === 0 && leftOut.size === 0) return base;
  const known = new Set(base.map(({ key }) => key));
  return [
    ...base.filter(({ key }) => !leftOut.has(key)).map((row) => changed.get(row.key) ?? row),
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

/** A review as it is kept. */
export function keepReview(
  step: EstimateDraft['step'],
  { choices, codes, places, edits }: Review,
): EstimateDraft {
  return {
    step,
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
    return { choices: guessed, codes: new Map(), places: new Map(), edits: noEdits };
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
            reason: 'Chosen by hand',
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
  };
}
