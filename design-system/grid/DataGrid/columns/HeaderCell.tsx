import { Icon } from '../../../icons/Icon/Icon.tsx';
import { ArrowDown, ArrowUp, ListFilter } from '../../../icons/shapes.ts';
import type { SortKey } from '../gridTypes.ts';
import { alignOf, type PlacedColumn } from './cellPlace.ts';
import { ColumnResizer } from './ColumnResizer.tsx';
import * as styles from '../DataGrid.css.ts';

interface HeaderCellProps<Row> {
  placed: PlacedColumn<Row>;
  sort: readonly SortKey[];
  filtered: boolean;
  active: boolean;
  /** Shows the button of the column menu. */
  hasMenu: boolean;
  menuOpen: boolean;
  dragged: boolean;
  drop: 'start' | 'end' | undefined;
  width: number;
  onResize: (width: number, done: boolean) => void;
  onFit: () => void;
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** One heading: a press sorts, its edge resizes, its button opens the column menu. */
export function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { placed, sort, filtered, active, hasMenu, width, onResize, onFit } = props;
  const { column, position, className, style } = placed;
  const at = sort.findIndex((key) => key.column === column.id);
  const direction = sort[at]?.direction;
  return (
    <div
      role="columnheader"
      className={styles.headerCell + className}
      style={style}
      aria-colindex={position + 1}
      aria-sort={column.value ? (direction ? directions[direction] : 'none') : undefined}
      aria-label={column.renderTitle || hasMenu ? column.title : undefined}
      tabIndex={active ? 0 : -1}
      data-cell={position}
      data-align={alignOf(column)}
      data-sortable={column.value ? true : undefined}
      data-dragged={props.dragged || undefined}
      data-drop={props.drop}
    >
      {column.renderTitle ? (
        (column.renderTitle() ?? <span className={styles.heard}>{column.title}</span>)
      ) : (
        <span className={styles.headerText} data-title>
          {column.title}
        </span>
      )}
      {direction === undefined ? null : <Icon of={direction === 'asc' ? ArrowUp : ArrowDown} size="small" />}
      {direction !== undefined && sort.length > 1 ? <span className={styles.sortPlace}>{at + 1}</span> : null}
      {filtered ? <Icon of={ListFilter} size="small" label="Filtered" /> : null}
      {hasMenu ? (
        <button
          type="button"
          className={styles.menuButton}
          tabIndex={-1}
          aria-label={`Options for ${column.title}`}
          aria-haspopup="menu"
          aria-expanded={props.menuOpen}
          data-menu
        />
      ) : null}
      {column.resizable === false ? null : <ColumnResizer width={width} onResize={onResize} onFit={onFit} />}
    </div>
  );
}
