import { simulateExposure } from '#domain/risks';
import type { ExposureInput } from './riskQueries.ts';

/** Makes the runs off the main thread; the totals are handed over, not copied. */
addEventListener('message', ({ data }: MessageEvent<ExposureInput>) => {
  const outcome = simulateExposure(data.bets, data);
  postMessage(outcome, { transfer: [outcome.totals.buffer] });
});
