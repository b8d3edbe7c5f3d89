import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Pencil } from '#design-system/icons/shapes.ts';
import { formatDate } from '#domain/dates';
import type { PictureMark } from '#domain/files';
import { attachmentsQuery, type FilePlace } from '../attachmentQueries.ts';
import { leadPicture, pictureWords } from '../model/leadPicture.ts';
import * as t from '../texts.ts';
import { MarkDialog } from './MarkDialog.tsx';
import { MarkLayer, type PictureSize } from './MarkLayer.tsx';
import * as styles from './RowPicture.css.ts';

export interface RowPictureProps {
  place: FilePlace;
  /** Stands in its place while the row has no picture. */
  none: ReactNode;
}

/** The picture of a row that says most, whole and with what was drawn on it; it is drawn on from here. */
export function RowPicture({ place, none }: RowPictureProps) {
  const files = useQuery(attachmentsQuery(place));
  const [size, setSize] = useState<PictureSize>();
  const [isMarking, setMarking] = useState(false);
  if (files.isPending) return <Skeleton height={172} />;
  const picture = leadPicture(files.data?.results ?? []);
  if (!picture) return none;
  const { file_name: name, marks } = picture;
  return (
    <figure className={styles.figure}>
      <a className={styles.frame} href={picture.url} target="_blank" rel="noreferrer">
        <img
          key={picture.id}
          className={styles.picture}
          src={picture.url}
          alt={name}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        <MarkLayer marks={marks as unknown as readonly PictureMark[]} size={size} />
      </a>
      <figcaption className={styles.caption}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span>{pictureWords(marks.length, formatDate(picture.created_at.slice(0, 10)))}</span>
        <span className={styles.mark}>
          <IconButton
            icon={Pencil}
            size="small"
            label={t.markFileName(name)}
            onPress={() => setMarking(true)}
          />
        </span>
      </figcaption>
      {isMarking ? <MarkDialog place={place} picture={picture} onClose={() => setMarking(false)} /> : null}
    </figure>
  );
}
