import { type GridKey, gridKeys } from '#design-system/grid/editing/gridKeys.ts';
import { gridKeyWords } from '#design-system/grid/editing/gridKeyWords.ts';
import * as t from '../texts.ts';

const printed: Record<string, string> = {
  Ctrl: 'Mod',
  ArrowUp: t.up,
  ArrowDown: t.down,
  ArrowLeft: t.left,
  ArrowRight: t.right,
  PageUp: t.pageUp,
  PageDown: t.pageDown,
  ContextMenu: t.menu,
  Escape: t.esc,
};

const print = (chord: string) =>
  chord
    .split('+')
    .map((key) => printed[key] ?? key)
    .join('+');

/** Keys as caps: all four arrows with the same keys held are one cap. */
function capsOf(keys: readonly string[]): string {
  const held = /^(.*)ArrowUp$/.exec(keys[0] ?? '')?.[1];
  if (keys.length === 4 && held !== undefined) return print(`${held}Arrows`);
  return keys.map(print).join(' or ');
}

const rowsOf = (where: GridKey['where']) =>
  gridKeys
    .filter((one) => one.where === where)
    .map(({ keys, action }) => ({ keys: capsOf(keys), does: gridKeyWords[action] }));

/** What keys do in every table that is edited, for the list behind `?`. */
export const gridSections = [
  { title: t.editableGrid, rows: rowsOf('cell') },
  { title: t.whileACellIsEdited, rows: rowsOf('editor') },
];
