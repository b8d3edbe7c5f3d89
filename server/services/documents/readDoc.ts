import { CFB } from '@e965/xlsx';
import { windowsText } from '../sheets/windowsText.ts';
import { DocumentError, type Paragraphs, type ReadAtMost } from './documentTypes.ts';

const unreadable = () =>
  new DocumentError(
    'This file cannot be read as a Word document. Save it again as .docx and upload it once more.',
  );
const locked = () =>
  new DocumentError(
    'This document is protected with a password. Save it without one, then upload it once more.',
  );

type Container = { find: (name: string) => Buffer | undefined };

/** The streams of the container in which Word up to 2003 keeps a document. */
function openContainer(bytes: Buffer): Container {
  try {
    const file: unknown = CFB.read(bytes, { type: 'buffer' });
    return {
      find: (name) => {
        const entry = CFB.find(file, name) as { content?: Uint8Array } | null;
        return entry?.content && Buffer.from(entry.content);
      },
    };
  } catch {
    throw unreadable();
  }
}

/** Where things stand in the block at the beginning of a document (MS-DOC 2.5). */
const place = { mark: 0, flags: 0x0a, pieces: 0x01a2, piecesLength: 0x01a6 } as const;
const wordMark = 0xa5ec;
const isLocked = 0x0100;
const usesFirstTable = 0x0200;
const settingsMark = 1;
const piecesMark = 2;
const isNarrow = 0x4000_0000;
const address = 0x3fff_ffff;

/** Reads what a Word document up to 2003 says: its pieces of text in order. Nothing in it is run, followed or fetched. */
export function readDoc(bytes: Buffer, most: Pick<ReadAtMost, 'characters'>): Paragraphs {
  const container = openContainer(bytes);
  const words = container.find('WordDocument');
  if (!words || words.length < place.piecesLength + 4 || words.readUInt16LE(place.mark) !== wordMark)
    throw unreadable();
  const flags = words.readUInt16LE(place.flags);
  if (flags & isLocked) throw locked();
  const table = container.find(flags & usesFirstTable ? '1Table' : '0Table');
  if (!table) throw unreadable();
  const from = words.readUInt32LE(place.pieces);
  const list = table.subarray(from, from + words.readUInt32LE(place.piecesLength));
  const paragraphs = wordsOf(textOf(words, piecesOf(list), most.characters)).map((text, at) => ({
    place: `paragraph ${at + 1}`,
    text,
  }));
  return { paragraphs, pages: null, note: '' };
}

/** The table of pieces, behind the settings that may stand before it. */
function piecesOf(list: Buffer): Buffer {
  let at = 0;
  while (at + 5 <= list.length) {
    if (list[at] === piecesMark) return list.subarray(at + 5, at + 5 + list.readUInt32LE(at + 1));
    if (list[at] !== settingsMark) break;
    at += 3 + list.readUInt16LE(at + 1);
  }
  throw unreadable();
}

/** Each piece is a run of characters, of one byte or of two; there is one more position than there are pieces. */
function textOf(words: Buffer, pieces: Buffer, most: number): string {
  const count = Math.floor((pieces.length - 4) / 12);
  let text = '';
  for (let index = 0; index < count && text.length <= most; index += 1) {
    const length = pieces.readUInt32LE(index * 4 + 4) - pieces.readUInt32LE(index * 4);
    const where = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const narrow = (where & isNarrow) !== 0;
    const from = narrow ? (where & address) / 2 : where & address;
    // What a hostile list says is held to what there is, and to what is read.
    const own = Math.max(0, Math.min(length, most - text.length + 1));
    const run = words.subarray(from, from + own * (narrow ? 1 : 2));
    text += narrow ? windowsText(run) : run.toString('utf16le');
  }
  return text;
}

const sign = { cell: '\u0007', tab: '\t', line: '\u000b', page: '\u000c', end: '\r' } as const;
const field = { begins: '\u0013', result: '\u0014', ends: '\u0015' } as const;

/** Paragraphs and cells of tables. Of a field what it shows is read, not what makes it. */
function wordsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let own = '';
  let hidden = 0;
  const fields: boolean[] = [];
  for (const one of text) {
    if (one === field.begins) {
      fields.push(true);
      hidden += 1;
    } else if (one === field.result && fields.at(-1)) {
      fields[fields.length - 1] = false;
      hidden -= 1;
    } else if (one === field.ends) {
      if (fields.pop()) hidden -= 1;
    } else if (hidden > 0) continue;
    else if (one === sign.end || one === sign.page) {
      if (own.trim() !== '') paragraphs.push(own);
      own = '';
    } else if (one === sign.cell) own += ' | ';
    else own += one === sign.tab || one === sign.line ? ' ' : one;
  }
  if (own.trim() !== '') paragraphs.push(own);
  return paragraphs;
}
