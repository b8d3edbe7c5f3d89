import { parentPort } from 'node:worker_threads';
import { readWorkbook } from './readWorkbook.ts';
import { type Sheet, SheetError, type SheetKind } from './sheetTypes.ts';

/** What the worker is asked, and what it says. */
export type SheetQuestion = { bytes: Uint8Array; kind: SheetKind; mostRows?: number | undefined };
export type SheetAnswer = { sheets: Sheet[] } | { refused: string } | { broken: string };

function answer({ bytes, kind, mostRows }: SheetQuestion): SheetAnswer {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { sheets: readWorkbook(file, kind, mostRows) };
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
