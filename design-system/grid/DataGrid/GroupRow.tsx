import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronDown, ChevronRight } from '../../icons/shapes.ts';
import { alignOf, placeOf, type CellPlace } from './GridCells.tsx';
import type { GridColumn } from './gridTypes.ts';
import * as styles from './DataGrid.css.ts';

export interface GroupRowProps<Row> {
  title: ReactNode;
  label: string;
  rows: readonly Row[];
  open: boolean;
  columns: readonly GridColumn<Row>[];
  place: CellPlace;
  line: number;
  top: number;
  height: number;
  active: number;
  compact: boolean;
}

/** Heading of a group with its subtotals; Enter or a press opens and closes it. The heading runs on to the first subtotal. */
export function GroupRow<Row>({
  title,
  label,
  rows,
  open,
  columns,
  place,
  line,
  top,
  height,
  active,
  compact,
}: GroupRowProps<Row>) {
  const firstSubtotal = compact ? -1 : columns.findIndex((column, index) => index > 0 && column.renderGroup);
  const span = (firstSubtotal < 0 ? columns.length : firstSubtotal) + (compact ? 0 : place.offset);
  const isFrozen = place.frozenCount > 0 && !compact;
  return (
    <div
      role="row"
      className={styles.line}
      style={{ top, height }}
      aria-rowindex={line + 2}
      aria-level={1}
      aria-expanded={open}
      aria-label={label}
      data-line={line}
      data-kind="group"
      data-pressable
    >
      <div
        role="gridcell"
        className={`${styles.cell}${isFrozen ? ` ${styles.frozen}` : ''}`}
        style={{ gridColumn: compact ? '1 / -1' : `1 / span ${span}`, left: isFrozen ? 0 : undefined }}
        aria-colindex={1}
        aria-colspan={span}
        tabIndex={active >= 0 && active < span ? 0 : -1}
        data-cell={0}
      >
        <span className={styles.groupTitle}>
          <Icon of={open ? ChevronDown : ChevronRight} />
          {title}
        </span>
      </div>
      {(firstSubtotal < 0 ? [] : columns.slice(firstSubtotal)).map((column, index) => {
        const position = index + span;
        const { className, style } = placeOf(position, place);
        return (
          <div
            key={column.id}
            role="gridcell"
            className={styles.cell + className}
            style={style}
            aria-colindex={position + 1}
            tabIndex={position === active ? 0 : -1}
            data-cell={position}
            data-align={alignOf(column)}
          >
            {column.renderGroup?.(rows)}
          </div>
        );
      })}
    </div>
  );
}
