import { useRef, useState } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { endingsOf, FILE_MESSAGES, FILE_NAME_LENGTH, placeOf } from '#domain/files';
import { isAppError } from '#platform/api';
import { uploadProblem } from '#shared/failure';
import { addFile, type Bid, removeFile } from '../bidCalls.ts';
import * as t from '../texts.ts';
import { BidFileButton } from './BidFileButton.tsx';
import * as styles from './Bid.css.ts';

/** A file on its way, or refused. */
interface Sending {
  key: string;
  file: File;
  share?: number;
  problem?: string;
}

export interface BidFilesProps {
  token: string;
  files: Bid['files'];
  mayChange: boolean;
}

/** What a bidder adds to the bid: a proposal, a bond. Sealed with it. */
export function BidFiles({ token, files: first, mayChange }: BidFilesProps) {
  const [files, setFiles] = useState(first);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [problem, setProblem] = useState('');
  const stops = useRef(new Map<string, AbortController>());
  const place = placeOf('bid_invitation', 'attachments');
  const send = async ({ key, file }: Sending) => {
    const rest = (all: readonly Sending[]) => all.filter((one) => one.key !== key);
    const tell = (how: Partial<Sending>) =>
      setSending((all) => all.map((one) => (one.key === key ? { ...one, ...how } : one)));
    const stop = new AbortController();
    stops.current.set(key, stop);
    setSending((all) => [...rest(all), { key, file }]);
    try {
      const saved = await addFile(token, file, { signal: stop.signal, onSent: (share) => tell({ share }) });
      setFiles(saved.files);
      setSending(rest);
    } catch (error) {
      if (stop.signal.aborted) setSending(rest);
      else tell({ problem: uploadProblem(error, t.theUploadFailed) });
    } finally {
      stops.current.delete(key);
    }
  };
  const remove = async (id: string) => {
    const failed = sending.some(({ key }) => key === id);
    setSending((all) => all.filter(({ key }) => key !== id));
    if (failed) return;
    const before = files;
    setProblem('');
    setFiles(files.filter((file) => String(file.id) !== id));
    try {
      setFiles((await removeFile(token, Number(id))).files);
    } catch (error) {
      setFiles(before);
      setProblem(isAppError(error) ? error.message : t.theFileWasNotRemoved);
    }
  };
  const listed: ListedFile[] = [
    ...files.map(({ id, file_name: name, size }) => ({ id: String(id), name, size, state: 'done' as const })),
    ...sending.map(({ key, file, share, problem: refused }) => ({
      id: key,
      name: file.name,
      size: file.size,
      state: refused === undefined ? ('uploading' as const) : ('failed' as const),
      ...(share !== undefined && { progress: share }),
      ...(refused !== undefined && { problem: refused }),
    })),
  ];
  return (
    <Card title={files.length === 0 ? t.yourFiles : t.yourFilesLength(files.length)}>
      <Stack gap={3}>
        {problem ? <Banner tone="critical">{problem}</Banner> : null}
        {mayChange ? (
          <FileDrop
            refusedMessage={FILE_MESSAGES.refused}
            label={t.filesOfYourBid}
            labelHidden
            hint={t.proposalBidBondSealed}
            files={listed}
            rules={{
              types: endingsOf('document'),
              megabytes: place?.megabytes ?? 50,
              count: place?.most ?? 20,
              nameLength: FILE_NAME_LENGTH,
            }}
            onAdd={(added) => {
              for (const file of added) void send({ key: crypto.randomUUID(), file });
            }}
            onCancel={(id) => stops.current.get(id)?.abort()}
            onRetry={(id) => {
              const again = sending.find(({ key }) => key === id);
              if (again) void send(again);
            }}
            onRemove={(id) => void remove(id)}
          />
        ) : files.length === 0 ? (
          <Text tone="subtle">{t.none}</Text>
        ) : (
          <ul className={styles.list}>
            {files.map((file) => (
              <li key={file.id}>
                <BidFileButton token={token} file={file} onProblem={setProblem} isNamed />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
