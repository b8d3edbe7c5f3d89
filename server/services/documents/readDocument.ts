import { askWorker } from '../askWorker.ts';
import { DocumentError, type DocumentText, type ReadableKind, type ReadAtMost } from './documentTypes.ts';
import type { DocumentAnswer, DocumentQuestion } from './documentWorker.ts';

export { DocumentError } from './documentTypes.ts';

/** What one reading may take. The bytes of the file stand beside the heap. */
const limits = { heapMb: 384, youngMb: 32, ms: 120_000 } as const;

const tooMuch =
  'This document takes too much to read. Upload the part that you need as a document of its own.';

type Options = {
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  heapMb?: number;
  ms?: number;
  /** How much of it is read. */
  most?: ReadAtMost;
};

/**
 * Reads the text of a document in a thread of its own, which ends with its memory, its time or the signal. Throws
 * `DocumentError` with what is wrong and what to do; the bytes are given away.
 */
export async function readDocument(
  bytes: Buffer,
  kind: ReadableKind,
  { signal, onProgress, most, ...own }: Options = {},
): Promise<DocumentText> {
  // A buffer out of the common pool has neighbours, and cannot be given away.
  const isWhole = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  const given = isWhole ? new Uint8Array(bytes.buffer) : Uint8Array.from(bytes);
  const answer = await askWorker<DocumentQuestion, DocumentAnswer>('./documents/documentWorker.ts', {
    ...limits,
    ...own,
    question: { bytes: given, kind, most },
    transfer: [given.buffer as ArrayBuffer],
    signal,
    onProgress,
    tooMuch: () => new DocumentError(tooMuch),
  });
  if ('text' in answer) return answer.text;
  throw 'refused' in answer ? new DocumentError(answer.refused) : new Error(answer.broken);
}
