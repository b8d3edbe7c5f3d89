import { parentPort } from 'node:worker_threads';
import { readWorkbook } from './readWorkbook.ts';
import { type Sheet, SheetError, type SheetKind, type SheetReading } from './sheetTypes.ts';

/** What the worker is asked, and what it says. */
export type SheetQuestion = { bytes: Uint8Array; kind: SheetKind } & SheetReading;
export type SheetAnswer = { sheets: Sheet[] } | { refused: string } | { broken: string };

function answer({ bytes, kind, ...reading }: SheetQuestion): SheetAnswer {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { sheets: readWorkbook(file, kind, reading) };
  } catch (error) {
    if (error instanceof SheetError) return { refused: error.message };
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.once('message', (question: SheetQuestion) => {
  // A port between threads knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer(question));
});
