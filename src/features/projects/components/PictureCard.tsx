import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileButton } from '#design-system/actions/FileButton/FileButton.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ProgressBar } from '#design-system/feedback/ProgressBar/ProgressBar.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Trash2, Upload } from '#design-system/icons/shapes.ts';
import { endingsOf, FILE_MESSAGES, FILE_NAME_LENGTH, MEGABYTE } from '#domain/files';
import { pictureQuery, useRemovePicture, useUploadPicture } from '../pictureMutations.ts';
import * as t from '../texts.ts';
import { CropDialog } from './CropDialog.tsx';
import * as styles from './ProjectForm.css.ts';

export interface PictureCardProps {
  projectId: number;
  url: string | null;
  name: string;
  mayChange: boolean;
  /** The built-in drawing, where there is no picture. */
  drawing: React.ReactNode;
  /** As large as its place, in place of a height of its own. */
  fills?: boolean;
}

const most = 20;

/** What is wrong with a chosen file before it goes anywhere, in the words that the server uses. */
function problemOf(file: File): string | undefined {
  if (file.size === 0) return FILE_MESSAGES.empty;
  if (file.size > most * MEGABYTE) return FILE_MESSAGES.size(most);
  if (file.name.length > FILE_NAME_LENGTH) return FILE_MESSAGES.name(FILE_NAME_LENGTH);
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  return endingsOf('picture').includes(ending) ? undefined : FILE_MESSAGES.type(endingsOf('picture'));
}

/** The picture of a project: another in its place after it was cropped, or none. */
export function PictureCard({ projectId, url, name, mayChange, drawing, fills = false }: PictureCardProps) {
  const { show } = useToasts();
  const [chosen, setChosen] = useState<File>();
  const [share, setShare] = useState<number>();
  const upload = useUploadPicture(projectId);
  const remove = useRemovePicture(projectId);
  const kept = useQuery({ ...pictureQuery(projectId), enabled: mayChange && url !== null }).data;
  const refuse = (problem: string) =>
    show({ tone: 'critical', title: t.thePictureWasNotTaken, detail: problem });
  const choose = ([file]: File[]) => {
    const problem = file && problemOf(file);
    if (problem) refuse(problem);
    else setChosen(file);
  };
  return (
    <div className={styles.picture} data-fills={fills || undefined}>
      {url === null ? drawing : <img className={styles.photo} src={url} alt={name} />}
      {mayChange ? (
        <div className={styles.pictureTools}>
          {upload.isPending ? (
            <ProgressBar label={t.uploadingThePicture} {...(share === undefined ? {} : { value: share })} />
          ) : (
            <FileButton size="small" icon={Upload} types={endingsOf('picture')} onFiles={choose}>
              {url === null ? t.addPicture : t.replacePicture}
            </FileButton>
          )}
          {url !== null && kept && kept.length > 0 ? (
            <IconButton
              icon={Trash2}
              size="small"
              label={t.removePicture}
              onPress={() => remove.mutate(kept.map(({ id }) => id))}
            />
          ) : null}
        </div>
      ) : null}
      {chosen ? (
        <CropDialog
          file={chosen}
          onClose={() => setChosen(undefined)}
          onUnreadable={() => {
            setChosen(undefined);
            refuse(FILE_MESSAGES.content);
          }}
          onCrop={(pictures) => {
            setChosen(undefined);
            setShare(undefined);
            upload.mutate({ ...pictures, onSent: setShare });
          }}
        />
      ) : null}
    </div>
  );
}
