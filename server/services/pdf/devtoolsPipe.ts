import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type Devtools, LONGEST_MESSAGE, speak } from './devtools.ts';

/** Speaks with a browser that was started with `--remote-debugging-pipe`, which nobody else can reach. Everything waiting fails when it ends. */
export function openDevtools(browser: ChildProcess): Devtools {
  const [out, back] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];
  const { devtools, take, end } = speak({
    isOpen: () => browser.exitCode === null && browser.signalCode === null && out.writable,
    write: (message) => out.write(`${message}\0`),
  });
  let parts: Buffer[] = [];
  let size = 0;
  back.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let last = chunk.indexOf(0); last !== -1; last = chunk.indexOf(0, from)) {
      parts.push(chunk.subarray(from, last));
      take(Buffer.concat(parts).toString('utf8'));
      parts = [];
      size = 0;
      from = last + 1;
    }
    const rest = chunk.subarray(from);
    size += rest.length;
    if (size > LONGEST_MESSAGE) browser.kill('SIGKILL');
    else if (rest.length > 0) parts.push(rest);
  });
  back.on('close', () => end());
  browser.on('exit', () => end());
  browser.on('error', end);
  // A browser that is gone takes no more commands; whoever waits hears of it by its end.
  out.on('error', () => undefined);
  return devtools;
}
