import { Worker } from 'node:worker_threads';

/** What every thread says first, once its code is there. */
export type Loaded = { loaded: true };

type Limits = { heapMb: number; youngMb?: number };

/**
 * Calls come before work in the background, which still has about a tenth of a busy core: ten steps behind whoever starts it. On
 * Linux a priority belongs to a thread, elsewhere it would be the whole server's.
 */
const giveWay =
  process.platform === 'linux'
    ? `{ const os = require('node:os'); os.setPriority(Math.min(19, os.getPriority() + 10)); }`
    : '';

const sayLoaded = `.then(() => require('node:worker_threads').parentPort.postMessage({ loaded: true }))`;

/**
 * Starts a thread of its own from a file of this folder, such as `sheets/sheetWorker.ts`. Built, it is a file beside the
 * server's; from source it comes in through the loader of TypeScript. Its first message is `Loaded`: whoever bounds its time
 * counts from there, as the start takes what the machine has left.
 */
export function startWorker(file: string, { heapMb, youngMb = 16 }: Limits): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb };
  const { url } = import.meta;
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '.js');
  const [built, source] = [new URL(`./${name}`, url).href, new URL(file, url).href].map((address) =>
    JSON.stringify(address),
  );
  const load = url.endsWith('.ts')
    ? `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${JSON.stringify(url)}))`
    : `import(${built})`;
  return new Worker(`${giveWay}${load}${sayLoaded}`, { resourceLimits, eval: true });
}
