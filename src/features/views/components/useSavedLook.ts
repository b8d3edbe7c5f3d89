import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, recall, remember } from '#platform/storage';
import { fromViewConfig, type ItemsLook, sameLook, usualLook } from '../model/itemsLook.ts';
import { itemViewsQuery, type SavedView } from '../viewQueries.ts';

/** Which view the arrangement of this browser belongs to: `project/view`. */
const arrangedSlot = defineSlot('foresite-arranged', (stored) => (typeof stored === 'string' ? stored : ''));

const noViews: readonly SavedView[] = [];

/** The open view as it was when the look began to follow it. */
export interface LookBase {
  id: number | null;
  version: number;
  look: ItemsLook;
}

const usualBase: LookBase = { id: null, version: 0, look: usualLook };
const baseOf = (view: SavedView | undefined): LookBase =>
  view ? { id: view.id, version: view.version, look: fromViewConfig(view.config) } : usualBase;
const keyOf = ({ id, version }: LookBase) => `${id}/${version}`;

/** What the look follows, the newest version it has heard of, and what it has to put on for that. */
interface Followed {
  key: string;
  base: LookBase;
  wear: Partial<ItemsLook> | null;
}

/**
 * Follows the open view: its look is put on when it is opened here for the first time, or when somebody else changes it while nothing
 * was changed here. An address that says filters of its own keeps them.
 */
export function useSavedLook(
  projectId: number,
  look: ItemsLook,
  setLook: (look: Partial<ItemsLook>) => void,
  hasOwnFilters: boolean,
) {
  const user = useCurrentUser();
  const views = useQuery(itemViewsQuery(projectId)).data?.results;
  const current = views?.find((view) => view.is_selected);
  const [followed, setFollowed] = useState<Followed>();
  const place = `${projectId}/${current?.id ?? ''}`;

  const next = baseOf(current);
  if (views && keyOf(next) !== followed?.key) {
    const key = keyOf(next);
    if (followed === undefined) {
      const { filters, ...arrangement } = next.look;
      const isArranged = current === undefined || recall(arrangedSlot, user.id) === place;
      const worn = { ...(isArranged ? {} : arrangement), ...(hasOwnFilters ? {} : { filters }) };
      setFollowed({ key, base: next, wear: current && Object.keys(worn).length > 0 ? worn : null });
    } else if (followed.base.id !== next.id || sameLook(look, followed.base.look))
      setFollowed({ key, base: next, wear: next.look });
    // Changed here and there: what was saved stays the base, and saving will ask.
    else setFollowed({ ...followed, key, wear: null });
  }

  const wear = followed?.wear;
  const put = useEffectEvent((worn: Partial<ItemsLook>) => {
    setLook(worn);
    remember(arrangedSlot, user.id, place);
  });
  // The router takes no new address while the screen is put in place for the first time, and would drop the filters.
  const [isPlaced, setIsPlaced] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- once, and before anything is painted
  useLayoutEffect(() => setIsPlaced(true), []);
  // Before anything is painted: the list does not show one look and then another.
  useLayoutEffect(() => {
    if (isPlaced && wear) put(wear);
  }, [isPlaced, wear]);

  const base = followed?.base ?? next;
  return {
    views: views ?? noViews,
    current,
    base,
    /** What was saved just now is what the look is compared with. */
    rebase: (view: SavedView) => {
      const saved = baseOf(view);
      setFollowed({ key: keyOf(saved), base: saved, wear: null });
      remember(arrangedSlot, user.id, `${projectId}/${view.id}`);
    },
    lookOf: (view: SavedView) => baseOf(view).look,
    changed: followed !== undefined && !sameLook(look, base.look),
  };
}
