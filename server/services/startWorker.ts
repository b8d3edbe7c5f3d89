import { Worker } from 'node:worker_threads';

type Limits = { heapMb: number; youngMb?: number };

/**
 * Starts a thread of its own from a file of this folder, such as `sheets/sheetWorker.ts`. Built, it is a file beside the
 * server's; from source it comes in through the loader of TypeScript.
 */
export function startWorker(file: string, { heapMb, youngMb = 32 }: Limits): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb };
  const { url } = import.meta;
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '.js');
  if (!url.endsWith('.ts')) return new Worker(new URL(`./${name}`, url), { resourceLimits });
  const source = JSON.stringify(new URL(file, url).href);
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${JSON.stringify(url)}))`;
  return new Worker(load, { resourceLimits, eval: true });
}
