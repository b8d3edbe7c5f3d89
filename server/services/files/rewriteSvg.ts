import { askWorker } from '../askWorker.ts';
import type { SvgAnswer, SvgQuestion } from './svgWorker.ts';

/** What one drawing may take. */
const limits = { heapMb: 256, ms: 20_000 } as const;

/** A drawing without all that could run or fetch, written anew in a thread of its own: empty where nothing is left to see, null for what is no drawing or takes too much. */
export async function rewriteSvg(source: string): Promise<string | null> {
  const tooMuch = new Error('This drawing takes too much to read.');
  try {
    const question = { source };
    const ask = { ...limits, question, tooMuch: () => tooMuch };
    return (await askWorker<SvgQuestion, SvgAnswer>('./files/svgWorker.ts', ask)).clean;
  } catch (error) {
    if (error === tooMuch) return null;
    throw error;
  }
}
