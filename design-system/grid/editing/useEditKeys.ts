import { useRef, type KeyboardEvent } from 'react';
import { tabbableIn } from '../../private/focus/focusable.ts';
import { actionOf, isTyping, type GridAction } from './gridKeys.ts';
import type { GridView } from './gridView.ts';
import { nextInside, type ArrowKey, type CellAt } from './ranges.ts';
import type { CellSelection } from './useCellSelection.ts';
import type { EditStart } from './useEditSession.ts';

/** What the keys of an editable grid do beyond moving. */
export interface EditCommands {
  edit: (at: CellAt, start: EditStart) => void;
  toggle: (at: CellAt) => boolean;
  clear: () => void;
  fillDown: () => void;
  fillRight: () => void;
  fillSelection: () => void;
  /** Adds a row below the last one and goes there; false where none is to come. */
  grow: () => boolean;
  undo: () => void;
  redo: () => void;
  openMenu: (at: CellAt) => void;
  help: (() => void) | undefined;
  isReadOnly: (at: CellAt) => boolean;
}

const sides: Record<string, CellAt> = {
  ArrowUp: { line: -1, column: 0 },
  ArrowDown: { line: 1, column: 0 },
  ArrowLeft: { line: 0, column: -1 },
  ArrowRight: { line: 0, column: 1 },
};

/** The focus goes to what follows (or precedes) the grid in the order of the page. */
function leave(scroller: HTMLElement | null, back: boolean): void {
  const all = tabbableIn(document);
  const inside = all.findIndex((element) => scroller?.contains(element));
  const last = all.findLastIndex((element) => scroller?.contains(element));
  (back ? all[inside - 1] : all[last + 1])?.focus();
}

/** Keys in the cells of an editable grid; true where one was taken. */
export function useEditKeys<Row>(view: GridView<Row>, selection: CellSelection<Row>, commands: EditCommands) {
  /** A run of Tabs: the column it began in, below which Enter goes back, and the cell it has come to. Elsewhere it is over. */
  const tabs = useRef<{ start: number; at: CellAt }>(undefined);
  /** After Escape the next Tab is the browser's: nobody is trapped (WCAG 2.1.2). */
  const released = useRef(false);
  const { rect, active, head, extent, isRange } = selection;

  const tabStart = () => {
    const { start, at } = tabs.current ?? {};
    return at?.line === active.line && at.column === active.column ? start : undefined;
  };
  const goOn = (along: 'columns' | 'lines', back: boolean): boolean => {
    if (isRange) {
      selection.moveTo(nextInside(rect, active, along, back));
      return true;
    }
    if (along === 'lines') {
      if (!back && active.line === extent.lines - 1 && commands.grow()) {
        tabs.current = undefined;
        return true;
      }
      const column = back ? active.column : (tabStart() ?? active.column);
      selection.moveTo({ line: active.line + (back ? -1 : 1), column });
      tabs.current = undefined;
      return true;
    }
    const place = active.line * extent.columns + active.column + (back ? -1 : 1);
    // Beyond the first and last cell Tab goes on to the rest of the page.
    if (place < 0 || place >= extent.columns * extent.lines) return false;
    const start = tabStart() ?? active.column;
    const at = { line: Math.floor(place / extent.columns), column: place % extent.columns };
    tabs.current = at.line === active.line ? { start, at } : undefined;
    selection.moveTo(at);
    return true;
  };
  const byPage = (key: string): CellAt => ({
    line: head.line + (key === 'PageUp' ? -1 : 1) * view.page(),
    column: head.column,
  });
  const toCorner = (key: string): CellAt =>
    key === 'Home' ? { line: 0, column: 0 } : { line: extent.lines - 1, column: extent.columns - 1 };
  const step = (key: string): CellAt => ({
    line: head.line + (sides[key]?.line ?? 0),
    column: head.column + (sides[key]?.column ?? 0),
  });

  const run = (action: GridAction, event: KeyboardEvent): boolean => {
    const { key } = event;
    const whole = (kind: 'rows' | 'columns' | 'all') =>
      selection.choose({
        anchor: isRange ? { line: rect.top, column: rect.left } : active,
        head,
        whole: kind,
      });
    const actions: Partial<Record<GridAction, () => boolean | void>> = {
      edge: () => {
        selection.clear();
        selection.moveTo(selection.edgeFrom(active, key as ArrowKey));
      },
      extend: () => selection.extendTo(step(key)),
      extendEdge: () => selection.extendTo(selection.edgeFrom(head, key as ArrowKey)),
      extendHome: () =>
        selection.extendTo({ line: head.line, column: key === 'Home' ? 0 : extent.columns - 1 }),
      extendCorner: () => selection.extendTo(toCorner(key)),
      extendPage: () => selection.extendTo(byPage(key)),
      selectRow: () => whole('rows'),
      selectColumn: () => whole('columns'),
      selectAll: () => whole('all'),
      next: () => !released.current && goOn('columns', false),
      previous: () => !released.current && goOn('columns', true),
      edit: () => (commands.isReadOnly(active) ? false : commands.edit(active, { atEnd: key === 'F2' })),
      retype: () => commands.edit(active, { text: '' }),
      openList: () => commands.edit(active, { opensList: true }),
      toggle: () => commands.toggle(active),
      clear: commands.clear,
      fillDown: commands.fillDown,
      fillRight: commands.fillRight,
      fillSelection: commands.fillSelection,
      undo: commands.undo,
      redo: commands.redo,
      menu: () => commands.openMenu(active),
      help: () => (commands.help ? commands.help() : false),
      release: () => {
        // The second Escape is for whatever the grid stands in, e.g. a flyout.
        if (released.current && !isRange) return false;
        selection.clear();
        released.current = true;
        return true;
      },
      leave: () => leave(view.scroller.current, event.shiftKey),
    };
    const found = actions[action];
    return found !== undefined && found() !== false;
  };

  const handleCellKey = (event: KeyboardEvent): boolean => {
    const action = actionOf(event, 'cell');
    // What was done is taken back from the column of checks and from a heading, too.
    const isOfGrid = action === 'undo' || action === 'redo';
    if (!selection.inGrid && !isOfGrid) return false;
    const isModifier = ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key);
    const taken = action !== undefined && run(action, event);
    if (taken) event.preventDefault();
    else if (isTyping(event) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      commands.edit(active, { text: event.key });
      released.current = false;
      return true;
    }
    if (!isModifier && action !== 'release') released.current = false;
    // Plain moves are the grid's own; they end a range and a run of Tabs.
    if (!taken && action !== undefined && ['move', 'home', 'corner', 'page'].includes(action)) {
      selection.clear();
      tabs.current = undefined;
    }
    return taken;
  };
  return { handleCellKey, goOn, forgetTabs: () => (tabs.current = undefined) };
}
