import { createEventParser, type StreamEvent } from './eventParser.ts';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

interface Wire {
  /** Opens the stream, resuming behind `lastEventId` where there is one. */
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  onEvent: (event: StreamEvent) => void;
  /** Waits between tries, in milliseconds; ends early when the network comes back. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
}

/** Milliseconds before the n-th try in a row that brought nothing: 1, 2, 4 … 30 s. */
export function backOff(failures: number): number {
  return Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT);
}

/** Keeps one event stream alive until `signal` ends it. After a gap it resumes where it stopped. */
export async function listen({ open, onEvent, wait, signal }: Wire): Promise<void> {
  let lastEventId: string | undefined;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const response = await open(lastEventId, signal);
      await readAll(
        response,
        createEventParser((event) => {
          lastEventId = event.id || lastEventId;
          onEvent(event);
        }),
        () => (failures = 0),
      );
    } catch {
      // Refused, cut or unreachable all mean the same here: wait and try again. Reads report their own errors.
    }
    failures += 1;
    if (!signal.aborted) await wait(backOff(failures), signal);
  }
}

async function readAll(response: Response, feed: (text: string) => void, onBytes: () => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    feed(value);
  }
}
