/** When this page's own writes were answered, by the numbers of the events that they made. */
export interface OwnWrites {
  /** Notes the events that an answer says it made. */
  note: (answer: Response) => void;
  /** When the write that made this event was answered (ms, as `performance.now`); undefined where it was somebody else's. */
  answeredAt: (event: number) => number | undefined;
}

/** Events come back within seconds; beyond this many the oldest are forgotten. */
const MOST = 2000;

/** Remembers which events come from the writes of one page; `now` is in milliseconds. */
export function createOwnWrites(now: () => number = () => performance.now()): OwnWrites {
  const known = new Map<number, number>();
  return {
    note: (answer) => {
      const events = answer.headers.get('quoin-events');
      if (events === null) return;
      for (const event of events.split(',')) known.set(Number(event), now());
      for (const oldest of known.keys()) {
        if (known.size <= MOST) return;
        known.delete(oldest);
      }
    },
    answeredAt: (event) => known.get(event),
  };
}

/** The writes of this page. */
export const ownWrites = createOwnWrites();
