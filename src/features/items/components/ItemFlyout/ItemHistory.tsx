import { useInfiniteQuery } from '@tanstack/react-query';
import { type Caller, canEditItem, isRestorable } from '#domain/items';
import { attachmentKeys } from '#features/files';
import { HistoryList, rowOrFile } from '#shared/history';
import { useUndo, type Item } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { historyQuery } from '../../itemQueries.ts';
import { useRestoreField } from '../../restoreMutation.ts';
import * as t from '../../texts.ts';

/** What happened to an item, and the ways back: a whole change, or one field of it. */
export function ItemHistory({ item, caller }: { item: Item; caller: Caller }) {
  const projectId = useProjectId();
  const history = useInfiniteQuery(historyQuery(projectId, item.id));
  const { undo, undoing } = useUndo(projectId, [attachmentKeys.all]);
  const restoring = useRestoreField(projectId);
  const restore = canEditItem(item, caller).allowed
    ? {
        offers: (_entry: unknown, { field }: { field: string }) => isRestorable(field),
        onRestore: (
          { change_set_id: changeSetId }: { change_set_id: number },
          { field, label }: { field: string; label: string },
        ) => {
          if (isRestorable(field)) restoring.mutate({ item, changeSetId, field, label });
        },
      }
    : undefined;
  return (
    <HistoryList
      history={history}
      subject={rowOrFile(t.theItem)}
      own={t.theItem}
      onUndo={undo}
      undoing={undoing}
      restore={restore}
    />
  );
}
