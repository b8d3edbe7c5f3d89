import { Suspense, useState, type ReactNode } from 'react';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import type { Caller } from '#domain/items';
import type { BulkKind } from '../../model/bulkKinds.ts';
import type { ItemBrief } from '#shared/foresite';
import type { ItemsQuery } from '../../model/itemFilters.ts';

// Asked for by few visits: fetched with the first question.
const BulkDialog = opened(async () => (await import('./BulkDialog.tsx')).default);
const ListedBulkDialog = opened(async () => (await import('./ListedBulkDialog.tsx')).default);

/** Items that are checked, or all that a query of the list finds. */
type Subject = { items: readonly ItemBrief[] } | { query: ItemsQuery };

export interface BulkChange {
  start: (kind: BulkKind, subject: Subject) => void;
  /** The question that is open, if any. */
  dialog: ReactNode;
}

/** The bulk changes of a screen with their dialog. */
export function useBulkChange(projectId: number, caller: Caller, today: string | undefined): BulkChange {
  const [asked, setAsked] = useState<{ kind: BulkKind; subject: Subject } | null>(null);
  const start = (kind: BulkKind, subject: Subject) => setAsked({ kind, subject });
  if (asked === null || today === undefined) return { start, dialog: null };
  const { kind, subject } = asked;
  const props = { projectId, kind, caller, today, onClose: () => setAsked(null) };
  return {
    start,
    dialog: (
      <Suspense>
        {'items' in subject ? (
          <BulkDialog {...props} items={subject.items} />
        ) : (
          <ListedBulkDialog {...props} query={subject.query} />
        )}
      </Suspense>
    ),
  };
}
