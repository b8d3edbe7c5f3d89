import type { ReactNode } from 'react';
import { Icon } from '../../../icons/Icon/Icon.tsx';
import { ChevronDown, ChevronRight } from '../../../icons/shapes.ts';
import { alignOf, type Places } from '../columns/cellPlace.ts';
import { linePlace, type LinePlace } from './GridRow.tsx';
import * as styles from '../DataGrid.css.ts';

export interface GroupRowProps<Row> extends LinePlace {
  title: ReactNode;
  label: string;
  level: number;
  rows: readonly Row[];
  open: boolean;
  places: Places<Row>;
  /** Position of the first subtotal: the heading runs on to it. */
  span: number;
  active: number;
}

/** Heading of a group with its subtotals; Enter or a press opens and closes it. */
export function GroupRow<Row>(props: GroupRowProps<Row>) {
  const { title, label, level, rows, open, places, span, active, line } = props;
  const subtotals = places.columns.filter(({ position }) => position >= span);
  return (
    <div
      role="row"
      className={styles.line}
      style={linePlace(props)}
      aria-rowindex={line + 2}
      aria-level={level}
      aria-expanded={open}
      aria-label={label}
      data-line={line}
      data-kind="group"
      data-pressable
    >
      <div
        role="gridcell"
        className={`${styles.cell} ${styles.groupCell}`}
        style={{ width: subtotals.length > 0 ? `var(--x${span})` : '100%' }}
        aria-colindex={1}
        aria-colspan={Number.isFinite(span) ? Math.max(1, span) : 1}
        tabIndex={active >= 0 && active < span ? 0 : -1}
        data-cell={0}
      >
        <span className={styles.groupTitle} style={{ paddingInlineStart: (level - 1) * 16 }}>
          <Icon of={open ? ChevronDown : ChevronRight} />
          {title}
        </span>
      </div>
      {subtotals.map(({ column, position, style }) => (
        <div
          key={column.id}
          role="gridcell"
          className={`${styles.cell} ${styles.groupCell}`}
          style={{ width: style.width, insetInlineStart: `var(--x${position})` }}
          aria-colindex={position + 1}
          tabIndex={position === active ? 0 : -1}
          data-cell={position}
          data-align={alignOf(column)}
        >
          {column.renderGroup?.(rows)}
        </div>
      ))}
    </div>
  );
}
