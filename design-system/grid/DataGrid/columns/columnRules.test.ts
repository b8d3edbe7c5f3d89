import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../gridTypes.ts';
import { emptyGridState } from '../gridTypes.ts';
import { moveBefore, moveStep } from '../state/gridStates.ts';
import { placeColumns, placeVariables } from './cellPlace.ts';
import { layoutColumns, type SizedColumn } from './columnLayout.ts';
import { columnExtractor, roomBetween } from './useColumnWindow.ts';

const column = (id: string, extra: Partial<GridColumn<string>> = {}): GridColumn<string> => ({
  id,
  title: id,
  width: 100,
  render: () => id,
  ...extra,
});
const sized = (size: number, extra: Partial<SizedColumn> = {}): SizedColumn => ({
  size,
  grows: false,
  side: undefined,
  ...extra,
});
const nothing = emptyGridState;

describe('columns', () => {
  const columns = [column('a'), column('b', { frozen: true }), column('c'), column('d', { hideable: false })];

  it('that may grow share what is left, to the last pixel', () => {
    const grown = [sized(100, { side: 'start' }), sized(100, { grows: true }), sized(100, { grows: true })];
    expect(layoutColumns(grown, ['select'], 501)).toMatchObject({
      widths: [40, 100, 180, 181],
      starts: [0, 40, 140, 320],
      width: 501,
      startCount: 2,
      startWidth: 140,
      endWidth: 0,
    });
    expect(layoutColumns(grown, [], 100).widths).toEqual([100, 100, 100]);
  });
  it('that shrink give way where all would fit by that, each its part, and hold where they would not', () => {
    const narrow = [sized(100), sized(200, { shrinksTo: 120 }), sized(100, { shrinksTo: 80, side: 'end' })];
    expect(layoutColumns(narrow, [], 400).widths).toEqual([100, 200, 100]);
    expect(layoutColumns(narrow, ['select'], 390).widths).toEqual([40, 100, 160, 90]);
    expect(layoutColumns(narrow, [], 300)).toMatchObject({ widths: [100, 120, 80], width: 300 });
    expect(layoutColumns(narrow, [], 299).widths).toEqual([100, 200, 100]);
    expect(layoutColumns(narrow, [], 0).widths).toEqual([100, 200, 100]);
  });
  it('stay frozen only as far as the others keep room', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => sized(100, id < 'c' ? { side: 'start' } : {}));
    const startAt = (available: number) => layoutColumns(four, ['select'], available).startCount;
    expect(startAt(0)).toBe(3);
    expect(startAt(360)).toBe(3);
    expect(startAt(359)).toBe(2);
    expect(startAt(259)).toBe(1);
    expect(startAt(50)).toBe(1);
  });
  it('that are frozen and shrink give way to stay in sight, if that is enough', () => {
    const row = [
      sized(30, { side: 'start' }),
      sized(200, { side: 'start', shrinksTo: 120 }),
      sized(300),
      sized(40, { side: 'end' }),
    ];
    const at = (available: number) => layoutColumns(row, [], available);
    expect(at(400)).toMatchObject({ widths: [30, 200, 300, 40], startCount: 2 });
    expect(at(350)).toMatchObject({ widths: [30, 160, 300, 40], startCount: 2, startWidth: 190 });
    expect(at(310)).toMatchObject({ widths: [30, 120, 300, 40], startCount: 2 });
    expect(at(309)).toMatchObject({ widths: [30, 200, 300, 40], startCount: 1 });
  });
  it('that are frozen and shrink give way for what is to be in sight, if that is enough', () => {
    const row = [
      sized(30, { side: 'start' }),
      sized(200, { side: 'start', shrinksTo: 120 }),
      sized(150),
      sized(100, { inSight: true }),
      sized(300),
      sized(40, { side: 'end' }),
    ];
    const at = (available: number) => layoutColumns(row, ['select'], available).widths;
    expect(at(560)).toEqual([40, 30, 200, 150, 100, 300, 40]);
    expect(at(500)).toEqual([40, 30, 140, 150, 100, 300, 40]);
    expect(at(480)).toEqual([40, 30, 120, 150, 100, 300, 40]);
    // It would be cut either way: nothing else is cut for it.
    expect(at(479)).toEqual([40, 30, 200, 150, 100, 300, 40]);
  });
  it('that are frozen and shrink give way for as many of those as can be in sight', () => {
    const row = [
      sized(200, { side: 'start', shrinksTo: 120 }),
      sized(150),
      sized(100, { inSight: true }),
      sized(300),
      sized(100, { inSight: true }),
      sized(200),
      sized(40, { side: 'end' }),
    ];
    const at = (available: number) => layoutColumns(row, [], available).widths[0];
    expect(at(890)).toBe(200);
    expect(at(810)).toBe(120);
    // The last of them does not fit: the one before it does.
    expect(at(809)).toBe(200);
    expect(at(450)).toBe(160);
    expect(at(410)).toBe(120);
    expect(at(409)).toBe(200);
  });
  it('that are evened show no part of a column beside those frozen at the end', () => {
    const row = [
      sized(75, { side: 'start' }),
      sized(240, { side: 'start', evens: true }),
      ...[1, 2, 3].map(() => sized(150)),
      sized(375, { side: 'end' }),
    ];
    const at = (available: number) => layoutColumns(row, [], available);
    // Two columns and a part of the third: the part is taken.
    expect(at(1010)).toMatchObject({ widths: [75, 260, 150, 150, 150, 375], startCount: 2 });
    expect(at(840)).toMatchObject({ widths: [75, 240, 150, 150, 150, 375], startCount: 2 });
    // No whole one fits: the name scrolls with them, to be seen whole at first.
    expect(at(839)).toMatchObject({ widths: [75, 389, 150, 150, 150, 375], startCount: 1 });
    expect(at(762)).toMatchObject({ widths: [75, 312, 150, 150, 150, 375], startCount: 1 });
    expect(at(600)).toMatchObject({ widths: [75, 240, 150, 150, 150, 375] });
  });
  it('move one place or before another, among those of their side only', () => {
    const order = (state: Partial<typeof nothing>, id: string, step: -1 | 1) =>
      moveStep(columns, { ...nothing, ...state }, id, step)?.join(' ');
    expect(order({}, 'a', 1)).toBe('b c a d');
    expect(order({}, 'c', -1)).toBe('c a b d');
    expect(order({}, 'd', 1)).toBeUndefined();
    expect(order({}, 'b', 1)).toBeUndefined();
    // A hidden neighbour is no place to go.
    expect(order({ hidden: ['c'] }, 'a', 1)).toBe('b c d a');
    expect(moveBefore(columns, nothing, 'd', 'a')?.join(' ')).toBe('d a b c');
    expect(moveBefore(columns, nothing, 'a', undefined)?.join(' ')).toBe('b c d a');
    expect(moveBefore(columns, nothing, 'a', 'c')).toBeUndefined();
    expect(moveBefore(columns, nothing, 'a', 'b')).toBeUndefined();
  });
});

