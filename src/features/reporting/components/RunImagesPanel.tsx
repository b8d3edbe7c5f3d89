import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ArrowDown, ArrowUp, Trash2 } from '#design-system/icons/shapes.ts';
import { FileDrop } from '#design-system/inputs/FileDrop/FileDrop.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { FILE_MESSAGES, FILE_NAME_LENGTH } from '#domain/files';
import { movedTo, RUN_IMAGES } from '#domain/reporting';
import type { RunImage, RunImages } from '../model/runImages.ts';
import { takeImage, UnreadableImageError } from '../model/takeImage.ts';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

export interface RunImagesPanelProps {
  images: RunImages;
  onImages: (images: RunImages) => void;
}

const perRow = [1, 2, 3].map((count) => ({ value: String(count), label: String(count) }));
const nameOf = ({ caption, alt }: RunImage) => caption || alt || t.theImage;

/** The images of one run: chosen, described, put in order, one to three in a row. */
export function RunImagesPanel({ images: { perRow: across, images }, onImages }: RunImagesPanelProps) {
  const { show } = useToasts();
  const [edited, setEdited] = useState<RunImage>();
  const [last, setLast] = useState('');
  const [isReading, setReading] = useState(false);
  const change = (next: readonly RunImage[]) => onImages({ perRow: across, images: next });
  const refuse = (reasons: readonly string[]) =>
    show({ tone: 'critical', title: `${FILE_MESSAGES.refused} ${reasons.join(' ')}` });
  const add = async (files: File[]) => {
    const room = RUN_IMAGES.most - images.length;
    setReading(true);
    const settled = await Promise.allSettled(files.slice(0, room).map(takeImage));
    setReading(false);
    const taken = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (taken.length > 0) change([...images, ...taken]);
    const failed = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    const strange = failed.find((reason) => !(reason instanceof UnreadableImageError));
    if (strange !== undefined) throw strange;
    const reasons = [
      ...(failed.length > 0 ? [FILE_MESSAGES.content] : []),
      ...(files.length > room ? [FILE_MESSAGES.count(RUN_IMAGES.most)] : []),
    ];
    if (reasons.length > 0) refuse(reasons);
  };
  if (edited)
    return (
      <ImageForm
        image={edited}
        onCancel={() => setEdited(undefined)}
        onSave={(saved) => {
          change(images.map((one) => (one.key === saved.key ? saved : one)));
          setEdited(undefined);
        }}
      />
    );
  return (
    <Stack gap={2}>
      <div className={styles.sideHead}>
        <h2 className={styles.sideTitle}>
          {t.imagesPiece}
          <span className={styles.quiet}>{images.length}</span>
        </h2>
        <span className={styles.perRow}>
          <span aria-hidden="true">{t.perRow}</span>
          <ToggleGroup
            label={t.imagesPerRow}
            options={perRow}
            value={String(across)}
            onChange={(count) => onImages({ perRow: Number(count), images })}
          />
        </span>
      </div>
      {images.length === 0 ? null : (
        <ul className={styles.thumbs} aria-label={t.imagesOfThisRun}>
          {images.map((image, at) => (
            <li key={image.key} className={styles.thumb}>
              <button
                type="button"
                className={styles.thumbButton}
                // The one whose form was the last to close has the focus again.
                data-autofocus={image.key === last || undefined}
                onClick={() => {
                  setEdited(image);
                  setLast(image.key);
                }}
              >
                <img className={styles.thumbImage} src={image.image} alt="" />
                <span className={styles.thumbName}>{image.caption || image.alt || t.withoutCaption}</span>
              </button>
              <span className={styles.thumbFoot}>
                <span className={styles.quiet}>{image.source}</span>
                <span className={styles.thumbTools}>
                  <IconButton
                    icon={ArrowUp}
                    size="small"
                    label={t.moveTitleUp(nameOf(image))}
                    disabledReason={at === 0 ? t.thisImageIsTheFirst : undefined}
                    onPress={() => change(movedTo(images, image.key, -1))}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="small"
                    label={t.moveTitleDown(nameOf(image))}
                    disabledReason={at === images.length - 1 ? t.thisImageIsTheLast : undefined}
                    onPress={() => change(movedTo(images, image.key, 1))}
                  />
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={t.deleteName(nameOf(image))}
                    onPress={() => change(images.filter(({ key }) => key !== image.key))}
                  />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={t.addImages}
        labelHidden
        files={[]}
        rules={{
          types: RUN_IMAGES.types,
          megabytes: RUN_IMAGES.megabytes,
          nameLength: FILE_NAME_LENGTH,
        }}
        refusedMessage={FILE_MESSAGES.refused}
        disabledReason={
          images.length >= RUN_IMAGES.most
            ? t.aRunHasAtMostMost(RUN_IMAGES.most)
            : isReading
              ? t.theImagesAreBeingRead
              : undefined
        }
        onAdd={(files) => void add(files)}
      />
    </Stack>
  );
}

interface ImageFormProps {
  image: RunImage;
  onSave: (image: RunImage) => void;
  onCancel: () => void;
}

function ImageForm({ image, onSave, onCancel }: ImageFormProps) {
  const [caption, setCaption] = useState(image.caption);
  const [alt, setAlt] = useState(image.alt);
  const isSaid = caption.trim() !== '' || alt.trim() !== '';
  return (
    <Stack gap={2}>
      <img className={styles.thumbImage} src={image.image} alt={image.alt || image.caption} />
      <TextField
        label={t.caption}
        maxLength={RUN_IMAGES.caption}
        startsFocused
        value={caption}
        onChange={setCaption}
      />
      <TextArea
        label={t.alternativeText}
        hint={t.whatTheImageShows}
        rows={3}
        maxLength={RUN_IMAGES.alt}
        value={alt}
        onChange={setAlt}
      />
      <div className={styles.tools}>
        <Button
          size="small"
          variant="primary"
          disabledReason={isSaid ? undefined : t.anImageNeedsACaption}
          onPress={() => onSave({ ...image, caption: caption.trim(), alt: alt.trim() })}
        >
          {t.saveImage}
        </Button>
        <Button size="small" onPress={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Stack>
  );
}
