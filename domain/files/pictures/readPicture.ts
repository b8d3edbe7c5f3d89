import { readAvif } from './avif.ts';
import { readGif } from './gif.ts';
import { readJpeg } from './jpeg.ts';
import { type Picture, readable } from './picture.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** Most pixels of a picture: what a browser can still decode beside the rest of a page. */
export const MOST_PIXELS = 50_000_000;

const readers = [readPng, readJpeg, readGif, readWebp, readAvif];

/** What the bytes are as a picture, by their whole structure and not only by their first letters; null for anything else. */
export function readPicture(file: Uint8Array): Picture | null {
  const bytes = readable(file);
  for (const read of readers) {
    const picture = read(bytes);
    if (picture) return picture;
  }
  return null;
}

/** Whether a picture has pixels at all, and not more than can be shown. */
export const isShowable = ({ width, height }: Pick<Picture, 'width' | 'height'>): boolean =>
  width > 0 && height > 0 && width * height <= MOST_PIXELS;
