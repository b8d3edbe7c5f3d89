import { CFB } from '@e965/xlsx';

/** A Word document as Word up to 2003 keeps it: one piece of text in one byte a character. */
export function wordFile(paragraphs: readonly string[], { locked = false } = {}): Buffer {
  const text = Buffer.from(`${paragraphs.join('\r')}\r`, 'latin1');
  const head = 1024;
  const words = Buffer.alloc(head + text.length);
  words.writeUInt16LE(0xa5ec, 0);
  words.writeUInt16LE(0x0200 | (locked ? 0x0100 : 0), 0x0a);
  text.copy(words, head);
  const table = Buffer.alloc(5 + 8 + 8);
  table[0] = 2;
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(head * 2 + 0x4000_0000, 15);
  words.writeUInt32LE(0, 0x01a2);
  words.writeUInt32LE(table.length, 0x01a6);
  const file: unknown = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, 'WordDocument', words);
  CFB.utils.cfb_add(file, '1Table', table);
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}
