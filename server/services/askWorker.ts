import { type Loaded, startWorker } from './startWorker.ts';

export type WorkerLimits = {
  heapMb: number;
  youngMb?: number;
  /** How long it may take from the question to the answer. */
  ms: number;
};

/** How long a thread may load its code, in milliseconds: a bound against one that hangs. */
const startMs = 300_000;

type Ask<Question> = WorkerLimits & {
  question: Question;
  /** Bytes that are given away with the question instead of being copied. */
  transfer?: ArrayBuffer[];
  signal?: AbortSignal | undefined;
  /** What is thrown where memory or time run out. */
  tooMuch: () => Error;
  /** Hears what the thread says before its answer: messages with `progress`. */
  onProgress?: ((fraction: number) => void) | undefined;
};

/** Asks a thread of its own one question (`startWorker`); it ends with its answer, its memory, its time or the signal. */
export function askWorker<Question, Answer extends object>(
  file: string,
  { question, transfer = [], signal, tooMuch, onProgress, ms, ...limits }: Ask<Question>,
): Promise<Answer> {
  const worker = startWorker(file, limits);
  const stop = () => void worker.terminate();
  let timer = setTimeout(stop, startMs);
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, ms);
    worker.postMessage(question, transfer);
  };
  const answered = new Promise<Answer>((resolve, reject) => {
    worker.on('message', (message: Answer | { progress: number } | Loaded) => {
      if ('progress' in message) onProgress?.(message.progress);
      else if ('loaded' in message) ask();
      else resolve(message);
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
    );
    worker.once('exit', () => reject(signal?.aborted ? asError(signal.reason) : tooMuch()));
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
  return answered.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    stop();
  });
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error('Reading was stopped.'));
