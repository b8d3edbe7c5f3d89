import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue } from './cellTypes.ts';
import { applyChanges, inverseOf, type GridChanges } from './changes.ts';
import { clearCells, dragTarget, fillDown, fillRight, fillSeries, fillWith } from './fillPlan.ts';
import { emptyHistory, historyLimit, record, stepBack, stepForward, type History } from './history.ts';
import { inSlices, atOnce } from './inSlices.ts';
import { describePaste, pasteTarget, planPaste } from './pastePlan.ts';
import { dataEdge, nextInside, rectOf, selectedRect } from './ranges.ts';
import { seriesOf } from './series.ts';
import type { Sheet, SheetColumn } from './sheet.ts';

interface Row {
  id: string;
  name: string;
  cost: number | null;
  day: string | null;
  locked?: boolean;
}
const columns: SheetColumn<Row>[] = [
  { id: 'name', title: 'Name', edit: { type: 'text' } },
  { id: 'cost', title: 'Cost', edit: { type: 'money' } },
  { id: 'day', title: 'Day', edit: { type: 'date' } },
  { id: 'sum', title: 'Sum' },
];
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    name: `Level ${at + 1}`,
    cost: (at + 1) * 10,
    day: null,
  }));
const keyOf = (row: Row) => row.id;
const sheetOf = (rows: readonly Row[], refused: Record<string, string> = {}): Sheet<Row> => ({
  lineCount: rows.length,
  rowAt: (line) => rows[line],
  columns,
  keyOf,
  refusedAt: (key, column) => refused[`${key} ${column}`],
  blockedAt: (row) => (row.locked ? 'Approved rows stay as they are.' : undefined),
});
const set = (cells: GridChanges<Row>['cells'], extra: Partial<GridChanges<Row>> = {}): GridChanges<Row> => ({
  source: 'fill',
  cells,
  added: [],
  removed: [],
  ...extra,
});
const after = (rows: readonly Row[], changes: GridChanges<Row>) =>
  applyChanges(rows, changes, columns, keyOf);
const block = (...rows: string[][]) => rows.map((row) => row.map((text) => ({ text })));
let made = 0;
const newRow = (): Row => ({ id: `n${(made += 1)}`, name: '', cost: null, day: null });
const paste = (
  rows: readonly Row[],
  what: ReturnType<typeof block>,
  selection = rectOf({ line: 0, column: 0 }, { line: 0, column: 0 }),
  grows = true,
) =>
  atOnce(
    planPaste(sheetOf(rows), what, Math.max(...what.map((row) => row.length)), {
      selection,
      newRow: grows ? newRow : undefined,
      rowCount: rows.length,
    }),
  );

describe('ranges', () => {
  const extent = { lines: 5, columns: 4 };
  it('grow to whole rows, columns and all', () => {
    const at = { anchor: { line: 3, column: 1 }, head: { line: 1, column: 2 } };
    expect(selectedRect(at, extent)).toEqual({ top: 1, left: 1, bottom: 3, right: 2 });
    expect(selectedRect({ ...at, whole: 'rows' }, extent)).toEqual({ top: 1, left: 0, bottom: 3, right: 3 });
    expect(selectedRect({ ...at, whole: 'columns' }, extent)).toEqual({
      top: 0,
      left: 1,
      bottom: 4,
      right: 2,
    });
    expect(selectedRect({ ...at, whole: 'all' }, extent)).toEqual({ top: 0, left: 0, bottom: 4, right: 3 });
  });
  it('are walked round by Tab and Enter', () => {
    const rect = { top: 1, left: 1, bottom: 2, right: 2 };
    const walk = (along: 'columns' | 'lines', back = false) => {
      let at = { line: 1, column: 1 };
      return Array.from({ length: 4 }, () => {
        at = nextInside(rect, at, along, back);
        return `${at.line}${at.column}`;
      }).join(' ');
    };
    expect(walk('columns')).toBe('12 21 22 11');
    expect(walk('lines')).toBe('21 12 22 11');
    expect(walk('columns', true)).toBe('22 21 12 11');
  });
  it('find the edge of the data', () => {
    const line = 'xx..x...';
    const empty = (at: number) => line[at] !== 'x';
    const from = (at: number, key: 'ArrowDown' | 'ArrowUp') =>
      dataEdge({ line: at, column: 0 }, key, { lines: line.length, columns: 1 }, empty).line;
    expect([0, 1, 2, 4, 7].map((at) => from(at, 'ArrowDown'))).toEqual([1, 4, 4, 7, 7]);
    expect([7, 4, 3, 1, 0].map((at) => from(at, 'ArrowUp'))).toEqual([4, 1, 1, 0, 0]);
  });
});

