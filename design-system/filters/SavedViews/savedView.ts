/** Who sees a view. */
export type ViewAccess = 'private' | 'shared';

/** A view of a list that was kept under a name. */
export interface SavedView {
  id: string;
  name: string;
  access: ViewAccess;
  /** Why this person cannot change, rename or delete it: "Only Maya Okafor can change this view". */
  lockedReason?: string | undefined;
  /** Why this person cannot rename, share, lock or delete it, where they may keep changes in it. */
  ownerReason?: string | undefined;
  /** Others cannot change it. */
  isLocked?: boolean;
}

/** Why a view cannot be deleted (docs/product/lists.md: neither the one that is open nor the only one); undefined when it can. */
export function whyNotDelete(
  view: SavedView,
  views: readonly SavedView[],
  currentId: string | null,
): string | undefined {
  const refused = view.lockedReason ?? view.ownerReason;
  if (refused !== undefined) return refused;
  if (views.length < 2) return 'The only view cannot be deleted';
  return view.id === currentId ? 'This view is open. Open another one first' : undefined;
}
