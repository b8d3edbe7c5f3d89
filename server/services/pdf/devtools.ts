type Params = Readonly<Record<string, unknown>>;
type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  sessionId?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
};

/** The commands of a browser. */
export type Devtools = {
  send: (method: string, params?: Params, sessionId?: string) => Promise<Record<string, unknown>>;
  /** Calls back for every event of a name. */
  on: (method: string, heard: (params: Record<string, unknown>, sessionId?: string) => void) => void;
};

/** What carries messages to a browser. */
export type Wire = { isOpen: () => boolean; write: (message: string) => void };

/**
 * Largest single message of a browser, in bytes: PDF files come in parts; the pages that the app sends for one are 24 MB
 * at most, and come as base64.
 */
export const LONGEST_MESSAGE = 64 * 1024 * 1024;

const gone = () => new Error('The browser ended before it was done.');

/** Speaks with a browser over a wire: `take` is given what comes back, `end` fails everything that waits. */
export function speak(wire: Wire) {
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  const listeners = new Map<string, (params: Record<string, unknown>, sessionId?: string) => void>();
  let last = 0;
  const devtools: Devtools = {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (!wire.isOpen()) {
          reject(gone());
          return;
        }
        last += 1;
        waiting.set(last, { resolve, reject });
        wire.write(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
      }),
    on: (method, heard) => listeners.set(method, heard),
  };
  return {
    devtools,
    take: (text: string) => {
      const { id, method, params = {}, sessionId, result, error } = JSON.parse(text) as Message;
      if (id === undefined) {
        if (method) listeners.get(method)?.(params, sessionId);
        return;
      }
      const caller = waiting.get(id);
      waiting.delete(id);
      if (error) caller?.reject(new Error(`The browser refused: ${error.message}`));
      else caller?.resolve(result ?? {});
    },
    end: (error: Error = gone()) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
