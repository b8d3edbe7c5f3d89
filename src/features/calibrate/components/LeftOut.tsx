import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { exclusionFields } from '#domain/calibrate';
import { useCan } from '#platform/flags';
import { useLeaveOut } from '../calibrateMutations.ts';
import type { Calibrate, CalibratePeer } from '../calibrateQueries.ts';
import * as styles from './Calibrate.css.ts';

/** Why a peer is left out, and the way to say so; nothing for a peer that counts. */
export function LeftOutNote({ peer, isOut }: { peer: CalibratePeer; isOut: boolean }) {
  const [asks, setAsks] = useState(false);
  const mayWrite = useCan('change_project');
  const note = peer.left_out_note;
  if (!isOut) return null;
  return (
    <span className={styles.leftOut}>
      {note === null ? null : <span>{`Left out: ${note}`}</span>}
      {mayWrite ? (
        <Button variant="quiet" size="small" onPress={() => setAsks(true)}>
          {note === null ? 'Leave out with a note' : 'Change the note'}
        </Button>
      ) : null}
      {asks ? <NoteDialog peer={peer} onClose={() => setAsks(false)} /> : null}
    </span>
  );
}

function NoteDialog({ peer, onClose }: { peer: CalibratePeer; onClose: () => void }) {
  const [note, setNote] = useState(peer.left_out_note ?? '');
  const leaveOut = useLeaveOut();
  const save = () => {
    leaveOut.mutate({ peer, note: note.trim() });
    onClose();
  };
  return (
    <Dialog
      title={`Leave out ${peer.name}`}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={note.trim() === '' ? 'Say why it does not count' : undefined}
            onPress={save}
          >
            Leave out
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text tone="muted">
          It is left out of every figure of this project, for everyone. The note shows wherever projects are
          compared, and in print.
        </Text>
        <TextField
          label={exclusionFields.note.label}
          required
          startsFocused
          placeholder="Why it does not compare"
          maxLength={exclusionFields.note.max}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  );
}

/** Every peer that is left out, with its reason, under a comparison; nothing where all of them count. */
export function LeftOutList({ found }: { found: Calibrate }): ReactNode {
  const peers = found.peers.filter(({ left_out_note: note }) => note !== null);
  if (peers.length === 0) return null;
  return (
    <Card title="Left out of the comparison">
      <ul className={styles.leftOutList}>
        {peers.map((peer) => (
          <li key={peer.id}>
            <b>{peer.name}</b>
            {`: ${peer.left_out_note ?? ''}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
