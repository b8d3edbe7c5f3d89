import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Eye, EyeOff } from '#design-system/icons/shapes.ts';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { exclusionFields } from '#domain/calibrate';
import { useCan } from '#platform/flags';
import { useLeaveOut, useLeaveOutDivision } from '../calibrateMutations.ts';
import type { Calibrate, CalibratePeer } from '../calibrateQueries.ts';
import type { BreakdownRow } from '../model/breakdownRows.ts';
import * as t from '../texts.ts';
import * as styles from './Calibrate.css.ts';

/** Why a peer is left out, and the way to say so; nothing for a peer that counts. */
export function LeftOutNote({ peer, isOut }: { peer: CalibratePeer; isOut: boolean }) {
  const [asks, setAsks] = useState(false);
  const mayWrite = useCan('change_project');
  const note = peer.left_out_note;
  if (!isOut) return null;
  return (
    <span className={styles.leftOut}>
      {note === null ? null : <span>{t.leftOutNote(note)}</span>}
      {mayWrite ? (
        <Button variant="quiet" size="small" onPress={() => setAsks(true)}>
          {note === null ? t.leaveOutWithANote : t.changeTheNote}
        </Button>
      ) : null}
      {asks ? <PeerDialog peer={peer} onClose={() => setAsks(false)} /> : null}
    </span>
  );
}

function PeerDialog({ peer, onClose }: { peer: CalibratePeer; onClose: () => void }) {
  const leaveOut = useLeaveOut();
  return (
    <NoteDialog
      name={peer.name}
      start={peer.left_out_note ?? ''}
      text={t.itIsLeftOutOf}
      onSave={(note) => leaveOut.mutate({ peer, note })}
      onClose={onClose}
    />
  );
}

/** A division's name with why it is left out, and the ways to leave it out and to let it count again. */
export function LeftOutDivision({ row }: { row: BreakdownRow }) {
  const [asks, setAsks] = useState(false);
  const leaveOut = useLeaveOutDivision();
  const mayWrite = useCan('change_project');
  const { leftOut: note, name } = row;
  return (
    <>
      <span className={styles.division}>
        <span className={styles.divisionName}>{name}</span>
        {mayWrite ? (
          <IconButton
            icon={note === null ? EyeOff : Eye}
            size="tiny"
            label={note === null ? t.leaveOutName(name) : t.countNameAgain(name)}
            onPress={() => (note === null ? setAsks(true) : leaveOut.mutate({ row, note: null }))}
          />
        ) : null}
      </span>
      {note === null ? null : <span className={styles.leftOut}>{t.leftOutNote(note)}</span>}
      {asks ? (
        <NoteDialog
          name={name}
          start=""
          text={t.itCountsInNoMedian}
          onSave={(text) => leaveOut.mutate({ row, note: text })}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  );
}

interface NoteDialogProps {
  name: string;
  /** The note that is there. */
  start: string;
  /** What leaving it out does. */
  text: string;
  onSave: (note: string) => void;
  onClose: () => void;
}

function NoteDialog({ name, start, text, onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(start);
  const save = () => {
    onSave(note.trim());
    onClose();
  };
  return (
    <Dialog
      title={t.leaveOutName(name)}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={note.trim() === '' ? t.sayWhyItDoesNotCount : undefined}
            onPress={save}
          >
            {t.leaveOut}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text tone="muted">{text}</Text>
        <TextField
          label={exclusionFields.note.label}
          required
          startsFocused
          placeholder={t.whyItDoesNotCompare}
          maxLength={exclusionFields.note.max}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  );
}

interface LeftOutListProps {
  found: Calibrate;
  /** Rows of the breakdown that is shown. */
  rows?: readonly BreakdownRow[];
}

/** Every peer and division that is left out, with its reason, under a comparison; nothing where all of them count. */
export function LeftOutList({ found, rows = [] }: LeftOutListProps): ReactNode {
  const peers = found.peers.filter(({ left_out_note: note }) => note !== null);
  const divisions = rows.filter(({ leftOut }) => leftOut !== null);
  if (peers.length + divisions.length === 0) return null;
  return (
    <Card title={t.leftOutOfTheComparison}>
      <ul className={styles.leftOutList}>
        {peers.map((peer) => (
          <li key={peer.id}>
            <b>{peer.name}</b>
            {`: ${peer.left_out_note ?? ''}`}
          </li>
        ))}
        {divisions.map(({ key, code, name, leftOut }) => (
          <li key={`division ${key}`}>
            <b>{code === null ? name : `${code} ${name}`}</b>
            {`: ${leftOut ?? ''}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
