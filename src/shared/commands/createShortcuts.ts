import { type Chord, isSingleKey, type KeyPress, presses, readKeys } from './chords.ts';
import { type Shortcut, SHORTCUTS, type ShortcutName } from './shortcuts.ts';

type Handler = () => void;

/** Milliseconds in which the second key of `G then P` must follow. */
const patience = 1200;

interface Way {
  name: ShortcutName;
  chords: readonly Chord[];
}

const ways: readonly Way[] = (Object.keys(SHORTCUTS) as ShortcutName[]).flatMap((name) =>
  readKeys(SHORTCUTS[name].keys).map((chords) => ({ name, chords })),
);

/** What the shortcuts know about a press besides the key. */
export interface Circumstances {
  typing: boolean;
  singleKeys: boolean;
  at: number;
}

/** Keeps who answers which shortcut, and finds the answer to a press. */
export function createShortcuts() {
  const handlers = new Map<ShortcutName, Handler[]>();
  const listeners = new Set<() => void>();
  let bound: readonly ShortcutName[] = [];
  let pending: { ways: readonly Way[]; at: number } | undefined;

  const tell = () => {
    bound = [...handlers].flatMap(([name, all]) => (all.length > 0 ? [name] : []));
    for (const listener of listeners) listener();
  };
  return {
    /** Answers a shortcut until it is given back; the latest answer counts. */
    bind(name: ShortcutName, handler: Handler): () => void {
      const all = handlers.get(name) ?? [];
      all.push(handler);
      handlers.set(name, all);
      tell();
      return () => {
        all.splice(all.indexOf(handler), 1);
        tell();
      };
    },
    /** The shortcuts that are answered now; the same list until it changes. */
    bound: () => bound,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Starts what the press means. True when it meant something, be it the first key of two. */
    press(event: KeyPress, { typing, singleKeys, at }: Circumstances): boolean {
      const allowed = (chord: Chord) => !isSingleKey(chord) || (singleKeys && !typing);
      const yields = ({ yieldsToFields }: Shortcut) => typing && yieldsToFields === true;
      const last = (name: ShortcutName) => handlers.get(name)?.at(-1);
      const begun = pending !== undefined && at - pending.at < patience ? pending.ways : [];
      pending = undefined;
      const matches = (way: Way, place: number) => {
        const chord = way.chords[place];
        if (chord === undefined || last(way.name) === undefined || yields(SHORTCUTS[way.name])) return false;
        return allowed(chord) && presses(chord, event);
      };
      const ended =
        begun.find((way) => matches(way, 1)) ??
        ways.find((way) => way.chords.length === 1 && matches(way, 0));
      if (ended) {
        last(ended.name)?.();
        return true;
      }
      const started = ways.filter((way) => way.chords.length === 2 && matches(way, 0));
      if (started.length === 0) return false;
      pending = { ways: started, at };
      return true;
    },
  };
}
