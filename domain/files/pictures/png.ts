import type { Bytes, Picture } from './picture.ts';

const signature = '\u0089PNG\r\n\u001a\n';

/** Reads a PNG chunk by chunk: its header first, pixels, and an end. */
export function readPng(bytes: Bytes): Picture | null {
  if (bytes.text(0, 8) !== signature || bytes.text(12, 4) !== 'IHDR') return null;
  let hasPixels = false;
  let offset = 8;
  while (offset + 12 <= bytes.size) {
    const kind = bytes.text(offset + 4, 4);
    offset += 12 + bytes.big(offset, 4);
    if (kind === 'IDAT') hasPixels = true;
    if (kind === 'IEND')
      return hasPixels && offset <= bytes.size
        ? { type: 'png', width: bytes.big(16, 4), height: bytes.big(20, 4), end: offset }
        : null;
  }
  return null;
}
