/** Milliseconds of work before the browser gets its turn. */
const sliceLength = 12;

const nextTurn = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    // Not a timer: those wait 4 ms each once they are nested.
    channel.port1.addEventListener('message', () => {
      channel.port1.close();
      resolve();
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  });

/** Runs a generator to its end in slices, so that nothing blocks. Undefined when `signal` stopped it. */
export async function inSlices<Step, Result>(
  work: Generator<Step, Result>,
  { signal, onStep }: { signal?: AbortSignal; onStep?: (step: Step) => void } = {},
): Promise<Result | undefined> {
  for (;;) {
    const until = performance.now() + sliceLength;
    for (;;) {
      const next = work.next();
      if (next.done) return next.value;
      if (performance.now() >= until) {
        onStep?.(next.value);
        break;
      }
    }
    await nextTurn();
    if (signal?.aborted) return undefined;
  }
}

/** Runs a generator to its end at once. */
export function atOnce<Step, Result>(work: Generator<Step, Result>): Result {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}
