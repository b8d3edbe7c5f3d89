/** One binding of the grid: what is pressed, what it does, where. The grid binds, explains and tests these entries. */
export interface GridKey {
  action: string;
  keys: readonly string[];
  does: string;
  /** In a cell, or in the editor of a cell. */
  where: 'cell' | 'editor';
  /** Bound by the browser's own events (clipboard) or in every grid, not only where cells are edited. */
  by?: 'clipboard' | 'every';
}

const arrows = (prefix = '') => ['Up', 'Down', 'Left', 'Right'].map((side) => `${prefix}Arrow${side}`);

/** The key model of the grid. `Ctrl` is Cmd on a Mac. */
export const gridKeys = [
  { action: 'move', keys: arrows(), does: 'Moves by one cell', where: 'cell', by: 'every' },
  {
    action: 'home',
    keys: ['Home', 'End'],
    does: 'First or last cell of the row',
    where: 'cell',
    by: 'every',
  },
  {
    action: 'corner',
    keys: ['Ctrl+Home', 'Ctrl+End'],
    does: 'First or last cell of the grid',
    where: 'cell',
    by: 'every',
  },
  { action: 'page', keys: ['PageUp', 'PageDown'], does: 'Moves by a page', where: 'cell', by: 'every' },
  { action: 'edge', keys: arrows('Ctrl+'), does: 'Goes to the edge of the data', where: 'cell' },
  { action: 'extend', keys: arrows('Shift+'), does: 'Extends the selection', where: 'cell' },
  {
    action: 'extendEdge',
    keys: arrows('Ctrl+Shift+'),
    does: 'Extends the selection to the edge of the data',
    where: 'cell',
  },
  {
    action: 'extendHome',
    keys: ['Shift+Home', 'Shift+End'],
    does: 'Extends the selection to the start or end of the row',
    where: 'cell',
  },
  {
    action: 'extendCorner',
    keys: ['Ctrl+Shift+Home', 'Ctrl+Shift+End'],
    does: 'Extends the selection to the first or last cell',
    where: 'cell',
  },
  {
    action: 'extendPage',
    keys: ['Shift+PageUp', 'Shift+PageDown'],
    does: 'Extends the selection by a page',
    where: 'cell',
  },
  { action: 'selectRow', keys: ['Shift+Space'], does: 'Selects the row', where: 'cell' },
  { action: 'selectColumn', keys: ['Ctrl+Space'], does: 'Selects the column', where: 'cell' },
  { action: 'selectAll', keys: ['Ctrl+A'], does: 'Selects everything', where: 'cell' },
  { action: 'next', keys: ['Tab'], does: 'Next cell', where: 'cell' },
  { action: 'previous', keys: ['Shift+Tab'], does: 'Cell before', where: 'cell' },
  { action: 'edit', keys: ['Enter', 'F2'], does: 'Edits the cell', where: 'cell' },
  { action: 'retype', keys: ['Backspace'], does: 'Empties the cell and edits it', where: 'cell' },
  {
    action: 'openList',
    keys: ['Alt+ArrowDown'],
    does: 'Edits the cell with its list or calendar open',
    where: 'cell',
  },
  { action: 'toggle', keys: ['Space'], does: 'Ticks a checkbox', where: 'cell' },
  { action: 'clear', keys: ['Delete'], does: 'Empties the selected cells', where: 'cell' },
  { action: 'copy', keys: ['Ctrl+C'], does: 'Copies', where: 'cell', by: 'clipboard' },
  { action: 'cut', keys: ['Ctrl+X'], does: 'Cuts', where: 'cell', by: 'clipboard' },
  {
    action: 'paste',
    keys: ['Ctrl+V'],
    does: 'Pastes; the grid grows where it may',
    where: 'cell',
    by: 'clipboard',
  },
  { action: 'fillDown', keys: ['Ctrl+D'], does: 'Fills down, or takes the cell above', where: 'cell' },
  { action: 'fillRight', keys: ['Ctrl+R'], does: 'Fills right, or takes the cell before', where: 'cell' },
  {
    action: 'fillSelection',
    keys: ['Ctrl+Enter'],
    does: 'Fills the selection with the active cell',
    where: 'cell',
  },
  { action: 'undo', keys: ['Ctrl+Z'], does: 'Takes back', where: 'cell' },
  { action: 'redo', keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], does: 'Does again', where: 'cell' },
  { action: 'menu', keys: ['Shift+F10', 'ContextMenu'], does: 'Opens the menu of the cell', where: 'cell' },
  { action: 'help', keys: ['F1'], does: 'Shows these keys', where: 'cell' },
  {
    action: 'release',
    keys: ['Escape'],
    does: 'Drops the selection; Tab then leaves the grid',
    where: 'cell',
  },
  { action: 'leave', keys: ['F6', 'Shift+F6'], does: 'Leaves the grid, forward or back', where: 'cell' },
  {
    action: 'commitDown',
    keys: ['Enter'],
    does: 'Takes the text and goes down; after Tabs to the first of them',
    where: 'editor',
  },
  { action: 'commitUp', keys: ['Shift+Enter'], does: 'Takes the text and goes up', where: 'editor' },
  { action: 'commitNext', keys: ['Tab'], does: 'Takes the text and goes on to the right', where: 'editor' },
  { action: 'commitPrevious', keys: ['Shift+Tab'], does: 'Takes the text and goes back', where: 'editor' },
  {
    action: 'commitAll',
    keys: ['Ctrl+Enter'],
    does: 'Takes the text into every selected cell',
    where: 'editor',
  },
  { action: 'newLine', keys: ['Alt+Enter'], does: 'New line in a long text', where: 'editor' },
  {
    action: 'caret',
    keys: ['F2'],
    does: 'Arrows move in the text instead of the grid, and back',
    where: 'editor',
  },
  { action: 'showList', keys: ['Alt+ArrowDown'], does: 'Opens the list or the calendar', where: 'editor' },
  { action: 'cancel', keys: ['Escape'], does: 'Leaves the cell as it was', where: 'editor' },
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
