import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

type Params = Readonly<Record<string, unknown>>;
type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  sessionId?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
};

/** The commands of a browser, over a pipe that nobody else can reach. */
export type Devtools = {
  send: (method: string, params?: Params, sessionId?: string) => Promise<Record<string, unknown>>;
  /** Calls back for every event of a name. */
  on: (method: string, heard: (params: Record<string, unknown>, sessionId?: string) => void) => void;
};

/**
 * Largest single message of the browser, in bytes: PDF files come in parts; the pages that the app sends for one are 24 MB
 * at most, and come as base64.
 */
const longest = 64 * 1024 * 1024;

/** Speaks with a browser that was started with `--remote-debugging-pipe`. Everything waiting fails when the pipe ends. */
export function openDevtools(browser: ChildProcess): Devtools {
  const [out, back] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  const listeners = new Map<string, (params: Record<string, unknown>, sessionId?: string) => void>();
  let last = 0;
  let parts: Buffer[] = [];
  let size = 0;

  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const take = (text: string) => {
    const { id, method, params = {}, sessionId, result, error } = JSON.parse(text) as Message;
    if (id === undefined) {
      if (method) listeners.get(method)?.(params, sessionId);
      return;
    }
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error) caller?.reject(new Error(`The browser refused: ${error.message}`));
    else caller?.resolve(result ?? {});
  };
  back.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, from)) {
      parts.push(chunk.subarray(from, end));
      take(Buffer.concat(parts).toString('utf8'));
      parts = [];
      size = 0;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    size += rest.length;
    if (size > longest) browser.kill('SIGKILL');
    else if (rest.length > 0) parts.push(rest);
  });
  const ended = () => fail(new Error('The browser ended before it was done.'));
  back.on('close', ended);
  browser.on('exit', ended);
  browser.on('error', fail);
  // A browser that is gone takes no more commands; whoever waits hears of it by its end.
  out.on('error', () => undefined);

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (browser.exitCode !== null || browser.signalCode !== null || !out.writable) {
          reject(new Error('The browser ended before it was done.'));
          return;
        }
        last += 1;
        waiting.set(last, { resolve, reject });
        out.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`);
      }),
    on: (method, heard) => listeners.set(method, heard),
  };
}
