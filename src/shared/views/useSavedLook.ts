import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useCurrentUser } from '#platform/flags';
import { recall, remember } from '#platform/storage';
import type { ListLook, LookRules } from './savedLook.ts';
import { type SavedView, type ViewPlace, viewsQuery } from './viewQueries.ts';

const noViews: readonly SavedView[] = [];

/** The open view as it was when the look began to follow it. */
export interface LookBase<Look> {
  id: number | null;
  version: number;
  look: Look;
}

const keyOf = ({ id, version }: LookBase<unknown>) => `${id}/${version}`;

/** What the look follows, the newest version it has heard of, and what it has to put on for that. */
interface Followed<Look> {
  key: string;
  base: LookBase<Look>;
  putOn: Partial<Look> | null;
}

/** A list with the views of its look: where they belong, how it looks now, and how it is given another look. */
export interface SavedLookOptions<Look extends ListLook> {
  place: ViewPlace;
  rules: LookRules<Look>;
  look: Look;
  onLook: (look: Partial<Look>) => void;
  /** The address says filters of its own. */
  hasOwnFilters: boolean;
}

/**
 * Follows the open view: its look is put on when it is opened here for the first time, or when somebody else changes it while nothing
 * was changed here. An address that says filters of its own keeps them, and so does what was changed before the views came.
 */
export function useSavedLook<Look extends ListLook>(options: SavedLookOptions<Look>) {
  const { place, rules, look, onLook, hasOwnFilters } = options;
  const user = useCurrentUser();
  const views = useQuery(viewsQuery(place)).data?.results;
  const current = views?.find((view) => view.is_selected);
  const [followed, setFollowed] = useState<Followed<Look>>();
  const [lookAtFirst] = useState(look);
  const whereOf = (view: Pick<SavedView, 'id'> | undefined) => `${place.projectId ?? ''}/${view?.id ?? ''}`;
  const baseOf = (view: SavedView | undefined): LookBase<Look> =>
    view
      ? { id: view.id, version: view.version, look: rules.fromConfig(view.config) }
      : { id: null, version: 0, look: rules.usual };

  const next = baseOf(current);
  if (views && keyOf(next) !== followed?.key) {
    const key = keyOf(next);
    if (followed === undefined) {
      const { filters, ...arrangement } = next.look;
      const isArranged = current === undefined || recall(rules.arranged, user.id) === whereOf(current);
      const missing = {
        ...(isArranged ? {} : arrangement),
        ...(hasOwnFilters ? {} : { filters }),
      } as Partial<Look>;
      // Whoever was quicker than the views keeps what they pressed.
      const isWanted = current !== undefined && rules.isSame(look, lookAtFirst);
      setFollowed({ key, base: next, putOn: isWanted && Object.keys(missing).length > 0 ? missing : null });
    } else if (followed.base.id !== next.id || rules.isSame(look, followed.base.look))
      setFollowed({ key, base: next, putOn: next.look });
    // Changed here and there: what was saved stays the base, and saving will ask.
    else setFollowed({ ...followed, key, putOn: null });
  }

  const putOn = followed?.putOn;
  const put = useEffectEvent((missing: Partial<Look>) => {
    onLook(missing);
    remember(rules.arranged, user.id, whereOf(current));
  });
  // The router takes no new address while the screen is put in place for the first time, and would drop the filters.
  const [isPlaced, setIsPlaced] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- once, and before anything is painted
  useLayoutEffect(() => setIsPlaced(true), []);
  // Before anything is painted: the list does not show one look and then another.
  useLayoutEffect(() => {
    if (isPlaced && putOn) put(putOn);
  }, [isPlaced, putOn]);

  const base = followed?.base ?? next;
  return {
    views: views ?? noViews,
    current,
    base,
    /** What was saved just now is what the look is compared with. */
    rebase: (view: SavedView) => {
      const saved = baseOf(view);
      setFollowed({ key: keyOf(saved), base: saved, putOn: null });
      remember(rules.arranged, user.id, whereOf(view));
    },
    lookOf: (view: SavedView) => baseOf(view).look,
    changed: followed !== undefined && !rules.isSame(look, base.look),
  };
}
