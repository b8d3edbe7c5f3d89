import { parentPort } from 'node:worker_threads';
import { type DocumentKind, passagesOf } from '#domain/context';
import { decodeText } from '../schedules/decodeText.ts';
import { readWorkbook } from '../sheets/readWorkbook.ts';
import { SheetError } from '../sheets/sheetTypes.ts';
import { presentCell } from '../sheets/storedSheets.ts';
import { DocumentError, type DocumentText, type Paragraphs } from './documentTypes.ts';
import { readDocx } from './readDocx.ts';
import { readPdf } from './readPdf.ts';

/** What the worker is asked, and what it says. */
export type DocumentQuestion = { bytes: Uint8Array; kind: DocumentKind };
export type DocumentAnswer = { text: DocumentText } | { refused: string } | { broken: string };

const say = (message: DocumentAnswer | { progress: number }) =>
  // A port between threads knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);

function sheetRows(bytes: Buffer): Paragraphs {
  const paragraphs = readWorkbook(bytes, 'xlsx').flatMap(({ name, rows }) =>
    rows.map((row, at) => ({
      place: `${name}, row ${at + 1}`,
      text: row
        .map(presentCell)
        .filter((cell) => cell !== null)
        .join(' | '),
    })),
  );
  return { paragraphs, pages: null, note: '' };
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

const readers: Readonly<Record<DocumentKind, (bytes: Buffer) => Paragraphs | Promise<Paragraphs>>> = {
  // The reader wants an array of its own, and takes it.
  pdf: (bytes) => readPdf(new Uint8Array(bytes), (progress) => say({ progress })),
  docx: readDocx,
  xlsx: sheetRows,
  text: textLines,
};

async function answer({ bytes, kind }: DocumentQuestion): Promise<DocumentAnswer> {
  try {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { paragraphs, pages, note } = await readers[kind](content);
    const { passages, isCut } = passagesOf(paragraphs);
    const cut = isCut
      ? `Only the first ${passages.length.toLocaleString('en-US')} passages were read; upload the rest as a document of its own.`
      : '';
    return { text: { passages, pages, note: [note, cut].filter(Boolean).join(' ') } };
  } catch (error) {
    if (error instanceof DocumentError || error instanceof SheetError) return { refused: error.message };
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.once('message', (question: DocumentQuestion) => void answer(question).then(say));
