import { useEffect, useRef, useState } from 'react';
import { type Bid, type Offer, openBid, saveDraft } from './bidCalls.ts';
import { createDraftSaver, type DraftSaver, type SaveState } from './model/draftSaver.ts';

/** Where the look at a link stands: `missing` opens nothing, `failed` could not be asked about. */
export type BidView =
  | { kind: 'loading' }
  | { kind: 'found'; bid: Bid }
  | { kind: 'missing' }
  | { kind: 'failed'; error: unknown };

/** How long nothing is typed before a bid is kept, in milliseconds. */
const PAUSE = 700;

/** Opens the bid of a link. */
export function useBidView(token: string): BidView {
  const [view, setView] = useState<BidView>({ kind: 'loading' });
  useEffect(() => {
    let wanted = true;
    openBid(token).then(
      (bid) => wanted && setView(bid ? { kind: 'found', bid } : { kind: 'missing' }),
      (error: unknown) => wanted && setView({ kind: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [token]);
  return view;
}

export interface Draft {
  offer: Offer;
  state: SaveState;
  /** When it was kept last, as ISO text. */
  savedAt: string | null;
  error: unknown;
  edit: (change: (offer: Offer) => Offer) => void;
  /** Keeps what is not kept yet and answers its version. */
  flush: () => Promise<number>;
}

/** The bid that is being written: shown at once, kept after a pause, asked about before the page is left. */
export function useDraft(token: string, bid: Bid): Draft {
  const [offer, setOffer] = useState(bid.offer);
  const [saving, setSaving] = useState<{ state: SaveState; error?: unknown }>({ state: 'saved' });
  const [savedAt, setSavedAt] = useState(bid.saved_at);
  const saver = useRef<DraftSaver<Offer> | null>(null);
  const latest = useRef(offer);
  const { version } = bid;
  useEffect(() => {
    const made = createDraftSaver<Offer>({
      version,
      send: async (draft, from) => {
        const kept = await saveDraft(token, from, draft);
        setSavedAt(kept.saved_at);
        return kept.version;
      },
      onState: (state, error) => setSaving({ state, error }),
      later: (act) => {
        const timer = setTimeout(act, PAUSE);
        return () => clearTimeout(timer);
      },
    });
    saver.current = made;
    const ask = (event: BeforeUnloadEvent) => {
      if (made.isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
    // One for the whole visit: the version goes on in it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);
  return {
    offer,
    ...saving,
    error: saving.error,
    savedAt,
    edit: (change) => {
      latest.current = change(latest.current);
      setOffer(latest.current);
      saver.current?.edit(latest.current);
    },
    flush: () => saver.current?.flush() ?? Promise.resolve(version),
  };
}
