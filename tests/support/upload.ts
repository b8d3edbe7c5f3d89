import { deflateSync } from 'node:zlib';

/** A body with one file as browsers send it, and its header. */
export function formWith(
  file: { name: string; bytes: Buffer; field?: string } | undefined,
  fields: Readonly<Record<string, string>> = {},
): { body: Buffer; headers: { 'content-type': string } } {
  const boundary = 'upload-boundary-7d1f';
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  if (file) parts.push(part(`name="${file.field ?? 'file'}"; filename="${file.name}"`, file.bytes));
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const framed = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(framed));
  return Buffer.concat([head, framed, sum]);
};

function crc32(bytes: Buffer): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

/** A PNG of one colour. The stated size may be another than that of its pixels; `extra` pads it out with a chunk of its own. */
export function png({ width = 8, height = 8, color = [43, 87, 154], extra = 0 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const drawn = Math.min(height, 64);
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.concat(Array.from({ length: Math.min(width, 64) }, () => Buffer.from(color))),
  ]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: drawn }, () => row)));
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    ...(extra > 0 ? [chunk('prVt', Buffer.alloc(extra))] : []),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
