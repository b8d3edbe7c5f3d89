import type { Bytes, Picture } from './picture.ts';

type Box = { kind: string; from: number; end: number };

/** The boxes between two places; null where they do not fill it. */
function boxesOf(bytes: Bytes, from: number, end: number): Box[] | null {
  const boxes: Box[] = [];
  let offset = from;
  while (offset + 8 <= end) {
    const stated = bytes.big(offset, 4);
    // 0: up to the end; 1: the length follows in eight bytes, of which four are enough here.
    const length = stated === 0 ? end - offset : stated === 1 ? bytes.big(offset + 12, 4) : stated;
    const header = stated === 1 ? 16 : 8;
    if (length < header || offset + length > end) return null;
    boxes.push({ kind: bytes.text(offset + 4, 4), from: offset + header, end: offset + length });
    offset += length;
  }
  return offset === end ? boxes : null;
}

const within = (bytes: Bytes, box: Box | undefined, kind: string, skip = 0): Box | undefined =>
  box && boxesOf(bytes, box.from + skip, box.end)?.find((one) => one.kind === kind);

/** Reads an AVIF: boxes that fill the file, its brand, pixels, and the largest size that any image in it states. */
export function readAvif(bytes: Bytes): Picture | null {
  if (bytes.text(4, 4) !== 'ftyp') return null;
  const boxes = boxesOf(bytes, 0, bytes.size);
  const brand = boxes?.[0];
  if (!boxes || !brand || !/^(?:.{4})*?avi[fs]/s.test(bytes.text(brand.from, brand.end - brand.from)))
    return null;
  const meta = boxes.find(({ kind }) => kind === 'meta');
  const properties = within(bytes, within(bytes, meta, 'iprp', 4), 'ipco');
  const sizes = (properties && boxesOf(bytes, properties.from, properties.end)) ?? [];
  const stated = sizes.filter(({ kind }) => kind === 'ispe');
  if (stated.length === 0 || !boxes.some(({ kind }) => kind === 'mdat')) return null;
  const largest = (skip: number) => Math.max(...stated.map(({ from }) => bytes.big(from + skip, 4)));
  return { type: 'avif', width: largest(4), height: largest(8), end: bytes.size };
}
