import { inkHex } from '#design-system/charts/paper/paperShapes.ts';
import { isShowable } from '#domain/files';
import { imageKept, RUN_IMAGES } from '#domain/reporting';
import * as t from '../texts.ts';
import type { RunImage } from './runImages.ts';

/** A file that is no picture, whatever its name says, or that has too many pixels. */
export class UnreadableImageError extends Error {}

/** How far an image is made smaller until it fits, and how well a photo is kept. */
const steps = [
  [1, 0.85],
  [0.8, 0.8],
  [0.6, 0.8],
  [0.45, 0.75],
  [0.3, 0.7],
] as const;

function drawn(bitmap: ImageBitmap, width: number, height: number, isPhoto: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadableImageError();
  // A photo has no transparency: what shows through is paper.
  if (isPhoto) {
    context.fillStyle = inkHex('surface');
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** The picture as it is kept: without loss where that is small enough, else as a photo. */
function fit(bitmap: ImageBitmap, isPhoto: boolean): Pick<RunImage, 'image' | 'width' | 'height'> {
  const kept = imageKept(bitmap);
  const draw = (scale: number, asPhoto: boolean, quality: number) => {
    const width = Math.max(1, Math.round(kept.width * scale));
    const height = Math.max(1, Math.round(kept.height * scale));
    const canvas = drawn(bitmap, width, height, asPhoto);
    return { image: canvas.toDataURL(asPhoto ? 'image/jpeg' : 'image/png', quality), width, height };
  };
  const lossless = isPhoto ? undefined : draw(1, false, 1);
  if (lossless && lossless.image.length <= RUN_IMAGES.characters) return lossless;
  for (const [scale, quality] of steps) {
    const one = draw(scale, true, quality);
    if (one.image.length <= RUN_IMAGES.characters) return one;
  }
  throw new UnreadableImageError();
}

const sizeOf = (bytes: number) =>
  bytes < 1_048_576
    ? t.maxKb(Math.max(1, Math.round(bytes / 1024)))
    : t.valueMb((bytes / 1_048_576).toFixed(1));

/**
 * Draws a chosen file anew, upright and no larger than it is ever printed. Throws `UnreadableImageError` for what is no
 * picture.
 */
export async function takeImage(file: File): Promise<RunImage> {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toUpperCase() ?? '';
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadableImageError();
  });
  try {
    if (!isShowable(bitmap)) throw new UnreadableImageError();
    return {
      key: crypto.randomUUID(),
      ...fit(bitmap, file.type === 'image/jpeg'),
      caption: file.name
        .replace(/\.[^.]+$/, '')
        .replaceAll('_', ' ')
        .slice(0, RUN_IMAGES.caption),
      alt: '',
      source: `${ending === 'JPEG' ? 'JPG' : ending}, ${sizeOf(file.size)}`.slice(0, 80),
    };
  } finally {
    bitmap.close();
  }
}
