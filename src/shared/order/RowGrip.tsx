import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Grip } from '#design-system/icons/shapes.ts';
import * as styles from './RowGrip.css.ts';

/** What hears that a row is dragged, by its key (`useRowDrag`). */
export interface RowDrags {
  onDragStart: (event: DragEvent, key: string) => void;
  onDragEnd: () => void;
}

/** What hears that a row is lifted by its grip without a pointer: Enter on its cell, then keys on the grip. */
export interface RowLifts {
  onLift: (key: string) => void;
  onLiftKey: (event: KeyboardEvent, key: string) => void;
  onLiftEnd: () => void;
}

interface Props extends RowDrags {
  rowKey: string;
  /** Says what the grip does; with it, the grip takes keys. */
  lift?: RowLifts & { label: string };
}

/** The grip that a row of a grid is dragged by. Without `lift` keys do the same elsewhere. */
export function RowGrip({ rowKey, onDragStart, onDragEnd, lift }: Props) {
  return (
    <span
      className={styles.grip}
      draggable
      // The grid would begin a range of cells.
      onPointerDown={(event) => event.stopPropagation()}
      onDragStart={(event) => onDragStart(event, rowKey)}
      onDragEnd={onDragEnd}
      {...(lift ? liftProps(rowKey, lift) : { 'aria-hidden': true })}
    >
      <Icon of={Grip} size="small" />
    </span>
  );
}

/** Firefox drags nothing by a button, so the grip is only one by its role. */
const liftProps = (key: string, { label, onLift, onLiftKey, onLiftEnd }: RowLifts & { label: string }) => ({
  role: 'button',
  tabIndex: -1,
  'aria-label': label,
  onClick: (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.focus();
    onLift(key);
  },
  onKeyDown: (event: KeyboardEvent) => onLiftKey(event, key),
  onBlur: onLiftEnd,
});
