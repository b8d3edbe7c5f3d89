import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { endingsOf, FILE_MESSAGES, FILE_NAME_LENGTH } from '#domain/files';
import { uploadProblem } from '#shared/failure';
import { attachmentsQuery, type FilePlace, useRemoveFile, useUpload } from '../attachmentQueries.ts';
import { fitPicture } from '../model/fitPicture.ts';
import * as t from '../texts.ts';
import * as styles from './PictureField.css.ts';

export interface PictureFieldProps {
  label: string;
  hint?: string;
  place: FilePlace;
  /** Longest side it is ever shown with, in pixels on sharp screens; larger ones are made smaller before they go. */
  pixels: number;
  /** Instead of the picture in a frame; `url` is null while there is none. */
  renderPreview?: (url: string | null) => ReactNode;
  disabledReason?: string | undefined;
}

const rules = { types: endingsOf('picture'), megabytes: 20, count: 1, nameLength: FILE_NAME_LENGTH };

/** One picture of a row: what is there, another in its place, or none. It is saved at once. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, place, pixels, renderPreview, disabledReason } = props;
  const { data } = useQuery(attachmentsQuery(place));
  const upload = useUpload(place);
  const remove = useRemoveFile(place);
  const { show } = useToasts();
  const [chosen, setChosen] = useState<File>();
  const [share, setShare] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  const kept = data?.results[0];

  const drop = () => {
    setChosen(undefined);
    upload.reset();
  };
  const send = async (file: File) => {
    const own = new AbortController();
    stop.current = own;
    setChosen(file);
    setShare(undefined);
    upload.mutate(
      { file: await fitPicture(file, pixels), signal: own.signal, onSent: setShare },
      {
        onSuccess: () => {
          setChosen(undefined);
          show({ tone: 'positive', title: t.labelSaved(label) });
        },
        onError: () => {
          if (own.signal.aborted) drop();
          // Why stands beside the file.
          else show({ tone: 'critical', title: t.failedToSaveImagesPlease });
        },
      },
    );
  };
  const handleRemove = () => {
    if (chosen) drop();
    else if (kept)
      remove.mutate(kept, {
        onSuccess: () => show({ title: t.fileNameRemoved(label) }),
        onError: (error) =>
          show({
            tone: 'critical',
            title: t.failedToDeleteImagePlease,
            detail: error.message,
          }),
      });
  };
  const url = kept?.url ?? null;
  return (
    <div className={styles.row}>
      {renderPreview ? (
        renderPreview(url)
      ) : (
        <div className={styles.preview}>
          {url === null ? (
            <span className={styles.none}>{t.noneYet}</span>
          ) : (
            <img className={styles.picture} src={url} alt={t.currentLabel(label.toLowerCase())} />
          )}
        </div>
      )}
      <FileDrop
        label={label}
        {...(hint === undefined ? {} : { hint })}
        disabledReason={disabledReason}
        rules={rules}
        refusedMessage={FILE_MESSAGES.refused}
        files={listed(kept, chosen, share, upload.error ? uploadProblem(upload.error) : undefined)}
        onAdd={([file]) => {
          if (file) void send(file);
        }}
        onRemove={handleRemove}
        onCancel={() => stop.current?.abort()}
        onRetry={() => {
          if (chosen) void send(chosen);
        }}
      />
    </div>
  );
}

/** What is on its way, or could not go, stands before what is kept. */
function listed(
  kept: { id: number; file_name: string; size: number; url: string } | undefined,
  chosen: File | undefined,
  share: number | undefined,
  problem: string | undefined,
): ListedFile[] {
  if (chosen)
    return [
      {
        id: 'chosen',
        name: chosen.name,
        size: chosen.size,
        ...(problem !== undefined
          ? { state: 'failed', problem }
          : { state: 'uploading', ...(share !== undefined && { progress: share }) }),
      },
    ];
  if (!kept) return [];
  return [{ id: String(kept.id), name: kept.file_name, size: kept.size, state: 'done', href: kept.url }];
}
