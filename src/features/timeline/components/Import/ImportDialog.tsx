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
      setReading({ file, problem: error instanceof Error ? error.message : 'The file could not be read.' });
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
      title="Import a schedule"
      size="medium"
      onCloseRequest={onClose}
      actions={<Button onPress={isRunning ? giveUp : onClose}>{isRunning ? 'Stop' : 'Cancel'}</Button>}
    >
      <Stack gap={4}>
        <Text as="p">
          Activities, milestones, links with lags, constraints, calendars and progress are imported. You see
          what changes before anything is saved.
        </Text>
        {isRunning ? (
          <ProgressBar {...progressOf(reading)} />
        ) : (
          <FileDrop
            label="Schedule"
            hint="Microsoft Project XML or Primavera XER, up to 4,000 activities"
            files={failed(reading)}
            rules={rules}
            typeMessage="Choose a Microsoft Project XML or a Primavera XER file. The .mpp format is not read."
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
    ? { label: message ?? `Reading ${file.name}` }
    : { label: `Sending ${file.name}`, value: sent, detail: formatSent(sent, file.size) };
