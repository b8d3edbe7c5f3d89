/** A server as the launcher's tests need it: takes the data directory of its first argument, says so, and stays. */
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { lockDirectory } from '#server/database/embedded/serverLock.ts';

/** What it says on its first line; `refused` when the folder is taken. */
export type HolderAnswer = { pid: number; url: string; attached?: boolean; refused?: string };

const [, , folder = '', mode] = process.argv;
try {
  if (mode === 'lock') {
    lockDirectory(folder);
    console.log(JSON.stringify({ pid: process.pid }));
  } else {
    const { url, attached } = await startEmbedded(folder);
    console.log(JSON.stringify({ pid: process.pid, url, attached }));
  }
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log(JSON.stringify({ refused: (error as Error).message }));
}
