import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PopoverPanel } from '#design-system/overlays/Popover/PopoverPanel.tsx';
import { useEditItem } from '../../itemMutations.ts';
import { foresiteKeys, type Item, type ItemBrief } from '#shared/foresite';
import { CELL_FIELDS, type CellField } from '../../model/cellFields.ts';
import type { FieldEdit } from '../../model/fieldEdits.ts';
import { conflictOf, type EditConflict, isConflict } from '../../model/itemEdit.ts';
import * as t from '../../texts.ts';
import { ConflictBanner } from '../ConflictBanner.tsx';
import { CellControl } from './CellControl.tsx';

export interface CellEditorProps {
  projectId: number;
  /** The row as it was when its cell was opened: what is newer, somebody else has saved. */
  item: ItemBrief;
  field: CellField;
  cell: HTMLElement;
  today: string;
  onClose: () => void;
}

/** What keeps an edit from being saved. */
interface Held {
  edit: FieldEdit;
  conflict: EditConflict;
}

/** One cell's value in a panel at the cell: Enter saves, Escape leaves. It is painted at once and comes back should it be refused. */
export default function CellEditor({ projectId, item, field, cell, today, onClose }: CellEditorProps) {
  const client = useQueryClient();
  const write = useEditItem(projectId);
  const anchor = useMemo(() => ({ current: cell }), [cell]);
  const [problem, setProblem] = useState<string | null>(null);
  const [held, setHeld] = useState<Held | null>(null);

  const send = (edit: FieldEdit, base: ItemBrief) => {
    setProblem(null);
    setHeld(null);
    write.mutate(
      { item: base, patch: edit.changesOf(base), paint: edit.paintOf(base) },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error.kind !== 'stale') {
            const [sentence] = Object.values(error.fields).flat();
            return setProblem(sentence ?? error.message);
          }
          sendOnTop(edit, base, error.current as Item);
        },
      },
    );
  };
  /** Saves on top of theirs, unless somebody changed the same since `base`. */
  const sendOnTop = (edit: FieldEdit, base: ItemBrief, theirs: Item) => {
    const conflict = conflictOf(edit.changesOf(base), base, theirs);
    if (isConflict(conflict)) setHeld({ edit, conflict });
    else send(edit, theirs);
  };
  const save = (edit: FieldEdit) => {
    // A write goes out from the newest version that is known: what others saved in between is looked at first.
    const known = client.getQueryData<Item>(foresiteKeys.item(projectId, item.id));
    if (known && known.version > item.version) sendOnTop(edit, item, known);
    else send(edit, item);
  };
  if (write.isPending || write.isSuccess) return null;
  const title = CELL_FIELDS[field];
  return (
    <PopoverPanel label={t.labelOfItems(title, item.code)} anchor={anchor} width={300} onClose={onClose}>
      {held ? (
        <ConflictBanner
          projectId={projectId}
          conflict={held.conflict}
          onTakeTheirs={onClose}
          onKeepMine={() => send(held.edit, held.conflict.theirs)}
        />
      ) : (
        <CellControl
          projectId={projectId}
          item={item}
          field={field}
          label={title}
          today={today}
          problem={problem}
          onSave={save}
          onCancel={onClose}
        />
      )}
    </PopoverPanel>
  );
}