describe('the window of columns', () => {
  const shown = Array.from({ length: 30 }, (_, index) => column(`c${index}`));
  const layout = layoutColumns(
    shown.map((_, index) => sized(100, index < 2 ? { side: 'start' } : index === 29 ? { side: 'end' } : {})),
    [],
  );

  it('scrolls through what the frozen ones leave', () => {
    expect(roomBetween(layout, 900)).toBe(600);
    expect(roomBetween(layout, 0)).toBe(1);
  });
  it('stays as it is while it covers the view, and is never much wider', () => {
    const extract = columnExtractor();
    const drawn = (startIndex: number, endIndex: number) => {
      const indexes = extract({ startIndex, endIndex, count: 27, overscan: 0 });
      return [indexes[0], indexes.at(-1)];
    };
    expect(drawn(0, 6)).toEqual([0, 8]);
    expect(drawn(2, 8)).toEqual([0, 8]);
    expect(drawn(3, 9)).toEqual([1, 11]);
    expect(drawn(20, 26)).toEqual([18, 26]);
    expect(drawn(22, 23)).toEqual([20, 25]);
  });
  it('leaves gaps that put every drawn cell where it would stand among all of them', () => {
    const counts = { startCount: layout.startCount, endCount: layout.endCount, count: 30 };
    const places = placeColumns(shown, [], counts, { first: 10, last: 14 }, 20);
    expect(places.columns.map(({ position }) => position)).toEqual([0, 1, 10, 11, 12, 13, 14, 20, 29]);
    const variables = placeVariables(places, layout) as Record<string, string>;
    let edge = 0;
    for (const { position, style } of places.columns.slice(0, -1)) {
      if (style.marginInlineStart) edge += parseInt(variables[`--g${position}`] ?? '', 10);
      expect(edge).toBe(layout.starts[position]);
      edge += parseInt(variables[`--w${position}`] ?? '', 10);
    }
    expect(variables['--e29']).toBe('0px');
  });
});
