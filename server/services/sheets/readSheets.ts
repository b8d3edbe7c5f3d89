import { startWorker } from '../startWorker.ts';
import { incompatible, SHEET_KINDS, type Sheet, SheetError, type SheetKind } from './sheetTypes.ts';
import type { SheetAnswer, SheetQuestion } from './sheetWorker.ts';

export {
  incompatible,
  SHEET_LIMITS,
  SheetError,
  type Sheet,
  type SheetCell,
  type SheetKind,
} from './sheetTypes.ts';

/** What one reading may take: a workbook with as many cells as are read needs about 220 MB. */
const limits = { heapMb: 256, youngMb: 32, ms: 60_000 } as const;

const tooMuch = 'This file takes too much to read. Save the rows that you need in a workbook of their own.';

/** The kind that a file's name promises; undefined for what is not read here. */
export function sheetKindOf(fileName: string): SheetKind | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return SHEET_KINDS.find((kind) => kind === ending);
}

type Options = { signal?: AbortSignal; heapMb?: number; ms?: number };

/**
 * Reads the sheets of an .xlsx, .xls or .csv file in a thread of its own, which ends with its memory, its time or the
 * signal. Throws `SheetError` with what is wrong and what to do; the bytes are given away.
 */
export async function readSheets(
  bytes: Uint8Array,
  fileName: string,
  options: Options = {},
): Promise<Sheet[]> {
  const kind = sheetKindOf(fileName);
  if (!kind) throw new SheetError(incompatible);
  const answer = await ask({ bytes: Uint8Array.from(bytes), kind }, options);
  if ('sheets' in answer) return answer.sheets;
  throw new SheetError('refused' in answer ? answer.refused : incompatible);
}

function ask(question: SheetQuestion, { signal, heapMb, ms }: Options): Promise<SheetAnswer> {
  const worker = startWorker('./sheets/sheetWorker.ts', {
    heapMb: heapMb ?? limits.heapMb,
    youngMb: limits.youngMb,
  });
  let timer: NodeJS.Timeout | undefined;
  const stop = () => void worker.terminate();
  const answered = new Promise<SheetAnswer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new SheetError(tooMuch) : error),
    );
    worker.once('exit', () => reject(signal?.aborted ? asError(signal.reason) : new SheetError(tooMuch)));
    signal?.addEventListener('abort', stop, { once: true });
    timer = setTimeout(stop, ms ?? limits.ms);
    if (signal?.aborted) stop();
    else worker.postMessage(question, [question.bytes.buffer as ArrayBuffer]);
  });
  return answered.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    stop();
  });
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error('Reading was stopped.'));
