/** How far what was typed has come. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface DraftSaver<Draft> {
  /** Takes the draft as it is now; it goes out once nothing was typed for a moment. */
  edit: (draft: Draft) => void;
  /** Sends what has not gone out yet, at once; fulfilled with the version once everything is kept. */
  flush: () => Promise<number>;
  /** Whether something would be lost if the page were closed. */
  isDirty: () => boolean;
}

export interface DraftSaverOptions<Draft> {
  version: number;
  /** Sends a draft over the version that it was made from, and answers the next one. */
  send: (draft: Draft, version: number) => Promise<number>;
  /** Hears of every step; `error` comes with `failed`. */
  onState: (state: SaveState, error?: unknown) => void;
  /** Calls back later, once nothing was typed for a moment; the function it answers stops that. */
  later: (act: () => void) => () => void;
}

/** Keeps a draft while it is typed: one call at a time, the newest draft always wins, nothing is lost by a failure. */
export function createDraftSaver<Draft>(options: DraftSaverOptions<Draft>): DraftSaver<Draft> {
  const { send, onState, later } = options;
  let { version } = options;
  let waiting: { draft: Draft } | null = null;
  let running: Promise<void> | null = null;
  let stop: () => void = () => undefined;

  const drain = async (): Promise<void> => {
    while (waiting) {
      const { draft } = waiting;
      waiting = null;
      onState('saving');
      try {
        version = await send(draft, version);
      } catch (error) {
        // What was typed meanwhile is newer.
        waiting ??= { draft };
        onState('failed', error);
        throw error;
      }
    }
    onState('saved');
  };

  const flush = async (): Promise<number> => {
    stop();
    if (!running && !waiting) return version;
    running ??= drain().finally(() => {
      running = null;
    });
    await running;
    return flush();
  };

  return {
    edit: (draft) => {
      waiting = { draft };
      onState('waiting');
      stop();
      stop = later(() => void flush().catch(() => undefined));
    },
    flush,
    isDirty: () => waiting !== null || running !== null,
  };
}
