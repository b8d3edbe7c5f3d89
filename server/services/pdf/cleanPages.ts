import { askWorker } from '../askWorker.ts';
import { PageError } from './cleanHtml.ts';
import type { CleanPages, PdfAnswer, PdfQuestion } from './pdfWorker.ts';

/** What one cleaning may take. The bytes of the pages stand beside the heap. */
const limits = { heapMb: 512, youngMb: 32, ms: 120_000 } as const;

const tooMuch = 'These pages take too much to read. Leave pages or rows out and run the report again.';

type Options = { signal?: AbortSignal; onProgress?: (fraction: number) => void; ms?: number };

/**
 * Cleans the pages that somebody sent (`SentPages` as JSON) and makes one document of them, in a thread of its own, which ends
 * with its memory, its time or the signal: a large style sheet takes seconds. Throws `PageError`; the bytes are given away.
 */
export async function cleanPages(
  sent: Buffer,
  page: Omit<PdfQuestion, 'bytes'>,
  { signal, onProgress, ...own }: Options = {},
): Promise<CleanPages> {
  // A buffer out of the common pool has neighbours, and cannot be given away.
  const bytes = Uint8Array.from(sent);
  const answer = await askWorker<PdfQuestion, PdfAnswer>('./pdf/pdfWorker.ts', {
    ...limits,
    ...own,
    question: { bytes, ...page },
    transfer: [bytes.buffer],
    signal,
    onProgress,
    tooMuch: () => new PageError(tooMuch),
  });
  if ('html' in answer) return answer;
  throw 'refused' in answer ? new PageError(answer.refused) : new Error(answer.broken);
}
