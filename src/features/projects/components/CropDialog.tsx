import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Slider } from '#design-system/inputs/Slider/Slider.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import {
  type Crop,
  cropArea,
  type CroppedPictures,
  cropPicture,
  MOST_ZOOM,
  settled,
  WHOLE,
} from '../model/cropPicture.ts';
import * as t from '../texts.ts';
import * as styles from './ProjectForm.css.ts';

export interface CropDialogProps {
  file: File;
  onCrop: (pictures: CroppedPictures) => void;
  onClose: () => void;
  /** The file is no picture, whatever its name says. */
  onUnreadable: () => void;
}

const step = 0.02;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A picture in the frame that lists and details show: moved by hand or by arrow keys, enlarged by the slider. */
export function CropDialog({ file, onCrop, onClose, onUnreadable }: CropDialogProps) {
  const [shown, setShown] = useState<{ bitmap: ImageBitmap; url: string }>();
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [busy, setBusy] = useState(false);
  const unreadable = useRef(onUnreadable);
  useEffect(() => {
    unreadable.current = onUnreadable;
  });
  useEffect(() => {
    const url = URL.createObjectURL(file);
    let open = true;
    createImageBitmap(file).then(
      (bitmap) => {
        if (open) setShown({ bitmap, url });
      },
      () => open && unreadable.current(),
    );
    return () => {
      open = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  const finish = async () => {
    if (!shown) return;
    setBusy(true);
    try {
      onCrop(await cropPicture(shown.bitmap, crop));
    } catch {
      unreadable.current();
    }
  };
  return (
    <Dialog
      title={t.cropPicture}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={shown ? undefined : t.thePictureIsBeingRead}
            onPress={() => void finish()}
          >
            {t.picture}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        {shown ? (
          <CropFrame {...shown} crop={crop} onChange={(next) => setCrop(settled(shown.bitmap, next))} />
        ) : (
          <div className={styles.cropFrame} />
        )}
        <Slider
          label={t.zoom}
          minimum={1}
          maximum={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(zoom) => shown && setCrop(settled(shown.bitmap, { ...crop, zoom }))}
          format={(zoom) => `${Math.round(zoom * 100)}%`}
        />
      </div>
    </Dialog>
  );
}

interface CropFrameProps {
  bitmap: ImageBitmap;
  url: string;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

function CropFrame({ bitmap, url, crop, onChange }: CropFrameProps) {
  const from = useRef<{ x: number; y: number; crop: Crop }>(undefined);
  const { left, top, width } = cropArea(bitmap, crop);
  const share = (value: number) => `${value * 100}%`;
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return;
    // How many pixels of the picture one pixel of the frame is.
    const scale = width / event.currentTarget.clientWidth;
    onChange({
      zoom: crop.zoom,
      x: from.current.crop.x - ((event.clientX - from.current.x) * scale) / bitmap.width,
      y: from.current.crop.y - ((event.clientY - from.current.y) * scale) / bitmap.height,
    });
  };
  const handleKeys = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    onChange({ zoom: crop.zoom, x: crop.x + way[0] * step, y: crop.y + way[1] * step });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={t.partOfThePicture}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.cropFrame}
      onKeyDown={handleKeys}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, crop };
      }}
      onPointerMove={handleMove}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
    >
      <img
        className={styles.cropImage}
        src={url}
        alt=""
        draggable={false}
        style={{
          width: share(bitmap.width / width),
          left: share(-left / width),
          top: share(-(top / width) * 1.5),
        }}
      />
    </div>
  );
}
