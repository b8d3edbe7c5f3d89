import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ChevronDown, ChevronRight } from '../../icons/shapes.ts';
import { alignOf, cellContent, placeOf, type CellPlace } from './GridCells.tsx';
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

/** Heading of a group with its subtotals; Enter or a press opens and closes it. */
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
  const cells = compact ? columns.slice(0, 1) : columns;
  return (
    <div
      role="row"
      className={styles.line}
      style={{ top, height }}
      aria-rowindex={line + 2}
      aria-expanded={open}
      aria-label={label}
      data-line={line}
      data-kind="group"
      data-pressable
    >
      {place.offset === 1 && !compact ? (
        <div
          role="gridcell"
          aria-label={label}
          className={`${styles.cell}${placeOf(0, place).className}`}
          style={placeOf(0, place).style}
          aria-colindex={1}
          tabIndex={active === 0 ? 0 : -1}
          data-cell={0}
        />
      ) : null}
      {cells.map((column, index) => {
        const position = index + (compact ? 0 : place.offset);
        const { className, style } = compact
          ? { className: '', style: { gridColumn: '1 / -1' } }
          : placeOf(position, place);
        return (
          <div
            key={column.id}
            role="gridcell"
            className={styles.cell + className}
            style={style}
            aria-colindex={position + 1}
            tabIndex={position === active ? 0 : -1}
            data-cell={position}
            data-align={index === 0 ? undefined : alignOf(column)}
          >
            {index === 0 ? (
              <span className={styles.groupTitle}>
                <Icon of={open ? ChevronDown : ChevronRight} />
                {title}
              </span>
            ) : (
              cellContent(column.renderGroup?.(rows))
            )}
          </div>
        );
      })}
    </div>
  );
}
