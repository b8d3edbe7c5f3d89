import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { type Caller, canEditItem, VOID_ITEM_CLOSED } from '#domain/items';
import type { CellField } from '../../model/cellFields.ts';
import type { ItemBrief } from '#shared/foresite';

// Reading the grid needs no editor: it comes with the first edit.
const CellEditor = opened(async () => (await import('./CellEditor.tsx')).default);

export interface CellEdit {
  allowed: (item: ItemBrief) => boolean;
  begin: (item: ItemBrief, field: CellField, cell: HTMLElement) => void;
  /** The editor that is open, if any. */
  editor: ReactNode;
}

/** Edits of single cells of the items grid, each in a panel at its cell. */
export function useCellEdit(projectId: number, caller: Caller, today: string | undefined): CellEdit {
  const toasts = useToasts();
  const [open, setOpen] = useState<{ item: ItemBrief; field: CellField; cell: HTMLElement } | null>(null);
  const allowed = useCallback((item: ItemBrief) => canEditItem(item, caller).allowed, [caller]);
  const begin = useCallback(
    (item: ItemBrief, field: CellField, cell: HTMLElement) => {
      const decision = canEditItem(item, caller);
      if (decision.allowed) return setOpen({ item, field, cell });
      const title = item.status === 'VOID' ? VOID_ITEM_CLOSED : decision.reason;
      toasts.show({ id: 'cell', title, tone: 'undone' });
    },
    [caller, toasts],
  );
  const editor =
    open && today !== undefined ? (
      <Suspense>
        <CellEditor
          key={`${open.item.id} ${open.field}`}
          projectId={projectId}
          {...open}
          today={today}
          onClose={() => setOpen(null)}
        />
      </Suspense>
    ) : null;
  return { allowed, begin, editor };
}
