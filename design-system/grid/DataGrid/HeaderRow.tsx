import { useEffect, useRef } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ArrowDown, ArrowUp } from '../../icons/shapes.ts';
import * as checkbox from '../../inputs/Checkbox/Checkbox.css.ts';
import { alignOf, placeOf, type CellPlace } from './GridCells.tsx';
import { ColumnResizer } from './ColumnResizer.tsx';
import type { GridColumn, SortKey } from './gridTypes.ts';
import * as styles from './DataGrid.css.ts';

export interface HeaderRowProps<Row> {
  columns: readonly GridColumn<Row>[];
  place: CellPlace;
  sort: readonly SortKey[];
  active: number;
  /** How many of the rows are chosen; undefined without a selection. */
  chosen: 'none' | 'some' | 'all' | undefined;
  widthOf: (column: GridColumn<Row>) => number;
  onResize: (column: GridColumn<Row>, width: number, done: boolean) => void;
}

/** The headings: a press sorts, the right edge resizes. */
export function HeaderRow<Row>({
  columns,
  place,
  sort,
  active,
  chosen,
  widthOf,
  onResize,
}: HeaderRowProps<Row>) {
  return (
    <div role="row" className={styles.header} aria-rowindex={1} data-line={-1}>
      {chosen === undefined ? null : <SelectAllCell chosen={chosen} place={place} active={active === 0} />}
      {columns.map((column, index) => {
        const position = index + place.offset;
        const { className, style } = placeOf(position, place);
        const at = sort.findIndex((key) => key.column === column.id);
        const direction = sort[at]?.direction;
        return (
          <div
            key={column.id}
            role="columnheader"
            className={styles.headerCell + className}
            style={style}
            aria-colindex={position + 1}
            aria-sort={
              column.value
                ? direction === undefined
                  ? 'none'
                  : direction === 'asc'
                    ? 'ascending'
                    : 'descending'
                : undefined
            }
            aria-label={column.renderTitle ? column.title : undefined}
            tabIndex={position === active ? 0 : -1}
            data-cell={position}
            data-align={alignOf(column)}
            data-sortable={column.value ? true : undefined}
          >
            {column.renderTitle ? (
              column.renderTitle()
            ) : (
              <span className={styles.headerText}>{column.title}</span>
            )}
            {direction === undefined ? null : (
              <Icon of={direction === 'asc' ? ArrowUp : ArrowDown} size="small" />
            )}
            {direction !== undefined && sort.length > 1 ? (
              <span className={styles.sortPlace}>{at + 1}</span>
            ) : null}
            {column.resizable === false ? null : (
              <ColumnResizer
                width={widthOf(column)}
                onResize={(width, done) => onResize(column, width, done)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function SelectAllCell({
  chosen,
  place,
  active,
}: {
  chosen: 'none' | 'some' | 'all';
  place: CellPlace;
  active: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { className, style } = placeOf(0, place);
  useEffect(() => {
    if (input.current) input.current.indeterminate = chosen === 'some';
  }, [chosen]);
  return (
    <div
      role="columnheader"
      className={`${styles.headerCell} ${styles.selectCell}${className}`}
      style={style}
      aria-colindex={1}
      tabIndex={active ? 0 : -1}
      data-cell={0}
    >
      <input
        ref={input}
        type="checkbox"
        readOnly
        className={checkbox.box}
        checked={chosen === 'all'}
        tabIndex={-1}
        aria-label="Select all rows"
      />
    </div>
  );
}
