import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Pencil } from '#design-system/icons/shapes.ts';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { endingsOf, FILE_MESSAGES, FILE_NAME_LENGTH, type PictureMark, placeOf } from '#domain/files';
import { LoadError, uploadProblem } from '#shared/failure';
import {
  type Attachment,
  attachmentsQuery,
  type FilePlace,
  useRemoveFile,
  useUpload,
} from '../attachmentQueries.ts';
import { isPicture } from '../model/leadPicture.ts';
import * as t from '../texts.ts';
import { MarkDialog } from './MarkDialog.tsx';
import { MarkLayer, type PictureSize } from './MarkLayer.tsx';
import * as styles from './FileSection.css.ts';

export interface FileSectionProps {
  label: string;
  place: FilePlace;
  /** Why files cannot be added or removed; undefined when they can. */
  disabledReason?: string | undefined;
  /** What shows the number of files elsewhere is out of date: called after each that came or went, even once this is closed. */
  onChanged?: () => void;
}

/** A file on its way, or refused. */
interface Sending {
  key: string;
  file: File;
  /** How much of it has gone out, from 0 to 1. */
  share?: number;
  problem?: string;
  /** What it became: it stands in the list of files from then on. */
  keptId?: number;
}

/** The files of a row: pictures to look at, documents to download, and more by drop, press or paste. */
export function FileSection({ label, place, disabledReason, onChanged }: FileSectionProps) {
  const files = useQuery(attachmentsQuery(place));
  const upload = useUpload(place, onChanged);
  const remove = useRemoveFile(place, onChanged);
  const { show } = useToasts();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [asked, setAsked] = useState<Attachment>();
  const [marking, setMarking] = useState<Attachment>();
  const stops = useRef(new Map<string, AbortController>());
  if (files.isPending) return <Skeleton height={160} />;
  if (files.isError)
    return <LoadError what={t.filesLower} error={files.error} onRetry={() => void files.refetch()} />;
  const kept = files.data.results;
  const rules = placeOf(place.entity, place.field);
  const send = async ({ key, file }: Sending) => {
    const rest = (all: readonly Sending[]) => all.filter((one) => one.key !== key);
    const tell = (how: Partial<Sending>) =>
      setSending((all) => all.map((one) => (one.key === key ? { ...one, ...how } : one)));
    const stop = new AbortController();
    stops.current.set(key, stop);
    setSending((all) => [...rest(all), { key, file }]);
    try {
      await upload.mutateAsync({
        file,
        signal: stop.signal,
        onSent: (share) => tell({ share }),
        onKept: ({ id }) => tell({ keptId: id }),
      });
      setSending(rest);
    } catch (error) {
      if (stop.signal.aborted) setSending(rest);
      else tell({ problem: uploadProblem(error, t.theUploadFailed) });
    } finally {
      stops.current.delete(key);
    }
  };
  const add = (added: readonly File[]) => {
    for (const file of added) void send({ key: crypto.randomUUID(), file });
  };
  const onTheirWay = sending.filter(({ keptId }) => !kept.some(({ id }) => id === keptId));
  const listed: ListedFile[] = [
    ...kept.map((file) => ({
      id: String(file.id),
      name: file.file_name,
      size: file.size,
      state: 'done' as const,
      href: file.url,
    })),
    ...onTheirWay.map(({ key, file, share, problem }) => ({
      id: key,
      name: file.name,
      size: file.size,
      state: problem === undefined ? ('uploading' as const) : ('failed' as const),
      ...(share !== undefined && { progress: share }),
      ...(problem !== undefined && { problem }),
    })),
  ];
  const pictures = kept.filter(isPicture);
  return (
    <Stack gap={4}>
      <FileDrop
        refusedMessage={FILE_MESSAGES.refused}
        label={label}
        labelHidden
        files={listed}
        disabledReason={disabledReason}
        rules={{
          types: endingsOf('document'),
          megabytes: rules?.megabytes ?? 50,
          count: rules?.most ?? 20,
          nameLength: FILE_NAME_LENGTH,
        }}
        onAdd={add}
        onCancel={(id) => stops.current.get(id)?.abort()}
        onRetry={(id) => {
          const again = sending.find(({ key }) => key === id);
          if (again) void send(again);
        }}
        onRemove={(id) => {
          setSending((all) => all.filter(({ key }) => key !== id));
          setAsked(kept.find((file) => String(file.id) === id));
        }}
      />
      {pictures.length === 0 ? null : (
        <ul className={styles.pictures} aria-label={t.pictures}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Picture picture={picture} />
              {disabledReason === undefined ? (
                <IconButton
                  icon={Pencil}
                  size="small"
                  label={t.markFileName(picture.file_name)}
                  onPress={() => setMarking(picture)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {marking ? <MarkDialog place={place} picture={marking} onClose={() => setMarking(undefined)} /> : null}
      {asked ? (
        <Confirm
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            remove.mutate(asked, {
              onSuccess: () => show({ title: t.fileNameRemoved(asked.file_name) }),
              onError: (error) =>
                show({
                  tone: 'critical',
                  title: t.fileNameWasNotRemoved(asked.file_name),
                  detail: error.message,
                }),
            });
          }}
        >
          {t.fileNameIsRemoved(asked.file_name)}
        </Confirm>
      ) : null}
    </Stack>
  );
}

/** A picture in small with its marks; a press opens it whole. */
function Picture({ picture }: { picture: Attachment }) {
  const [size, setSize] = useState<PictureSize>();
  return (
    <a className={styles.frame} href={picture.url} target="_blank" rel="noreferrer">
      <img
        className={styles.picture}
        src={picture.url}
        alt={picture.file_name}
        loading="lazy"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
      />
      <MarkLayer marks={picture.marks as unknown as readonly PictureMark[]} size={size} cut />
    </a>
  );
}
