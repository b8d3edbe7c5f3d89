import { parentPort } from 'node:worker_threads';
import { type ComparedLine, estimateDifference, type SaidMatch } from '#domain/estimate';

/** Two estimates, and what changed from one to the other as JSON; or what broke. */
export type DifferenceQuestion = {
  before: readonly ComparedLine[];
  after: readonly ComparedLine[];
  said: readonly SaidMatch[];
};
export type DifferenceAnswer = { difference: string } | { broken: string };

function answer({ before, after, said }: DifferenceQuestion): DifferenceAnswer {
  try {
    return { difference: JSON.stringify(estimateDifference(before, after, said)) };
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.once('message', (question: DifferenceQuestion) => {
  // A port between threads knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer(question));
});
