import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type EstimateColumn,
  type GuessedSheet,
  guessColumns,
  hiddenColumnsOf,
  type FileEstimate,
  idOf,
  readEstimate,
  rowChoices,
} from '#domain/estimate/import';
import { useProjectId } from '#shared/project';
import { linesQuery } from '../../estimateQueries.ts';
import type { EstimateDraft, EstimateFile } from '../../importQueries.ts';
import { compareByLine, toDraft } from '../../model/importDraft.ts';
import {
  applyEdits,
  editsOf,
  type LineChoice,
  rebaseEdits,
  type Review,
  sheetMark,
  takeUpReview,
} from '../../model/keptReview.ts';
import { namesOf } from '../../model/importNames.ts';
import type { LineRow } from '../../model/lineBatch.ts';
import * as t from '../../texts.ts';

interface Known {
  groups: readonly { id: number; div_code: string; name: string }[];
  components: readonly { id: number; name: string; is_uncategorized: boolean }[];
  /** The milestone whose lines a file may name; none where every file takes the place of all lines. */
  milestone?: number;
}

/** An import on its way: what was guessed about the file, what somebody changed, and the lines that come of both. */
export function useImport(
  file: EstimateFile,
  kept: EstimateDraft | null,
  { groups, components, milestone }: Known,
  start?: Review,
) {
  const [review, setReview] = useState(() => (kept === null ? start : undefined) ?? takeUpReview(file, kept));
  const { choices, codes, places, edits, byLine } = review;
  const estimate = useMemo(() => readEstimate(file.sheets, choices), [file, choices]);
  const names = useMemo(
    () => namesOf(estimate, { codes, places }, { groups, components }),
    [estimate, groups, components, codes, places],
  );
  const known = useKnownLines(milestone, estimate);
  const taken = byLine.isOn ? known.lines : undefined;
  const draft = useMemo(() => toDraft(estimate, names, taken), [estimate, names, taken]);
  const origins = useMemo(() => new Map(draft.map((one) => [one.row.key, one])), [draft]);
  const base = useMemo(() => draft.map(({ row }) => row), [draft]);
  const rows = useMemo(() => applyEdits(base, edits), [base, edits]);
  const compared = useMemo(
    () => (taken ? compareByLine(rows, origins, taken) : undefined),
    [rows, origins, taken],
  );
  /** Reads the file otherwise; what was done to its lines stays done. */
  const readBy = (said: Partial<Review>) => {
    const next = { ...review, ...said };
    const isMended = edits.changed.size + edits.leftOut.size > 0;
    setReview(isMended ? { ...next, edits: rebaseEdits(edits, base, baseOf(next)) } : next);
  };
  const baseOf = (next: Review) => {
    const read = next.choices === choices ? estimate : readEstimate(file.sheets, next.choices);
    return toDraft(read, namesOf(read, next, { groups, components }), taken).map(({ row }) => row);
  };
  const change = (index: number, to: (sheet: GuessedSheet) => GuessedSheet) =>
    readBy({ choices: choices.map((sheet, at) => (at === index ? to(sheet) : sheet)) });
  return {
    choices,
    estimate,
    origins,
    rows,
    review,
    /** For a file that names lines of the estimate: what it changes of them, where it is taken so. */
    byLine: {
      problem: known.problem,
      isOffered: known.lines !== undefined,
      ...byLine,
      compared,
      choose: (change: Partial<LineChoice>) => setReview({ ...review, byLine: { ...byLine, ...change } }),
    },
    /** Begins anew with this review. */
    setReview,
    edit: (next: readonly LineRow[]) => setReview({ ...review, edits: editsOf(base, next) }),
    use: (index: number, isUsed: boolean) => change(index, (sheet) => ({ ...sheet, isUsed })),
    setHeader: (index: number, headerRow: number) =>
      change(index, (sheet) => {
        const guess = guessColumns(
          file.sheets[index]?.rows ?? [],
          headerRow,
          hiddenColumnsOf(file.sheets[index] ?? {}),
        );
        const only = rowChoices(file.sheets[index]?.rows ?? [], headerRow, guess.mapping);
        return {
          ...sheet,
          headerRow,
          guess,
          mapping: guess.mapping,
          only: only.map(({ column, value }) => ({ column, value })),
          isUsed: true,
          reason: t.chosenByHand,
        };
      }),
    /** Leaves the rows that the file hides in or out. */
    readHiddenRows: (index: number, readsHidden: boolean) =>
      change(index, (sheet) => ({ ...sheet, readsHidden })),
    /** Reads hidden columns for what no visible one says, or none of them. */
    readHiddenColumns: (index: number, readsHidden: boolean) =>
      change(index, (sheet) => {
        const own = file.sheets[index];
        if (!own || sheet.headerRow === null) return sheet;
        const guess = guessColumns(own.rows, sheet.headerRow, hiddenColumnsOf(own), readsHidden);
        return { ...sheet, guess, mapping: guess.mapping };
      }),
    /** Reads the rows of another contract or bidder; of another contract its lowest bidder. */
    choose: (index: number, column: number, value: string) =>
      change(index, (sheet) => {
        const said = [...sheet.only.filter((one) => one.column !== column), { column, value }];
        const rows = file.sheets[index]?.rows ?? [];
        const only = rowChoices(rows, sheet.headerRow ?? 0, sheet.mapping, said);
        return { ...sheet, only: only.map((one) => ({ column: one.column, value: one.value })) };
      }),
    map: (index: number, column: number, field: EstimateColumn | null) =>
      change(index, (sheet) => {
        const kept = Object.entries(sheet.mapping).filter(([name, at]) => at !== column && name !== field);
        return { ...sheet, mapping: { ...Object.fromEntries(kept), ...(field && { [field]: column }) } };
      }),
    setCode: (code: string, id: number | null) => readBy({ codes: new Map(codes).set(code, id) }),
    /** Says of many codes at once what they mean. */
    setCodes: (said: ReadonlyMap<string, number | null>) => readBy({ codes: new Map([...codes, ...said]) }),
    setComponent: (name: string, id: number) => readBy({ places: new Map(places).set(name, id) }),
    codeRows: count(estimate.sheets.flatMap(({ lines }) => lines.map(({ code }) => code))).map(
      ([code, uses]) => ({
        key: code,
        label: code,
        count: uses,
        value: text(names.codes.get(code)),
        isGuess: names.above.has(code),
      }),
    ),
    componentRows: [
      ...count(estimate.sheets.flatMap(({ lines }) => lines.map(({ component }) => component))).map(
        ([name, uses]) => ({
          key: name,
          label: name,
          count: uses,
          value: String(names.components.get(name) ?? names.usual),
          isGuess: !names.components.has(name),
        }),
      ),
      ...estimate.sheets.flatMap(({ name, index, lines }) => {
        const bare = lines.filter(({ component }) => component === '').length;
        if (bare === 0) return [];
        const value = String(names.sheets.get(index) ?? names.usual);
        return [{ key: sheetMark + index, label: t.allOfName(name), count: bare, value, isGuess: false }];
      }),
    ],
  };
}

/** The lines of the estimate by their ids, where the file names at least one of them. */
function useKnownLines(milestone: number | undefined, estimate: FileEstimate) {
  const projectId = useProjectId();
  const named = useMemo(
    () => new Set(estimate.sheets.flatMap(({ lines }) => lines.flatMap((line) => idOf(line) ?? []))),
    [estimate],
  );
  const query = useQuery({
    ...linesQuery(projectId, { milestone: milestone ?? 0, group: null, search: '', filter: '' }),
    enabled: milestone !== undefined && named.size > 0,
  });
  const lines = useMemo(() => {
    const found = new Map((query.data?.results ?? []).map((line) => [line.id, line]));
    return [...found.keys()].some((id) => named.has(id)) ? found : undefined;
  }, [query.data, named]);
  // Without them the file would take the place of all lines.
  const problem = query.isLoading
    ? t.theLinesOfTheEstimate
    : query.isLoadingError
      ? t.theLinesOfTheEstimateCouldNotBeRead
      : undefined;
  return { lines, problem };
}

export type ImportByLine = ReturnType<typeof useImport>['byLine'];

const text = (id: number | undefined) => (id === undefined ? null : String(id));

/** Each word that is there, with how many lines use it. */
function count(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}
