import type { ReactNode } from 'react';
import { Chip } from '#design-system/feedback/Chip/Chip.tsx';
import * as styles from './FirstAndMore.css.ts';

/** The first of several names, and how many more there are; all of them under the pointer. */
export function FirstAndMore({
  names,
  children,
}: {
  names: readonly string[];
  /** The first as it is drawn where it is more than its name: a chip. */
  children?: ReactNode;
}) {
  const [first, ...others] = names;
  if (first === undefined) return '-';
  return (
    <span className={styles.chips} title={names.join(', ')}>
      <span className={children ? styles.drawn : styles.name}>{children ?? first}</span>
      {others.length > 0 ? <Chip label={`+${others.length}`} /> : null}
    </span>
  );
}