describe('series', () => {
  const next = (...values: CellValue[]) => seriesOf(values)(values.length);
  it('go on evenly', () => {
    expect(next(1, 2, 3)).toBe(4);
    expect(next(10, 8)).toBe(6);
    expect(next(0.1, 0.2)).toBe(0.3);
    expect(next('2026-01-30', '2026-01-31')).toBe('2026-02-01');
    expect(next('2026-01-31', '2026-02-28')).toBe('2026-03-31');
    expect(next('2026-11-15', '2026-12-15')).toBe('2027-01-15');
    expect(next('Level 1', 'Level 2')).toBe('Level 3');
    expect(next('L08', 'L09')).toBe('L10');
    expect(next({ value: 100, unit: 'GSF' }, { value: 150, unit: 'GSF' })).toEqual({
      value: 200,
      unit: 'GSF',
    });
    expect(seriesOf([1, 2])(-1)).toBe(0);
  });
  it('repeat what has no step', () => {
    expect(next(5)).toBe(5);
    expect(next(1, 2, 4)).toBe(1);
    expect(next('a', 'b')).toBe('a');
    expect(next('2026-01-01')).toBe('2026-01-01');
    expect(next('A 1', 'B 2')).toBe('A 1');
    expect(seriesOf(['a', 'b', 'c'])(-1)).toBe('c');
  });
});

describe('filling', () => {
  const rows = rowsOf(4);
  const whole = { top: 0, left: 0, bottom: 3, right: 1 };
  it('goes down and right, with and without a selection', () => {
    expect(
      after(rows, set(fillDown(sheetOf(rows), whole))).map(({ name, cost }) => `${name} ${cost}`),
    ).toEqual(Array.from({ length: 4 }, () => 'Level 1 10'));
    const single = { top: 2, left: 1, bottom: 2, right: 1 };
    expect(after(rows, set(fillDown(sheetOf(rows), single)))[2]?.cost).toBe(20);
    expect(fillDown(sheetOf(rows), { ...single, top: 0, bottom: 0 })).toEqual([]);
    expect(fillRight(sheetOf(rows), single)[0]).toMatchObject({ to: null, refusedTo: 'Level 3' });
    expect(fillRight(sheetOf(rows), { ...single, left: 0, right: 0 })).toEqual([]);
  });
  it('writes one content into all of it and clears it', () => {
    expect(fillWith(sheetOf(rows), whole, 1, { value: 7 }).filter(({ to }) => to === 7)).toHaveLength(4);
    const cleared = clearCells(sheetOf(rows), whole, (at) => ({ value: at === 0 ? '' : null }));
    expect(after(rows, set(cleared))[3]).toEqual({ ...rows[3], name: '', cost: null });
  });
  it('leaves locked rows alone', () => {
    const locked = rows.map((row, at) => ({ ...row, locked: at === 1 }));
    expect(fillDown(sheetOf(locked), whole).map(({ key }) => key)).not.toContain('r1');
  });
  it('goes on with a series when the handle is dragged', () => {
    const six = [...rows, newRow(), newRow()];
    const source = { top: 0, left: 0, bottom: 1, right: 1 };
    const target = dragTarget(source, { line: 5, column: 1 });
    expect(target).toEqual({ top: 0, left: 0, bottom: 5, right: 1 });
    const filled = after(six, set(fillSeries(sheetOf(six), source, target)));
    expect(filled.map(({ name, cost }) => `${name}: ${cost}`).slice(4)).toEqual([
      'Level 5: 50',
      'Level 6: 60',
    ]);
    expect(dragTarget(source, { line: 1, column: 2 })).toEqual({ ...source, right: 2 });
    expect(dragTarget(source, { line: 1, column: 0 })).toEqual(source);
  });
});

