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

/**
 * Each stream holds a connection and is asked about every event, so nobody has more than a person can look at. Takes a place at
 * once, before anything is waited for; throws 429 where there is none. What comes back gives it up.
 */
export function createStreamPlaces(): (person: string) => () => void {
  const taken = new Map<string, number>();
  return (person) => {
    const own = taken.get(person) ?? 0;
    if (own >= mostOfOnePerson) throw tooMany(againSeconds);
    taken.set(person, own + 1);
    return () => {
      const left = (taken.get(person) ?? 0) - 1;
      if (left > 0) taken.set(person, left);
      else taken.delete(person);
    };
  };
}
