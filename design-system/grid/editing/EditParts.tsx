import { opened } from '../../private/on-demand/onDemand.tsx';
import { CellNote } from './CellNote.tsx';
import type { Draft } from './createDraft.ts';
import type { GridEditing } from './gridEditing.ts';
import type { GridView } from './gridView.ts';
import type { GridEditingParts } from './useGridEditing.ts';
import { useProblems } from './useProblems.ts';
import * as styles from './editing.css.ts';

// Asked for by a right click or Shift+F10 only.
const CellMenu = opened(async () => (await import('./CellMenu.tsx')).CellMenu);

// Only where something is wrong or takes long.
const EditStrip = opened(async () => (await import('./EditStrip.tsx')).EditStrip);

export interface EditPartsProps<Row> {
  parts: GridEditingParts<Row>;
  editing: GridEditing<Row>;
  draft: Draft<Row>;
  view: GridView<Row>;
  /** Told to screen readers. */
  said: string;
  messageAt: (line: number, position: number) => string | undefined;
}

/** What an editable grid shows around its rows: the message at a cell, the strip of problems and progress, the menu of a cell. */
export function EditParts<Row>({ parts, editing, draft, view, said, messageAt }: EditPartsProps<Row>) {
  const problems = useProblems(draft, view.columns, editing);
  const { rect } = parts.selection;
  const { commands, menu, closeMenu } = parts;
  const goTo = (key: string, column: string) => {
    const at = view.columns.findIndex(({ id }) => id === column);
    for (let line = 0; line < view.lineCount; line++) {
      const row = view.rowAt(line);
      if (row === undefined || view.keyOf(row) !== key) continue;
      parts.selection.clear();
      view.moveTo({ line, column: Math.max(0, at) + view.offset }, true);
      return;
    }
  };
  const nameOf = (key: string, column: string) => {
    const title = view.columns.find(({ id }) => id === column)?.title ?? column;
    const place = draft.rows().findIndex((row) => view.keyOf(row) === key);
    return `${title}, row ${place + 1}`;
  };
  return (
    <>
      <CellNote scroller={view.scroller} messageAt={messageAt} />
      {parts.pasting.progress || parts.pasting.report || problems.length > 0 ? (
        <EditStrip
          progress={parts.pasting.progress}
          onStop={parts.pasting.cancel}
          report={parts.pasting.report}
          onDismiss={parts.pasting.dismissReport}
          problems={problems}
          nameOf={nameOf}
          onGoTo={goTo}
        />
      ) : null}
      {menu ? (
        <CellMenu
          at={menu}
          commands={commands}
          rows={rect.bottom - rect.top + 1}
          canAdd={editing.newRow !== undefined}
          canRemove={editing.removable === true}
          announce={view.announce}
          onClose={closeMenu}
        />
      ) : null}
      <div aria-live="polite" className={styles.hidden}>
        {said}
      </div>
    </>
  );
}
