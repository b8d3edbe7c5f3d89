import { type Item, useCaller } from '#shared/foresite';
import { draftSubtotal, fromSubItemDrafts, type SubItemDraft, withSavedIds } from '../../model/itemDraft.ts';
import { markedUp } from '../../model/itemMarkups.ts';
import { useItemEdit } from './useItemEdit.ts';
import { isWriting, useScopeRows } from './useScopeRows.ts';

/** What is typed of an item, its fields and its scope rows, and what that makes of its price; undefined while the item is on its way. */
export function useItemWork(projectId: number, item: Item | undefined) {
  const edit = useItemEdit(projectId, item);
  const scope = useScopeRows(item, useCaller().userId);
  if (!item || !edit || !scope) return undefined;
  const [rows, setRows] = scope;
  // Rows being typed price the item before they are saved.
  const subtotal = rows.dirty ? draftSubtotal(rows.value) : item.subtotal_cost;
  return {
    item,
    edit,
    rows: rows.value,
    subtotal,
    cost: rows.dirty ? markedUp(item, subtotal).total : item.cost,
    isUnsaved: edit.isUnsaved || (rows.dirty && isWriting(rows.value)),
    setRows,
    commitRows: (given: SubItemDraft[]) => {
      // A row may have been saved while this change was typed.
      const next = withSavedIds(given, item.sub_items);
      setRows(next);
      if (!isWriting(next)) edit.commitRows(fromSubItemDrafts(next), rows.base);
    },
  };
}
