import type { ReactNode } from 'react';
import type { SavedView, ViewAccess } from './savedView.ts';

export interface SavedViewsProps {
  /** In the order in which they are listed. */
  views: readonly SavedView[];
  currentId: string | null;
  /** The list no longer looks as the view was saved. */
  changed: boolean;
  /** Why this person cannot share views; undefined when they can. */
  shareDisabledReason?: string | undefined;
  onOpen: (id: string) => void;
  /** Keeps the present look in the open view. */
  onSave: () => void;
  /** Goes back to the look that was saved. */
  onDiscard: () => void;
  /** Keeps the present look as a view of its own. */
  onCreate: (view: { name: string; access: ViewAccess }) => void;
  onRename: (id: string, name: string) => void;
  onDuplicate: (id: string, name: string) => void;
  onDelete: (id: string) => void;
  /** Shares a view, or keeps it for oneself again; not offered when left out. */
  onShare?: (id: string, isShared: boolean) => void;
  /** Locks a view against changes of others, or unlocks it; not offered when left out. */
  onLock?: (id: string, isLocked: boolean) => void;
  /** Stands beside "Save as a new view": taking a view from elsewhere. */
  importMenu?: ReactNode;
}
