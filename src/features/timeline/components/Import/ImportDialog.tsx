import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ProgressBar } from '#design-system/feedback/ProgressBar/ProgressBar.tsx';
import { FileDrop, formatSent, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { FILE_NAME_LENGTH } from '#domain/files';
import { useProjectId } from '#shared/project';
import { readSchedule } from '../../importQueries.ts';
import * as t from '../../texts.ts';
import { ImportReview } from './ImportReview.tsx';

interface Reading {
  file: File;
  /** How much of it has gone out, from 0 to 1; left out once all of it has. */
  sent?: number;
  message?: string;
  problem?: string;
}

const rules = { types: ['xml', 'xer'], megabytes: 30, count: 1, nameLength: FILE_NAME_LENGTH };

/** A schedule of another tool on its way to the timeline: chosen, read by the server, reviewed, accepted. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const projectId = useProjectId();
  const [reading, setReading] = useState<Reading>();
  const [jobId, setJobId] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async (file: File) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setReading({ file });
    try {
      const id = await readSchedule(projectId, file, {
        signal: own.signal,
        onSent: (share) => setReading({ file, ...(share < 1 && { sent: share }) }),
        onProgress: ({ message }) => setReading({ file, ...(message !== null && { message }) }),
      });
      if (!own.signal.aborted) setJobId(id);
    } catch (error) {
      if (own.signal.aborted) return;
      setReading({ file, problem: error instanceof Error ? error.message : t.theFileCouldNotBeRead });
    }
  };
  const giveUp = () => {
    stop.current?.abort();
    setReading(undefined);
    setJobId(undefined);
  };
  if (jobId !== undefined) return <ImportReview jobId={jobId} onBack={giveUp} onClose={onClose} />;
  const isRunning = reading !== undefined && reading.problem === undefined;
  return (
    <Dialog
      title={t.importASchedule}
      size="medium"
      onCloseRequest={onClose}
      actions={<Button onPress={isRunning ? giveUp : onClose}>{isRunning ? t.stop : t.cancel}</Button>}
    >
      <Stack gap={4}>
        <Text as="p">{t.activitiesMilestonesLinksWithLags}</Text>
        {isRunning ? (
          <ProgressBar {...progressOf(reading)} />
        ) : (
          <FileDrop
            label={t.schedule}
            hint={t.microsoftProjectXmlOrPrimavera}
            files={failed(reading)}
            rules={rules}
            typeMessage={t.chooseAMicrosoftProjectXml}
            onAdd={([file]) => {
              if (file) void start(file);
            }}
            onRemove={giveUp}
            onRetry={() => {
              if (reading) void start(reading.file);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const failed = (reading: Reading | undefined): ListedFile[] =>
  reading?.problem === undefined
    ? []
    : [
        {
          id: 'schedule',
          name: reading.file.name,
          size: reading.file.size,
          state: 'failed',
          problem: reading.problem,
        },
      ];

/** First the file goes out, then the server reads it. */
const progressOf = ({ file, sent, message }: Reading) =>
  sent === undefined
    ? { label: message ?? t.readingName(file.name) }
    : { label: t.sendingName(file.name), value: sent, detail: formatSent(sent, file.size) };
