import { inkHex } from '#design-system/charts/paper/paperShapes.ts';
import type { PrintPicture } from './paper.ts';

/** What is kept of a logo, in pixels: twice the dots that the cover gives it. */
export const LOGO_PIXELS = { width: 960, height: 240 } as const;
/** What is kept of the picture on the cover, in pixels. */
export const COVER_PIXELS = { width: 1536, height: 1024 } as const;
/** Longest data address that a run takes. */
const most = 800_000;
const steps = [1, 0.75, 0.5, 0.3] as const;

interface Box {
  width: number;
  height: number;
  /** Photos are kept smaller, without what is transparent. */
  isPhoto: boolean;
}

/**
 * A picture of this server as pages print it: drawn anew by the browser, so that it is a picture of a type that a PDF takes,
 * no larger than the box. Rejects what cannot be drawn.
 */
export async function drawForPrint(url: string, box: Box): Promise<PrintPicture> {
  const source = new Image();
  source.src = url;
  await source.decode();
  const { naturalWidth, naturalHeight } = source;
  const fits = Math.min(1, box.width / naturalWidth, box.height / naturalHeight);
  for (const step of steps) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * fits * step));
    canvas.height = Math.max(1, Math.round(naturalHeight * fits * step));
    const paper = canvas.getContext('2d');
    if (!paper) break;
    if (box.isPhoto) {
      paper.fillStyle = inkHex('surface');
      paper.fillRect(0, 0, canvas.width, canvas.height);
    }
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(source, 0, 0, canvas.width, canvas.height);
    const image = box.isPhoto ? canvas.toDataURL('image/jpeg', 0.85) : canvas.toDataURL('image/png');
    if (image.length <= most) return { image, width: canvas.width, height: canvas.height };
  }
  throw new Error('This picture cannot be printed.');
}
