import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { ApprovalDialog, RejectionDialog } from './decisionDialogs.ts';
import { useMoveItem } from '../itemMoves.ts';
import type { ItemBrief, ItemStatus } from '#shared/foresite';

export interface Moves {
  /** Begins a move; approval and rejection ask first. The same function between renders. */
  start: (item: ItemBrief, to: ItemStatus) => void;
  /** The question that is open, if any. */
  dialog: ReactNode;
}

/** The status moves of a screen with their dialogs. */
export function useMoves(projectId: number): Moves {
  const { mutate } = useMoveItem(projectId);
  const [asked, setAsked] = useState<{ item: ItemBrief; to: 'APPROVED' | 'REJECTED' } | null>(null);
  const close = () => setAsked(null);
  const start = useCallback(
    (item: ItemBrief, to: ItemStatus) => {
      if (to === 'APPROVED' || to === 'REJECTED') setAsked({ item, to });
      else if (to !== 'VOID') mutate({ to, item });
    },
    [mutate],
  );
  const dialog =
    asked?.to === 'APPROVED' ? (
      <ApprovalDialog
        projectId={projectId}
        item={asked.item}
        onCancel={close}
        onApprove={(milestone, potId) => {
          close();
          const { id, name: milestoneName } = milestone;
          mutate({ to: 'APPROVED', item: asked.item, milestone: id, milestoneName, potId });
        }}
      />
    ) : asked ? (
      <RejectionDialog
        projectId={projectId}
        item={asked.item}
        onCancel={close}
        onReject={(reason) => {
          close();
          mutate({ to: 'REJECTED', item: asked.item, reason });
        }}
      />
    ) : null;
  return { start, dialog: <Suspense>{dialog}</Suspense> };
}
