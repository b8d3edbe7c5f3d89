import type { Bytes, Picture } from './picture.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Frame headers are C0 to CF, but for tables that lie between them. */
const notFrames = new Set([0xc4, 0xc8, 0xcc]);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Where the next marker behind pixels stands: an FF that is neither a pixel (00) nor a restart. */
function afterPixels(bytes: Bytes, from: number): number {
  let offset = from;
  while (offset + 1 < bytes.size) {
    const next = bytes.at(offset + 1);
    if (bytes.at(offset) === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return offset;
    offset += 1;
  }
  return bytes.size;
}

/** Reads a JPEG marker by marker to its end. Phones write more behind it, which `end` leaves out. */
export function readJpeg(bytes: Bytes): Picture | null {
  if (bytes.at(0) !== 0xff || bytes.at(1) !== startOfImage) return null;
  let size: { width: number; height: number } | undefined;
  let hasPixels = false;
  let offset = 2;
  while (offset + 1 < bytes.size) {
    if (bytes.at(offset) !== 0xff) return null;
    const marker = bytes.at(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === endOfImage) return size && hasPixels ? { type: 'jpeg', ...size, end: offset + 2 } : null;
    const length = bytes.big(offset + 2, 2);
    if (length < 2) return null;
    if (isFrame(marker)) size = { height: bytes.big(offset + 5, 2), width: bytes.big(offset + 7, 2) };
    offset += 2 + length;
    if (marker === startOfScan) {
      hasPixels = true;
      offset = afterPixels(bytes, offset);
    }
  }
  return null;
}
