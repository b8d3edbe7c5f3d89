import { describe, expect, it } from 'vitest';
import { moveCell } from './navigation.ts';

describe('keys', () => {
  const extent = { firstLine: -1, lastLine: 9, lastColumn: 3, page: 4 };
  const press = (key: string, line: number, cell: number, ctrlKey = false) =>
    moveCell({ line, column: cell }, { key, ctrlKey, metaKey: false }, extent);
  it.each([
    ['ArrowUp', 0, 1, false, -1, 1],
    ['ArrowUp', -1, 1, false, -1, 1],
    ['ArrowDown', 9, 1, false, 9, 1],
    ['ArrowRight', 2, 3, false, 2, 3],
    ['ArrowLeft', 2, 0, false, 2, 0],
    ['Home', 5, 2, false, 5, 0],
    ['End', 5, 2, false, 5, 3],
    ['Home', 5, 2, true, 0, 0],
    ['End', 5, 2, true, 9, 3],
    ['PageDown', 7, 2, false, 9, 2],
    ['PageUp', 2, 2, false, 0, 2],
    ['ArrowDown', 0, 2, true, 9, 2],
    ['ArrowUp', 7, 2, true, 0, 2],
  ] as const)('%s from %i,%i (Ctrl %s) goes to %i,%i', (key, line, cell, ctrl, toLine, toColumn) => {
    expect(press(key, line, cell, ctrl)).toEqual({ line: toLine, column: toColumn });
  });
  it('leaves other keys alone', () => {
    expect(press('a', 0, 0)).toBeUndefined();
  });
});
