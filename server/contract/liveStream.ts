import { tooMany } from './errors.ts';

/** Where a live stream writes. `send` answers false when the client no longer keeps up. */
export type StreamSink = {
  send: (text: string) => boolean;
  close: () => void;
};

/** A stream that outlives its call: `open` starts it and returns how to stop it. */
export type LiveStream = { open: (sink: StreamSink) => () => void };

/** Streams of one person at once: each tab has one. */
const mostOfOnePerson = 40;
/** When one that was refused may be asked for again, in seconds. */
const againSeconds = 30;

/** The streams that are open. */
export interface OpenStreams {
  /** Throws 429 where a person has as many as they may. */
  demandRoom: (person: string) => void;
  /** Notes one and how to close it; what comes back forgets it. */
  add: (person: string, close: () => void) => () => void;
  /** For the server's stop. */
  closeAll: () => void;
}

/** Each stream holds a connection and is asked about every event, so nobody has more than a person can look at. */
export function createOpenStreams(): OpenStreams {
  const ofPerson = new Map<string, Set<() => void>>();
  return {
    demandRoom: (person) => {
      if ((ofPerson.get(person)?.size ?? 0) >= mostOfOnePerson) throw tooMany(againSeconds);
    },
    add: (person, close) => {
      const own = ofPerson.get(person) ?? new Set();
      ofPerson.set(person, own.add(close));
      return () => {
        if (own.delete(close) && own.size === 0) ofPerson.delete(person);
      };
    },
    closeAll: () => {
      for (const close of [...ofPerson.values()].flatMap((own) => [...own])) close();
    },
  };
}
