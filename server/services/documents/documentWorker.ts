import { parentPort } from 'node:worker_threads';
import { DOCUMENT_LIMITS, passagesOf } from '#domain/context';
import { decodeText } from '../schedules/decodeText.ts';
import { readWorkbook } from '../sheets/readWorkbook.ts';
import { SheetError } from '../sheets/sheetTypes.ts';
import { presentCell } from '../sheets/storedSheets.ts';
import {
  DocumentError,
  type DocumentText,
  type Paragraphs,
  type ReadableKind,
  type ReadAtMost,
} from './documentTypes.ts';
import { readDoc } from './readDoc.ts';
import { readDocx } from './readDocx.ts';
import { readPdf } from './readPdf.ts';

/** What the worker is asked, and what it says. */
export type DocumentQuestion = { bytes: Uint8Array; kind: ReadableKind; most?: ReadAtMost | undefined };
export type DocumentAnswer = { text: DocumentText } | { refused: string } | { broken: string };

const say = (message: DocumentAnswer | { progress: number }) =>
  // A port between threads knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);

function sheetRows(bytes: Buffer, kind: 'xlsx' | 'xls'): Paragraphs {
  const sheets = readWorkbook(bytes, kind);
  const paragraphs = sheets.flatMap(({ name, rows }) =>
    rows.map((row, at) => ({
      place: `${name}, row ${at + 1}`,
      text: row
        .map(presentCell)
        .filter((cell) => cell !== null)
        .join(' | '),
    })),
  );
  return { paragraphs, pages: null, sheets: sheets.length, note: '' };
}

function textLines(bytes: Buffer): Paragraphs {
  const paragraphs = textOf(bytes)
    .split(/\r\n?|\n/)
    .map((text, at) => ({ place: `line ${at + 1}`, text }));
  return { paragraphs, pages: null, note: '' };
}

function textOf(bytes: Buffer): string {
  try {
    return decodeText(bytes);
  } catch {
    throw new DocumentError(
      'This file holds no text that can be read. Save it as UTF-8 and upload it once more.',
    );
  }
}

type Reader = (bytes: Buffer, most: ReadAtMost) => Paragraphs | Promise<Paragraphs>;
const readers: Readonly<Record<ReadableKind, Reader>> = {
  // The reader wants an array of its own, and takes it.
  pdf: (bytes, most) => readPdf(new Uint8Array(bytes), (progress) => say({ progress }), most),
  docx: (bytes) => readDocx(bytes),
  doc: readDoc,
  xlsx: (bytes) => sheetRows(bytes, 'xlsx'),
  xls: (bytes) => sheetRows(bytes, 'xls'),
  text: textLines,
};

async function answer({ bytes, kind, most = DOCUMENT_LIMITS }: DocumentQuestion): Promise<DocumentAnswer> {
  try {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { paragraphs, pages, sheets = null, note } = await readers[kind](content, most);
    const { passages, isCut } = passagesOf(paragraphs, most);
    const cut = isCut
      ? `Only the first ${passages.length.toLocaleString('en-US')} passages were read; upload the rest as a document of its own.`
      : '';
    return { text: { passages, pages, sheets, note: [note, cut].filter(Boolean).join(' ') } };
  } catch (error) {
    if (error instanceof DocumentError || error instanceof SheetError) return { refused: error.message };
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.once('message', (question: DocumentQuestion) => void answer(question).then(say));
