import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { DOCUMENT_LIMITS, documentEndings } from '#domain/context';
import { FILE_MESSAGES, FILE_NAME_LENGTH } from '#domain/files';
import { uploadProblem } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { contextKeys } from '../contextQueries.ts';
import { uploadDocument } from '../documentQueries.ts';
import * as t from '../texts.ts';

/** A file on its way, being read, done, or refused. */
interface Sending {
  key: string;
  file: File;
  state: 'uploading' | 'done' | 'failed';
  progress: number;
  problem?: string;
}

/** Files that are sent side by side: the others wait for them. */
const abreast = 2;

/** Takes documents: each is sent, then its text is read, and both can be stopped. */
export default function UploadDialog({ onClose }: { onClose: () => void }) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const waiting = useRef<Sending[]>([]);
  const running = useRef(0);
  const tell = (key: string, how: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...how } : one)));

  const send = async ({ key, file }: Sending): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      await uploadDocument(projectId, file, {
        signal: stop.signal,
        onSent: (share) => tell(key, { progress: share / 2 }),
        onProgress: ({ progress }) => tell(key, { progress: 0.5 + progress / 2 }),
      });
      tell(key, { state: 'done', progress: 1 });
    } catch (error) {
      const words = uploadProblem(error, t.theUploadFailedTryAgain);
      tell(key, { state: 'failed', problem: stop.signal.aborted ? t.stopped : words });
    } finally {
      stops.current.delete(key);
      void client.invalidateQueries({ queryKey: contextKeys.project(projectId) });
    }
  };
  const next = (): void => {
    while (running.current < abreast) {
      const one = waiting.current.shift();
      if (!one) return;
      running.current += 1;
      void send(one).finally(() => {
        running.current -= 1;
        next();
      });
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): Sending => ({
      key: crypto.randomUUID(),
      file,
      state: 'uploading',
      progress: 0,
    }));
    setSending((all) => [...all, ...added]);
    waiting.current.push(...added);
    next();
  };
  const drop = (id: string) => {
    waiting.current = waiting.current.filter(({ key }) => key !== id);
    stops.current.get(id)?.abort();
    setSending((all) => all.filter(({ key }) => key !== id));
  };
  // What is sent already is read on the server whether somebody waits or not; what waits to be sent is not.
  useEffect(
    () => () => {
      waiting.current = [];
    },
    [],
  );
  const listed = sending.map(({ key, file, state, progress, problem }): ListedFile => ({
    id: key,
    name: file.name,
    size: file.size,
    state,
    ...(state === 'uploading' && { progress }),
    ...(problem !== undefined && { problem }),
  }));
  return (
    <Dialog
      title={t.uploadDocuments}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t.done}
        </Button>
      }
    >
      <FileDrop
        refusedMessage={FILE_MESSAGES.refused}
        label={t.documents}
        hint={t.pdfWordExcelOrText(DOCUMENT_LIMITS.megabytes)}
        files={listed}
        rules={{
          types: [...documentEndings],
          megabytes: DOCUMENT_LIMITS.megabytes,
          count: DOCUMENT_LIMITS.documents,
          nameLength: FILE_NAME_LENGTH,
        }}
        onAdd={add}
        onCancel={drop}
        onRemove={drop}
        onRetry={(id) => {
          const again = sending.find(({ key }) => key === id);
          if (!again) return;
          drop(id);
          add([again.file]);
        }}
      />
    </Dialog>
  );
}
