import { parentPort } from 'node:worker_threads';
import { cleanSvg } from './cleanSvg.ts';

/** What the worker is asked, and what it says; null for what is no drawing. */
export type SvgQuestion = { source: string };
export type SvgAnswer = { clean: string | null };

parentPort?.once('message', ({ source }: SvgQuestion) => {
  const answer: SvgAnswer = { clean: cleanSvg(source) ?? null };
  // A port between threads knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer);
});
