import { inflateRawSync } from 'node:zlib';
import { incompatible, SheetError } from './sheetTypes.ts';

/**
 * Entries of a workbook, and the bytes and tags that all of them come to once unpacked; larger ones are bombs or no
 * workbooks. Tags are counted because a few kilobytes unpack to millions of cells, each of which takes memory.
 */
const most = { entries: 2000, bytes: 128 * 1024 * 1024, tags: 10_000_000 } as const;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const opening = 0x3c;
const stored = 0;
const deflated = 8;

type Entry = { name: string; method: number; packed: number; size: number; at: number };

const tooLarge = () =>
  new SheetError(
    'This workbook unpacks to more than is read. Save the rows that you need in a workbook of their own.',
  );
const broken = () => new SheetError(incompatible);

/**
 * Holds the archive of a workbook, or of another office document with its main part, to its own list before anything
 * reads it: what it says it unpacks to is bounded, what it really unpacks to is what it says, and its XML declares no
 * entities. Throws `SheetError`.
 */
export function checkArchive(bytes: Buffer, mainPart = 'xl/workbook.xml'): void {
  const entries = entriesOf(bytes);
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has(mainPart)) throw broken();
  if (entries.reduce((sum, { size }) => sum + size, 0) > most.bytes) throw tooLarge();
  let tags = 0;
  for (const entry of entries) {
    if (entry.size > 0) tags += checkEntry(bytes, entry);
    if (tags > most.tags) throw tooLarge();
  }
}

/** A part of an archive that was checked; undefined where it has none of this name. */
export function readPart(bytes: Buffer, name: string): Buffer | undefined {
  const entry = entriesOf(bytes).find((one) => one.name === name);
  return entry && contentOf(bytes, entry);
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endMark) throw broken();
  const count = bytes.readUInt16LE(end + 10);
  if (count > most.entries) throw tooLarge();
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw broken();
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from));
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)).replace(/^\//, ''),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return entries;
}

function contentOf(bytes: Buffer, { method, packed, size, at }: Entry): Buffer {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localMark) throw broken();
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + packed > bytes.length) throw broken();
  return unpack(bytes.subarray(from, from + packed), method, size);
}

/** Checks one entry and answers how many tags it has. */
function checkEntry(bytes: Buffer, entry: Entry): number {
  const content = contentOf(bytes, entry);
  const { name } = entry;
  if (/\.(?:xml|rels|vml)$/i.test(name) && declaresEntities(content)) throw broken();
  let tags = 0;
  for (let index = 0; index < content.length; index += 1) if (content[index] === opening) tags += 1;
  return tags;
}

function unpack(packed: Buffer, method: number, size: number): Buffer {
  if (method === stored) return packed;
  if (method !== deflated) throw broken();
  let content: Buffer;
  try {
    content = inflateRawSync(packed, { maxOutputLength: size });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken();
  }
  if (content.length !== size) throw broken();
  return content;
}

const documentTypes = (['utf8', 'utf16le'] as const).map((encoding) => Buffer.from('<!DOCTYPE', encoding));

/**
 * No workbook has a document type of its own, in whichever encoding; files made to read others do. Its bytes are looked
 * for: Node never ends looking for words in UTF-16 from an odd address, where parts that are stored unpacked may lie.
 */
const declaresEntities = (content: Buffer): boolean =>
  documentTypes.some((documentType) => content.includes(documentType));
