import { TitleField } from '#shared/title';
import type { ItemEdit } from './useItemEdit.ts';
import * as styles from './ItemTitle.css.ts';

export interface ItemTitleProps {
  name: string;
  /** Undefined while the item is on its way: the name can be read meanwhile. */
  edit: ItemEdit | undefined;
  /** Why the name cannot be edited; undefined when it can. */
  settled: string | undefined;
}

/** The name of an item, edited in place; a long one wraps. */
export function ItemTitle({ name, edit, settled }: ItemTitleProps) {
  if (settled !== undefined)
    return (
      <h2 className={styles.title} title={settled}>
        {name}
      </h2>
    );
  return (
    <TitleField
      value={edit?.values.name ?? name}
      maxLength={250}
      problem={edit?.errors.name?.join(' ')}
      {...(edit && {
        onChange: (next) => edit.type({ name: next }),
        onDone: (next) => edit.commit({ name: next }),
      })}
    />
  );
}
