import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ProgressBar } from '#design-system/feedback/ProgressBar/ProgressBar.tsx';
import { FileDrop, formatSent, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { FILE_NAME_LENGTH } from '#domain/files';
import type { UploadWatch } from '#platform/api';
import type { JobWatch } from '#shared/jobs';
import type { ImportedFile, ImportRequest } from './importRequest.ts';
import { SheetMapping, type SheetMappingProps } from './SheetMapping.tsx';
import * as t from './texts.ts';

export interface ImportDialogProps extends Omit<
  SheetMappingProps,
  'file' | 'onCancel' | 'onBack' | 'onTake'
> {
  title: string;
  /** How many rows are taken. */
  hint: string;
  /** What becomes of the rows. */
  intro?: string;
  /** Sends the file and waits until it is read. */
  read: (file: File, watch: JobWatch & UploadWatch) => Promise<ImportedFile>;
  onCancel: () => void;
  onTake: (request: ImportRequest, fileName: string) => void;
}

const inGrid = t.reviewAndFixRows;

interface Reading {
  file: File;
  /** How much of it has gone out, from 0 to 1; left out once all of it has. */
  sent?: number;
  /** How much of it the server has read, from 0 to 1. */
  share?: number;
  message?: string;
  problem?: string;
}

/** A file on its way into quick entry: chosen, read by the server, its columns mapped. Nothing is saved here. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, hint, intro = inGrid, read: readFile, onTake, ...mapping } = props;
  const { onCancel } = mapping;
  const [reading, setReading] = useState<Reading>();
  const [read, setRead] = useState<ImportedFile>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (file: File) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setReading({ file });
    try {
      const found = await readFile(file, {
        signal: own.signal,
        onSent: (share) => setReading({ file, ...(share < 1 && { sent: share }) }),
        onProgress: ({ progress, message }) =>
          setReading({ file, share: progress, ...(message !== null && { message }) }),
      });
      if (!own.signal.aborted) setRead(found);
    } catch (error) {
      if (own.signal.aborted) return;
      setReading({ file, problem: error instanceof Error ? error.message : t.theFileCouldNotBeRead });
    }
  };
  const giveUp = () => {
    stop.current?.abort();
    setReading(undefined);
  };
  if (read)
    return (
      <SheetMapping
        {...mapping}
        file={read}
        onBack={() => {
          setRead(undefined);
          setReading(undefined);
        }}
        onTake={(request) => onTake(request, read.file_name)}
      />
    );
  const isRunning = reading !== undefined && reading.problem === undefined;
  const listed: ListedFile[] =
    reading?.problem === undefined
      ? []
      : [
          {
            id: 'file',
            name: reading.file.name,
            size: reading.file.size,
            state: 'failed',
            problem: reading.problem,
          },
        ];
  return (
    <Dialog
      title={title}
      size="medium"
      onCloseRequest={onCancel}
      actions={<Button onPress={isRunning ? giveUp : onCancel}>{isRunning ? t.stop : t.cancel}</Button>}
    >
      <Stack gap={4}>
        <Text as="p">{intro}</Text>
        {isRunning ? (
          <ProgressBar {...progressOf(reading)} />
        ) : (
          <FileDrop
            label={t.workbookOrCsvFile}
            hint={hint}
            files={listed}
            rules={{ types: ['xlsx', 'xls', 'csv'], megabytes: 50, count: 1, nameLength: FILE_NAME_LENGTH }}
            typeMessage={t.theFileFormat}
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

/** First the file goes out, then the server reads it and says how far it is. */
function progressOf({ file, sent, share, message }: Reading) {
  if (sent !== undefined)
    return { label: t.sendingName(file.name), value: sent, detail: formatSent(sent, file.size) };
  return { label: message ?? t.readingName(file.name), ...(share !== undefined && { value: share }) };
}
