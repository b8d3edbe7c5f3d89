// What a paste needs, in one chunk: fetched once a grid is editable, so that the grid itself stays small.
import type { Block, BlockCell } from '../clipboard/block.ts';
import { readClipboard } from '../clipboard/readClipboard.ts';

export { widthOf } from '../clipboard/block.ts';
export { firstMark } from './firstMark.ts';
export { atOnce, inSlices } from './inSlices.ts';
export { describePaste, planPaste } from './pastePlan.ts';

/** All rows of what was copied, one at a time; yields how many there are so far. */
export function* readAll(copied: { text: string; html: string }): Generator<number, Block> {
  const rows: (BlockCell | undefined)[][] = [];
  for (const row of readClipboard(copied)) {
    rows.push(row);
    yield rows.length;
  }
  return rows;
}