describe('pasting', () => {
  it('repeats one cell over a selection and tiles what fits', () => {
    expect(pasteTarget({ top: 0, left: 0, bottom: 3, right: 1 }, 1, 1)).toMatchObject({
      bottom: 3,
      right: 1,
    });
    expect(pasteTarget({ top: 0, left: 0, bottom: 3, right: 1 }, 2, 2)).toMatchObject({
      bottom: 3,
      right: 1,
    });
    expect(pasteTarget({ top: 0, left: 0, bottom: 3, right: 1 }, 3, 1)).toMatchObject({
      bottom: 2,
      right: 0,
    });
    const plan = paste(rowsOf(4), block(['5']), { top: 0, left: 1, bottom: 3, right: 1 });
    expect(plan.cells.map(({ to }) => to)).toEqual([5, 5, 5, 5]);
  });
  it('grows the grid, and is cut where it may not', () => {
    const rows = rowsOf(2);
    const grown = paste(rows, block(['a', '1'], ['b', '2'], ['c', '3']), {
      top: 1,
      left: 0,
      bottom: 1,
      right: 0,
    });
    expect(
      after(rows, set(grown.cells, { added: grown.added })).map(({ name, cost }) => [name, cost]),
    ).toEqual([
      ['Level 1', 10],
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    const cut = paste(rows, block(['a'], ['b'], ['c']), undefined, false);
    expect([cut.cutRows, cut.added.length, cut.cells.length]).toEqual([1, 0, 2]);
  });
  it('leaves what a short row does not say', () => {
    const rows = rowsOf(2);
    const plan = paste(rows, block(['a', '1'], ['b']));
    expect(after(rows, set(plan.cells))[1]).toMatchObject({ name: 'b', cost: 20 });
  });
  it('marks what it cannot read, reports what is read-only or too wide', () => {
    const rows = rowsOf(2).map((row, at) => ({ ...row, locked: at === 1 }));
    const plan = paste(rows, block(['a', 'ten', '2/30/2026', '5', 'x'], ['b', '1', '', '', '']));
    expect(plan.cells.slice(1)).toEqual([
      { key: 'r0', column: 'cost', from: 10, to: null, refusedTo: 'ten' },
      { key: 'r0', column: 'day', from: null, to: null, refusedTo: '2/30/2026' },
    ]);
    expect(plan.problems.map(({ row, column, kind }) => `${row} ${column} ${kind}`)).toEqual([
      '1 Cost unread',
      '1 Day unread',
      '1 Sum blocked',
      '2 Name blocked',
      '2 Cost blocked',
    ]);
    expect(describePaste(plan)).toBe(
      'Pasted 3 cells. 2 cells could not be read and are marked. 3 read-only cells stayed as they were. 1 column did not fit.',
    );
  });
  it('passes over the headings of groups', () => {
    const rows = rowsOf(3);
    const sheet = {
      ...sheetOf(rows),
      lineCount: 4,
      rowAt: (line: number) => [rows[0], undefined, rows[1], rows[2]][line],
    };
    const plan = atOnce(
      planPaste(sheet, block(['a'], ['b']), 1, {
        selection: { top: 0, left: 0, bottom: 0, right: 0 },
        rowCount: 3,
      }),
    );
    expect(plan.cells.map(({ key, to }) => `${key} ${JSON.stringify(to)}`)).toEqual(['r0 "a"', 'r1 "b"']);
  });
  it('can be stopped between slices', async () => {
    const stop = new AbortController();
    const work = planPaste(
      sheetOf(rowsOf(1)),
      block(...Array.from({ length: 20_000 }, () => ['a', '1'])),
      2,
      {
        selection: { top: 0, left: 0, bottom: 0, right: 0 },
        newRow,
        rowCount: 1,
      },
    );
    expect(await inSlices(work, { signal: stop.signal, onStep: () => stop.abort() })).toBeUndefined();
  });
});

describe('history', () => {
  const step = (to: string): GridChanges<Row> => set([{ key: 'r0', column: 'name', from: '', to }]);
  it('keeps a hundred steps', () => {
    let history: History<Row> = emptyHistory;
    for (let at = 0; at < historyLimit + 5; at++) history = record(history, step(String(at)));
    expect(history.past).toHaveLength(historyLimit);
    expect(history.past[0]?.cells[0]?.to).toBe('5');
  });
  it('forgets the way forward after a new action', () => {
    const back = stepBack(record(record<Row>(emptyHistory, step('a')), step('b')));
    expect(back?.changes.cells[0]).toMatchObject({ from: 'b', to: '' });
    expect(stepForward(back?.history ?? emptyHistory)?.changes.cells[0]?.to).toBe('b');
    expect(stepForward(record(back?.history ?? emptyHistory, step('c')))).toBeUndefined();
    expect(stepBack<Row>(emptyHistory)).toBeUndefined();
  });

  const action = fc.record({
    kind: fc.constantFrom('paste', 'fill', 'series', 'clear', 'remove', 'undo', 'redo'),
    line: fc.nat(30),
    column: fc.nat(3),
    lines: fc.nat(5),
    columns: fc.nat(2),
    texts: fc.array(
      fc.array(fc.constantFrom('a', '12', '(5)', 'x/y', '2026-01-02', '', 'Level 3'), {
        minLength: 1,
        maxLength: 4,
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  });
  it('takes 500 actions back and does them again, each time to the letter', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 500, maxLength: 500 }), (actions) => {
        const start = rowsOf(6);
        let rows: readonly Row[] = start;
        // Refused texts are part of the state, as in the grid.
        let refused: Record<string, string> = {};
        let all: GridChanges<Row>[] = [];
        let undone: GridChanges<Row>[] = [];
        const apply = (changes: GridChanges<Row>) => {
          rows = after(rows, changes);
          refused = { ...refused };
          for (const { key, column, refusedTo } of changes.cells) {
            if (refusedTo === undefined) delete refused[`${key} ${column}`];
            else refused[`${key} ${column}`] = refusedTo;
          }
        };
        const state = () =>
          JSON.stringify([rows, Object.entries(refused).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
        for (const { kind, line, column, lines, columns: wide, texts } of actions) {
          if (kind === 'undo' || kind === 'redo') {
            const from = kind === 'undo' ? all : undone;
            const last = from.pop();
            if (!last) continue;
            (kind === 'undo' ? undone : all).push(last);
            apply(kind === 'undo' ? inverseOf(last, 'undo') : last);
            continue;
          }
          const top = Math.min(line, Math.max(0, rows.length - 1));
          const rect = {
            top,
            left: Math.min(column, 3),
            bottom: Math.min(top + lines, Math.max(0, rows.length - 1)),
            right: Math.min(column + wide, 3),
          };
          const sheet = sheetOf(rows, refused);
          let changes: GridChanges<Row>;
          if (kind === 'paste') {
            const plan = atOnce(
              planPaste(sheet, block(...texts), Math.max(...texts.map((row) => row.length)), {
                selection: rect,
                newRow,
                rowCount: rows.length,
              }),
            );
            changes = set(plan.cells, { added: plan.added });
          } else if (kind === 'remove') {
            const removed = rows.slice(top, top + 2).map((row, at) => ({ key: row.id, row, at: top + at }));
            changes = set([], { removed });
          } else if (kind === 'fill') changes = set(fillDown(sheet, rect));
          else if (kind === 'series')
            changes = set(
              fillSeries(sheet, rect, { ...rect, bottom: Math.max(rect.bottom, rows.length - 1) }),
            );
          else changes = set(clearCells(sheet, rect, (at) => ({ value: at === 0 ? '' : null })));
          apply(changes);
          all = [...all, changes];
          undone = [];
        }
        const end = state();
        for (const changes of all.toReversed()) apply(inverseOf(changes, 'undo'));
        expect(state()).toBe(JSON.stringify([start, []]));
        for (const changes of all) apply(changes);
        expect(state()).toBe(end);
      }),
      { numRuns: 20 },
    );
  });
});
