import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { estimateRemarkFields } from '#domain/estimate';
import { formatMoney } from '#domain/money';
import { useProjectId } from '#shared/project';
import { useRemark } from '../../estimateMutations.ts';
import { changeIn, type ChangeRow } from '../../model/changeRows.ts';
import { type Mending, mendingOf } from '../../model/mending.ts';
import * as t from '../../texts.ts';

export interface MendMatchesProps {
  /** Which two estimates are compared. */
  compared: { milestone_id: number; against: number; version: number | null };
  chosen: readonly ChangeRow[];
  onDone: () => void;
}

const labels: Readonly<Record<Mending['act'], string>> = {
  match: t.match,
  apart: t.unmatch,
  again: t.matchByItselfAgain,
};

/** Says that two lines are one work or not, and notes something of a difference. */
export function MendMatches({ compared, chosen, onDone }: MendMatchesProps) {
  const { match, note } = useRemark(useProjectId());
  const [noted, setNoted] = useState<ChangeRow>();
  const mending = mendingOf(chosen);
  const [only] = chosen;
  const save = ({ state, before_key, after_key }: Mending) =>
    match.mutate({ ...compared, state, before_key, after_key }, { onSuccess: onDone });
  return (
    <>
      <Inline gap={2} justify="space-between">
        <Text size="meta" tone="muted">
          {chosen.length === 0
            ? t.checkARemovedAnd
            : chosen.length === 1
              ? t.lineChecked1
              : t.lengthLinesChecked(chosen.length)}
        </Text>
        <Inline gap={2}>
          <Button
            size="small"
            busy={match.isPending}
            {...('problem' in mending
              ? { disabledReason: mending.problem }
              : { onPress: () => save(mending) })}
          >
            {'problem' in mending ? labels.match : labels[mending.act]}
          </Button>
          <Button
            size="small"
            {...(chosen.length === 1
              ? { onPress: () => setNoted(only) }
              : { disabledReason: t.checkOneLineToNote })}
          >
            {only?.said?.note && chosen.length === 1 ? t.changeNote : t.addNote}
          </Button>
        </Inline>
      </Inline>
      {noted ? (
        <NoteDialog
          row={noted}
          isBusy={note.isPending}
          onClose={() => setNoted(undefined)}
          onSave={(text) =>
            note.mutate(
              {
                ...compared,
                before_key: noted.said?.before ?? null,
                after_key: noted.said?.after ?? null,
                note: text,
              },
              {
                onSuccess: () => {
                  setNoted(undefined);
                  onDone();
                },
              },
            )
          }
        />
      ) : null}
    </>
  );
}

interface NoteDialogProps {
  row: ChangeRow;
  isBusy: boolean;
  onClose: () => void;
  onSave: (note: string) => void;
}

function NoteDialog({ row, isBusy, onClose, onSave }: NoteDialogProps) {
  const [text, setText] = useState(row.said?.note ?? '');
  return (
    <Dialog
      title={t.noteOnADifference}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={isBusy} onPress={() => onSave(text)}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{`${row.name}: ${formatMoney(changeIn(row))}. ${row.what ?? ''}`}</Text>
        <TextArea
          label={estimateRemarkFields.note.label}
          value={text}
          onChange={setText}
          maxLength={estimateRemarkFields.note.max}
          placeholder={t.whyItChanged}
          startsFocused
        />
      </Stack>
    </Dialog>
  );
}
