import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { PopoverPanel } from '#design-system/overlays/Popover/PopoverPanel.tsx';
import { useEditItem } from '../../foresiteMutations.ts';
import { CELL_FIELDS, type CellField } from '../../model/cellFields.ts';
import { conflictLines, type FieldEdit, touchesSame } from '../../model/fieldEdits.ts';
import type { Item, ItemBrief } from '../../model/foresiteTypes.ts';
import { CellControl } from './CellControl.tsx';

export interface CellEditorProps {
  projectId: number;
  item: ItemBrief;
  field: CellField;
  cell: HTMLElement;
  today: string;
  onClose: () => void;
}

/** What keeps an edit from being saved. */
interface Conflict {
  edit: FieldEdit;
  theirs: ItemBrief;
  lines: readonly string[];
}

/** One cell's value in a panel at the cell: Enter saves, Escape leaves. It is painted at once and comes back should it be refused. */
export default function CellEditor({ projectId, item, field, cell, today, onClose }: CellEditorProps) {
  const write = useEditItem(projectId);
  const anchor = useMemo(() => ({ current: cell }), [cell]);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const send = (edit: FieldEdit, base: ItemBrief) => {
    setProblem(null);
    setConflict(null);
    write.mutate(
      { item: base, patch: edit.changesOf(base), paint: edit.paintOf(base) },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error.kind !== 'stale') {
            const [sentence] = Object.values(error.fields).flat();
            return setProblem(sentence ?? error.message);
          }
          const theirs: ItemBrief = error.current as Item;
          const mine = edit.paintOf(base);
          // Nobody touched what is edited: it is saved on top of theirs.
          if (!touchesSame(base, theirs, mine)) return send(edit, theirs);
          setConflict({ edit, theirs, lines: conflictLines(base, theirs, mine) });
        },
      },
    );
  };
  if (write.isPending || write.isSuccess) return null;
  const title = CELL_FIELDS[field];
  return (
    <PopoverPanel label={`${title} of ${item.code}`} anchor={anchor} width={300} onClose={onClose}>
      <Stack gap={3}>
        {conflict ? (
          <Banner
            tone="caution"
            action={
              <Inline gap={2}>
                <Button size="small" onPress={onClose}>
                  Take theirs
                </Button>
                <Button size="small" onPress={() => send(conflict.edit, conflict.theirs)}>
                  Keep mine
                </Button>
              </Inline>
            }
          >
            {conflict.lines.join('. ')}
          </Banner>
        ) : (
          <CellControl
            projectId={projectId}
            item={item}
            field={field}
            label={title}
            today={today}
            problem={problem}
            onSave={(edit) => send(edit, item)}
            onCancel={onClose}
          />
        )}
      </Stack>
    </PopoverPanel>
  );
}
