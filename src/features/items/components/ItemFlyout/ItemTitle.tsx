import { oneLine } from '../../model/oneLine.ts';
import type { ItemEdit } from './useItemEdit.ts';
import * as styles from './ItemTitle.css.ts';

export interface ItemTitleProps {
  name: string;
  edit: ItemEdit;
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
  const problem = edit.errors.name?.join(' ');
  return (
    <>
      <div className={styles.box}>
        {/* The copy gives the box its height: growing needs no measuring. */}
        <div className={styles.copy} aria-hidden>{`${edit.values.name}\n`}</div>
        <textarea
          className={styles.name}
          rows={1}
          aria-label="Name"
          aria-invalid={problem !== undefined}
          maxLength={250}
          value={edit.values.name}
          onChange={(event) => edit.type({ name: oneLine(event.target.value) })}
          onBlur={(event) => edit.commit({ name: oneLine(event.target.value) })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
        />
      </div>
      {problem === undefined ? null : (
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
    </>
  );
}
