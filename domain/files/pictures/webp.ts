import type { Bytes, Picture } from './picture.ts';

type Size = { width: number; height: number };

/** Size as the first chunk tells it: plain, lossless, or extended. */
function sizeOf(bytes: Bytes): Size | null {
  const kind = bytes.text(12, 4);
  if (kind === 'VP8X') return { width: bytes.little(24, 3) + 1, height: bytes.little(27, 3) + 1 };
  if (kind === 'VP8 ' && bytes.text(23, 3) === '\u009d\u0001\u002a')
    return { width: bytes.little(26, 2) % 16_384, height: bytes.little(28, 2) % 16_384 };
  if (kind !== 'VP8L' || bytes.at(20) !== 0x2f) return null;
  const packed = bytes.little(21, 4);
  return { width: (packed % 16_384) + 1, height: (Math.floor(packed / 16_384) % 16_384) + 1 };
}

/** Reads a WebP: a RIFF whose chunks fill it exactly, with pixels among them. */
export function readWebp(bytes: Bytes): Picture | null {
  if (bytes.text(0, 4) !== 'RIFF' || bytes.text(8, 4) !== 'WEBP') return null;
  const end = 8 + bytes.little(4, 4);
  const size = sizeOf(bytes);
  if (!size || end > bytes.size) return null;
  let hasPixels = false;
  let offset = 12;
  while (offset + 8 <= end) {
    if (/^(VP8 |VP8L|ANMF)$/.test(bytes.text(offset, 4))) hasPixels = true;
    const length = bytes.little(offset + 4, 4);
    offset += 8 + length + (length % 2);
  }
  return hasPixels && offset === end ? { type: 'webp', ...size, end } : null;
}
