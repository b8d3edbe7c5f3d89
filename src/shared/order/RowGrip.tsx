import type { DragEvent } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Grip } from '#design-system/icons/shapes.ts';
import * as styles from './RowGrip.css.ts';

/** What hears that a row is dragged, by its key (`useRowDrag`). */
export interface RowDrags {
  onDragStart: (event: DragEvent, key: string) => void;
  onDragEnd: () => void;
}

/** The grip that a row of a grid is dragged by; keys do the same elsewhere. */
export function RowGrip({ rowKey, onDragStart, onDragEnd }: RowDrags & { rowKey: string }) {
  return (
    <span
      aria-hidden
      className={styles.grip}
      draggable
      // The grid would begin a range of cells.
      onPointerDown={(event) => event.stopPropagation()}
      onDragStart={(event) => onDragStart(event, rowKey)}
      onDragEnd={onDragEnd}
    >
      <Icon of={Grip} size="small" />
    </span>
  );
}
