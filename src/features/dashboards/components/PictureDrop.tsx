import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FileDrop, type ListedFile } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { ATTACHABLE, endingsOfPlace, FILE_MESSAGES, FILE_NAME_LENGTH } from '#domain/files';
import { attachmentsQuery } from '#features/files';
import { uploadProblem } from '#shared/failure';
import type { Dashboard } from '../dashboardQueries.ts';
import { useKeepPicture } from '../pictureMutations.ts';
import * as t from '../texts.ts';
import * as styles from './Dashboards.css.ts';

const { picture: place } = ATTACHABLE.dashboard;
const rules = {
  types: endingsOfPlace(place),
  megabytes: place.megabytes,
  count: place.most,
  nameLength: FILE_NAME_LENGTH,
};

/** A file with an address under which it can be looked at before it goes. */
interface ChosenPicture {
  file: File;
  url: string;
}

/** Another picture than the one that is kept, none, or nothing chosen; it goes with the dashboard, once that is saved. */
export function usePictureChoice() {
  const [chosen, setChosen] = useState<ChosenPicture | null>();
  const [share, setShare] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  const { mutate, isPending, error, reset } = useKeepPicture();
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.url);
    },
    [chosen],
  );
  return {
    chosen,
    share,
    isPending,
    problem: error ? uploadProblem(error) : undefined,
    choose: (file: File | null | undefined) => {
      reset();
      setChosen(file && { file, url: URL.createObjectURL(file) });
    },
    /** Sends what was chosen; done at once where nothing was. */
    keep: (id: number, onDone: () => void) => {
      if (chosen === undefined) return onDone();
      const own = new AbortController();
      stop.current = own;
      setShare(undefined);
      mutate(
        { id, picture: chosen && chosen.file, signal: own.signal, onSent: setShare },
        { onSuccess: onDone, onError: () => own.signal.aborted && reset() },
      );
    },
    cancel: () => stop.current?.abort(),
  };
}

export interface PictureDropProps {
  choice: ReturnType<typeof usePictureChoice>;
  /** The dashboard as it is kept; undefined for a new one. */
  dashboard: Pick<Dashboard, 'id' | 'picture'> | undefined;
  readOnly: boolean;
  /** Tries again to send a picture that was not taken. */
  onRetry: () => void;
}

/** The picture of a dashboard: dropped, chosen or taken away; it is sent with Save. */
export function PictureDrop({ choice, dashboard, readOnly, onRetry }: PictureDropProps) {
  const { chosen } = choice;
  const url = dashboard?.picture ?? null;
  const kept = useQuery({
    ...attachmentsQuery({ entity: 'dashboard', entityId: dashboard?.id ?? 0, field: 'picture' }),
    enabled: url !== null && !readOnly,
  }).data?.results[0];
  const shown = chosen === undefined ? url : (chosen?.url ?? null);
  if (readOnly && url === null) return null;
  return (
    <div className={styles.drop}>
      {shown === null ? null : <img className={styles.dropped} src={shown} alt={t.ofTheDashboard} />}
      {readOnly ? null : (
        <FileDrop
          refusedMessage={FILE_MESSAGES.refused}
          label={t.picture}
          rules={rules}
          files={listed(choice, kept)}
          onAdd={([file]) => {
            if (file) choice.choose(file);
          }}
          onRemove={() => choice.choose(chosen === undefined ? null : undefined)}
          onCancel={choice.cancel}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}

/** What goes, else what is kept; a picture that is to be taken away is not listed. */
function listed(
  { chosen, isPending, share, problem }: PictureDropProps['choice'],
  kept: { id: number; file_name: string; size: number; url: string } | undefined,
): ListedFile[] {
  if (chosen) {
    const file = { id: 'chosen', name: chosen.file.name, size: chosen.file.size };
    if (problem !== undefined) return [{ ...file, state: 'failed', problem }];
    if (!isPending) return [{ ...file, state: 'waiting' }];
    return [{ ...file, state: 'uploading', ...(share !== undefined && { progress: share }) }];
  }
  if (chosen === null || !kept) return [];
  return [{ id: String(kept.id), name: kept.file_name, size: kept.size, state: 'done', href: kept.url }];
}
