import type { Bytes, Picture } from './picture.ts';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;

/** Bytes of a colour table, by the packed field that announces it. */
const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Where a row of sub-blocks ends: each says its length, the last is empty. */
function afterBlocks(bytes: Bytes, from: number): number {
  let offset = from;
  while (offset < bytes.size) {
    const length = bytes.at(offset);
    offset += 1 + length;
    if (length === 0) return offset;
  }
  return bytes.size + 1;
}

/** Reads a GIF block by block, at least one image, to its trailer. */
export function readGif(bytes: Bytes): Picture | null {
  if (!/^GIF8[79]a$/.test(bytes.text(0, 6))) return null;
  let width = bytes.little(6, 2);
  let height = bytes.little(8, 2);
  let images = 0;
  let offset = 13 + tableBytes(bytes.at(10));
  while (offset < bytes.size) {
    const kind = bytes.at(offset);
    if (kind === trailer) return images > 0 ? { type: 'gif', width, height, end: offset + 1 } : null;
    if (kind === extension) offset = afterBlocks(bytes, offset + 2);
    else if (kind === image) {
      width = Math.max(width, bytes.little(offset + 1, 2) + bytes.little(offset + 5, 2));
      height = Math.max(height, bytes.little(offset + 3, 2) + bytes.little(offset + 7, 2));
      images += 1;
      // Behind the colours stands one byte, the code size; then the pixels.
      offset = afterBlocks(bytes, offset + 11 + tableBytes(bytes.at(offset + 9)));
    } else return null;
  }
  return null;
}
