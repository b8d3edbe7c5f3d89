/** One binding of the grid: what is pressed, where. The grid binds, explains (`gridKeyWords.ts`) and tests these entries. */
export interface GridKey {
  action: string;
  keys: readonly string[];
  /** In a cell, or in the editor of a cell. */
  where: 'cell' | 'editor';
  /** Bound by the browser's own events (clipboard) or in every grid, not only where cells are edited. */
  by?: 'clipboard' | 'every';
}

const arrows = (prefix = '') => ['Up', 'Down', 'Left', 'Right'].map((side) => `${prefix}Arrow${side}`);

/** The key model of the grid. `Ctrl` is Cmd on a Mac. */
export const gridKeys = [
  { action: 'move', keys: arrows(), where: 'cell', by: 'every' },
  {
    action: 'home',
    keys: ['Home', 'End'],
    where: 'cell',
    by: 'every',
  },
  {
    action: 'corner',
    keys: ['Ctrl+Home', 'Ctrl+End'],
    where: 'cell',
    by: 'every',
  },
  { action: 'page', keys: ['PageUp', 'PageDown'], where: 'cell', by: 'every' },
  { action: 'edge', keys: arrows('Ctrl+'), where: 'cell' },
  { action: 'extend', keys: arrows('Shift+'), where: 'cell' },
  {
    action: 'extendEdge',
    keys: arrows('Ctrl+Shift+'),
    where: 'cell',
  },
  {
    action: 'extendHome',
    keys: ['Shift+Home', 'Shift+End'],
    where: 'cell',
  },
  {
    action: 'extendCorner',
    keys: ['Ctrl+Shift+Home', 'Ctrl+Shift+End'],
    where: 'cell',
  },
  {
    action: 'extendPage',
    keys: ['Shift+PageUp', 'Shift+PageDown'],
    where: 'cell',
  },
  { action: 'selectRow', keys: ['Shift+Space'], where: 'cell' },
  { action: 'selectColumn', keys: ['Ctrl+Space'], where: 'cell' },
  { action: 'selectAll', keys: ['Ctrl+A'], where: 'cell' },
  { action: 'next', keys: ['Tab'], where: 'cell' },
  { action: 'previous', keys: ['Shift+Tab'], where: 'cell' },
  { action: 'edit', keys: ['Enter', 'F2'], where: 'cell' },
  { action: 'retype', keys: ['Backspace'], where: 'cell' },
  {
    action: 'openList',
    keys: ['Alt+ArrowDown'],
    where: 'cell',
  },
  { action: 'toggle', keys: ['Space'], where: 'cell' },
  { action: 'clear', keys: ['Delete'], where: 'cell' },
  { action: 'copy', keys: ['Ctrl+C'], where: 'cell', by: 'clipboard' },
  { action: 'cut', keys: ['Ctrl+X'], where: 'cell', by: 'clipboard' },
  {
    action: 'paste',
    keys: ['Ctrl+V'],
    where: 'cell',
    by: 'clipboard',
  },
  { action: 'fillDown', keys: ['Ctrl+D'], where: 'cell' },
  { action: 'fillRight', keys: ['Ctrl+R'], where: 'cell' },
  {
    action: 'fillSelection',
    keys: ['Ctrl+Enter'],
    where: 'cell',
  },
  { action: 'undo', keys: ['Ctrl+Z'], where: 'cell' },
  { action: 'redo', keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], where: 'cell' },
  { action: 'menu', keys: ['Shift+F10', 'ContextMenu'], where: 'cell' },
  { action: 'help', keys: ['F1'], where: 'cell' },
  {
    action: 'release',
    keys: ['Escape'],
    where: 'cell',
  },
  { action: 'leave', keys: ['F6', 'Shift+F6'], where: 'cell' },
  {
    action: 'commitDown',
    keys: ['Enter'],
    where: 'editor',
  },
  { action: 'commitUp', keys: ['Shift+Enter'], where: 'editor' },
  { action: 'commitNext', keys: ['Tab'], where: 'editor' },
  { action: 'commitPrevious', keys: ['Shift+Tab'], where: 'editor' },
  {
    action: 'commitAll',
    keys: ['Ctrl+Enter'],
    where: 'editor',
  },
  { action: 'newLine', keys: ['Alt+Enter'], where: 'editor' },
  {
    action: 'caret',
    keys: ['F2'],
    where: 'editor',
  },
  { action: 'showList', keys: ['Alt+ArrowDown'], where: 'editor' },
  { action: 'cancel', keys: ['Escape'], where: 'editor' },
] as const satisfies readonly GridKey[];

/** What a key can mean. */
export type GridAction = (typeof gridKeys)[number]['action'];

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const chords = new Map<string, GridAction>(
  gridKeys.flatMap(({ action, keys, where }) => keys.map((chord) => [`${where} ${chord}`, action] as const)),
);

/** What a key press means in a cell or in its editor; undefined for keys that are bound to nothing. */
export function actionOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  where: GridKey['where'],
): GridAction | undefined {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  const chord = `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${name}`;
  return chords.get(`${where} ${chord}`);
}

/** A key that writes a character: it starts an editor with it. */
export const isTyping = ({ key, ctrlKey, metaKey, altKey }: Pressed) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
