import { useId, useMemo, useState } from 'react';
import { MenuPanel } from '../../actions/Menu/MenuPanel.tsx';
import type { MenuSection } from '../../actions/Menu/menuItems.ts';
import type { GridEditingParts } from './useGridEditing.ts';
import * as styles from './editing.css.ts';

export interface CellMenuProps {
  /** Where it opens, in pixels of the window. */
  at: { x: number; y: number };
  commands: GridEditingParts<unknown>['commands'];
  /** How many rows are selected. */
  rows: number;
  canAdd: boolean;
  canRemove: boolean;
  announce: (text: string) => void;
  onClose: () => void;
}

/** What can be done with the selected cells, in one list (Shift+F10 or a right click). */
export function CellMenu({ at, commands, rows, canAdd, canRemove, announce, onClose }: CellMenuProps) {
  const id = useId();
  // The point has to stand in the page before the menu can be placed at it.
  const [point, setPoint] = useState<HTMLElement | null>(null);
  const anchor = useMemo(() => ({ current: point }), [point]);

  /** Menus have no clipboard event: they ask the browser, which may refuse. */
  const copy = async (then: () => void) => {
    const { text, html } = commands.copy();
    try {
      const blob = (type: string, content: string) => new Blob([content], { type });
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) }),
      ]);
      then();
    } catch {
      announce('The browser does not let a menu write to the clipboard. Press Ctrl+C.');
    }
  };
  const paste = async () => {
    try {
      commands.paste({ text: await navigator.clipboard.readText(), html: '' });
    } catch {
      announce('The browser does not let a menu read the clipboard. Press Ctrl+V.');
    }
  };
  const sections: MenuSection[] = [
    {
      id: 'clipboard',
      items: [
        { id: 'cut', label: 'Cut', end: 'Ctrl+X', onSelect: () => void copy(commands.cut) },
        {
          id: 'copy',
          label: 'Copy',
          end: 'Ctrl+C',
          onSelect: () => void copy(() => announce('Copied.')),
        },
        { id: 'paste', label: 'Paste', end: 'Ctrl+V', onSelect: () => void paste() },
        { id: 'clear', label: 'Clear', end: 'Del', onSelect: commands.clear },
      ],
    },
    {
      id: 'fill',
      items: [
        { id: 'down', label: 'Fill down', end: 'Ctrl+D', onSelect: commands.fillDown },
        { id: 'right', label: 'Fill right', end: 'Ctrl+R', onSelect: commands.fillRight },
      ],
    },
    {
      id: 'rows',
      items: [
        ...(canAdd ? [{ id: 'add', label: 'Add row at the end', onSelect: commands.addRow }] : []),
        ...(canRemove
          ? [
              {
                id: 'remove',
                label: rows === 1 ? 'Remove row' : `Remove ${rows} rows`,
                onSelect: commands.removeRows,
              },
            ]
          : []),
      ],
    },
    {
      id: 'history',
      items: [
        { id: 'undo', label: 'Undo', end: 'Ctrl+Z', onSelect: () => void commands.undo() },
        { id: 'redo', label: 'Redo', end: 'Ctrl+Y', onSelect: () => void commands.redo() },
      ],
    },
  ];
  return (
    <>
      <span ref={setPoint} className={styles.point} style={{ left: at.x, top: at.y }} />
      {point ? (
        <MenuPanel
          id={id}
          label="Cell"
          sections={sections.filter(({ items }) => items.length > 0)}
          anchor={anchor}
          placement="bottom-start"
          width={200}
          start="first"
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
