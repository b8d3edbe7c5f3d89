/** What the bytes of a picture say of it. `end` is where it ends: what follows belongs to something else. */
export interface Picture {
  type: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';
  width: number;
  height: number;
  end: number;
}

/** The bytes of a file with what is read of them. */
export interface Bytes {
  readonly size: number;
  /** One byte; 0 beyond the end. */
  at: (offset: number) => number;
  /** Whole numbers, high byte first (`big`) or last (`little`). */
  big: (offset: number, bytes: 2 | 4) => number;
  little: (offset: number, bytes: 2 | 3 | 4) => number;
  /** `length` bytes as Latin text, at most 1024. */
  text: (offset: number, length: number) => string;
}

/** Wraps a file's bytes for reading. */
export function readable(bytes: Uint8Array): Bytes {
  const at = (offset: number) => bytes[offset] ?? 0;
  const sum = (offset: number, count: number, weight: (place: number) => number) => {
    let total = 0;
    for (let place = 0; place < count; place += 1) total += at(offset + place) * 256 ** weight(place);
    return total;
  };
  return {
    size: bytes.length,
    at,
    big: (offset, count) => sum(offset, count, (place) => count - 1 - place),
    little: (offset, count) => sum(offset, count, (place) => place),
    text: (offset, length) => String.fromCharCode(...bytes.subarray(offset, offset + Math.min(length, 1024))),
  };
}
