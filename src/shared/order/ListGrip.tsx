import type { HTMLAttributes } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Grip } from '#design-system/icons/shapes.ts';
import * as styles from './RowGrip.css.ts';

/** What a row of a list is dragged by (`useListDrag`), by a finger too. */
export function ListGrip(props: HTMLAttributes<HTMLSpanElement>) {
  return (
    <span className={styles.listGrip} {...props}>
      <Icon of={Grip} size="small" />
    </span>
  );
}
