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
import * as styles from './Reporting.css.ts';

export interface RunImagesPanelProps {
  images: RunImages;
  onImages: (images: RunImages) => void;
}

const perRow = [1, 2, 3].map((count) => ({ value: String(count), label: String(count) }));
const nameOf = ({ caption, alt }: RunImage) => caption || alt || 'the image';

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
          {'Images '}
          <span className={styles.quiet}>{images.length}</span>
        </h2>
        <span className={styles.perRow}>
          <span aria-hidden="true">Per row</span>
          <ToggleGroup
            label="Images per row"
            options={perRow}
            value={String(across)}
            onChange={(count) => onImages({ perRow: Number(count), images })}
          />
        </span>
      </div>
      {images.length === 0 ? null : (
        <ul className={styles.thumbs} aria-label="Images of this run">
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
                <span className={styles.thumbName}>{image.caption || image.alt || 'Without caption'}</span>
              </button>
              <span className={styles.thumbFoot}>
                <span className={styles.quiet}>{image.source}</span>
                <span className={styles.thumbTools}>
                  <IconButton
                    icon={ArrowUp}
                    size="small"
                    label={`Move ${nameOf(image)} up`}
                    disabledReason={at === 0 ? 'This image is the first' : undefined}
                    onPress={() => change(movedTo(images, image.key, -1))}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="small"
                    label={`Move ${nameOf(image)} down`}
                    disabledReason={at === images.length - 1 ? 'This image is the last' : undefined}
                    onPress={() => change(movedTo(images, image.key, 1))}
                  />
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={`Delete ${nameOf(image)}`}
                    onPress={() => change(images.filter(({ key }) => key !== image.key))}
                  />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label="Add images"
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
            ? `A run has at most ${RUN_IMAGES.most} images`
            : isReading
              ? 'The images are being read'
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
        label="Caption"
        maxLength={RUN_IMAGES.caption}
        startsFocused
        value={caption}
        onChange={setCaption}
      />
      <TextArea
        label="Alternative text"
        hint="What the image shows, for people who have the PDF read aloud. If blank, the caption is read."
        rows={3}
        maxLength={RUN_IMAGES.alt}
        value={alt}
        onChange={setAlt}
      />
      <div className={styles.tools}>
        <Button
          size="small"
          variant="primary"
          disabledReason={isSaid ? undefined : 'An image needs a caption or an alternative text'}
          onPress={() => onSave({ ...image, caption: caption.trim(), alt: alt.trim() })}
        >
          Save Image
        </Button>
        <Button size="small" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </Stack>
  );
}
