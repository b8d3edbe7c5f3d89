import { type GridKey, gridKeys } from '#design-system/grid/editing/gridKeys.ts';
import { gridKeyWords } from '#design-system/grid/editing/gridKeyWords.ts';

const printed: Record<string, string> = {
  Ctrl: 'Mod',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ContextMenu: 'Menu',
  Escape: 'Esc',
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
  { title: 'Editable grid', rows: rowsOf('cell') },
  { title: 'While a cell is edited', rows: rowsOf('editor') },
];
