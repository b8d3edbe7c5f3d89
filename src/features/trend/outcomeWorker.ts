import { type OutcomeInput, simulateOutcome } from '#domain/foresite';

/** Makes the runs off the main thread; the totals are handed over, not copied. */
addEventListener('message', ({ data }: MessageEvent<OutcomeInput>) => {
  const outcome = simulateOutcome(data);
  postMessage(outcome, { transfer: [outcome.totals.buffer] });
});
