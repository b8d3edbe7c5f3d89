import { askWorker } from '../askWorker.ts';
import {
  incompatible,
  SHEET_KINDS,
  type Sheet,
  SheetError,
  type SheetKind,
  type SheetReading,
} from './sheetTypes.ts';
import type { SheetAnswer, SheetQuestion } from './sheetWorker.ts';

export {
  incompatible,
  SHEET_LIMITS,
  SheetError,
  type Sheet,
  type SheetCell,
  type SheetKind,
  type SheetReading,
} from './sheetTypes.ts';

/** What one reading may take: a workbook with as many cells as are read needs about 220 MB. */
const limits = { heapMb: 256, youngMb: 32, ms: 60_000 } as const;

const tooMuch = 'This file takes too much to read. Save the rows that you need in a workbook of their own.';

/** The kind that a file's name promises; undefined for what is not read here. */
export function sheetKindOf(fileName: string): SheetKind | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return SHEET_KINDS.find((kind) => kind === ending);
}

type Options = { signal?: AbortSignal; heapMb?: number; ms?: number } & SheetReading;

/**
 * Reads the sheets of an .xlsx, .xls or .csv file in a thread of its own, which ends with its memory, its time or the
 * signal. Throws `SheetError` with what is wrong and what to do; the bytes are given away.
 */
export async function readSheets(
  bytes: Uint8Array,
  fileName: string,
  { signal, heapMb, ms, ...reading }: Options = {},
): Promise<Sheet[]> {
  const kind = sheetKindOf(fileName);
  if (!kind) throw new SheetError(incompatible);
  const own = Uint8Array.from(bytes);
  const answer = await askWorker<SheetQuestion, SheetAnswer>('./sheets/sheetWorker.ts', {
    ...limits,
    ...(heapMb !== undefined && { heapMb }),
    ...(ms !== undefined && { ms }),
    question: { bytes: own, kind, ...reading },
    transfer: [own.buffer],
    signal,
    tooMuch: () => new SheetError(tooMuch),
  });
  if ('sheets' in answer) return answer.sheets;
  throw new SheetError('refused' in answer ? answer.refused : incompatible);
}
