import { useState } from 'react';
import type { AttributeValue } from '#domain/attributes';
import { useEditItem } from '../../itemMutations.ts';
import type { AppError } from '#platform/api';
import type { Item, ItemPatch } from '#shared/foresite';
import type { ItemDraft } from '../../model/itemDraft.ts';
import {
  conflictOf,
  type EditConflict,
  isConflict,
  paintedFields,
  patchOf,
  same,
  toItemDraft,
} from '../../model/itemEdit.ts';

/** Values that can be painted before the server has answered: those that are stored as they are typed. */
const paintOf = (patch: ItemPatch): Partial<Item> =>
  Object.fromEntries(Object.entries(patch).filter(([field]) => paintedFields.includes(field)));

const without = <Fields extends object>(old: Fields, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(old).filter(([field]) => !fields.includes(field))) as Fields;

/**
 * Edits of a saved item. Each field saves when it is left; what is being typed survives a change that somebody else makes, and a stale
 * save shows both values. Undefined while the item is on its way.
 */
export function useItemEdit(projectId: number, item: Item | undefined) {
  const edit = useEditItem(projectId);
  const [drafts, setDrafts] = useState<Partial<ItemDraft>>({});
  /** The item as it was when a field was first typed in: what comes in between is somebody else's. */
  const [begun, setBegun] = useState<Partial<Record<keyof ItemDraft, Item>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  if (!item) return undefined;

  const drop = (fields: readonly string[]) => {
    setDrafts((old) => without(old, fields));
    setBegun((old) => without(old, fields));
  };

  /** What is typed of these fields from now on began with `from`. */
  const beginFrom = (fields: readonly string[], from: Item) =>
    setBegun((old) => ({ ...old, ...Object.fromEntries(fields.map((field) => [field, from])) }));

  const send = (patch: ItemPatch, base: Item) => {
    const paint = paintOf(patch);
    const fields = Object.keys(patch);
    beginFrom(fields, { ...base, ...paint });
    // A promise of each save, since of several at once all are answered.
    edit.mutateAsync({ item: base, patch, paint }).then(
      (saved) => {
        const isKept = (field: string, value: unknown) => same(value, patch[field as keyof ItemPatch]);
        // What was typed meanwhile stays, and goes on from what is saved now.
        setDrafts((old) =>
          without(
            old,
            fields.filter((field) => isKept(field, old[field as keyof ItemDraft])),
          ),
        );
        beginFrom(fields, saved);
        setErrors({});
        setProblem(null);
        setConflict(null);
        setSavedAt(new Date());
      },
      (error: AppError) => {
        beginFrom(fields, base);
        setErrors(error.fields);
        if (error.kind !== 'stale') return setProblem(error.message);
        save(patch, base, error.current as Item);
      },
    );
  };
  /** Saves on top of the item as it stands, unless somebody changed the same since `base`. */
  const save = (patch: ItemPatch, base: Item, theirs = item) => {
    const now = conflictOf(patch, base, theirs);
    if (isConflict(now)) setConflict(now);
    else send(patch, theirs);
  };

  return {
    values: { ...toItemDraft(item), ...drafts },
    errors,
    problem,
    conflict,
    savedAt,
    isSaving: edit.isPending,
    /** Something is typed that is not on its way to the server. */
    isUnsaved: !edit.isPending && Object.keys(patchOf(item, drafts)).length > 0,
    /** Keeps what is typed without saving it. */
    type: (change: Partial<ItemDraft>) => {
      setDrafts((old) => ({ ...old, ...change }));
      beginFrom(
        Object.keys(change).filter((field) => !(field in drafts)),
        item,
      );
    },
    /** Saves what differs. */
    commit: (change: Partial<ItemDraft>) => {
      const patch = patchOf(item, change);
      if (Object.keys(patch).length === 0) return drop(Object.keys(change));
      setDrafts((old) => ({ ...old, ...change }));
      const [first] = Object.keys(patch) as (keyof ItemDraft)[];
      save(patch, (first && begun[first]) ?? item);
    },
    /** Saves one of the company's own fields. */
    commitAttribute: (id: number, value: AttributeValue | null) =>
      send({ custom_attributes: [{ custom_attribute_id: id, value }] }, item),
    /** Saves scope rows that began from those of `base`. */
    commitRows: (rows: ItemPatch['sub_items'], base: Item) => save({ sub_items: rows }, base),
    keepMine: () => conflict && send(conflict.patch, conflict.theirs),
    takeTheirs: () => {
      if (!conflict) return;
      drop(Object.keys(conflict.patch));
      setConflict(null);
      setErrors({});
    },
  };
}

export type ItemEdit = NonNullable<ReturnType<typeof useItemEdit>>;
