import { useEffect, useRef } from 'react';
import * as checkbox from '../../../inputs/Checkbox/Checkbox.css.ts';
import type { GridColumn, GridState } from '../gridTypes.ts';
import type { CellPlace, Places } from './cellPlace.ts';
import { HeaderCell } from './HeaderCell.tsx';
import type { ColumnDrag } from './useColumnDrag.ts';
import * as styles from '../DataGrid.css.ts';

export interface HeaderRowProps<Row> {
  places: Places<Row>;
  state: Pick<GridState, 'sort' | 'filters'>;
  active: number;
  /** How many of the rows are chosen; undefined without a selection. */
  chosen: 'none' | 'some' | 'all' | undefined;
  hasMenu: boolean;
  /** Position whose menu is open. */
  menuAt: number;
  drag: ColumnDrag<Row>;
  widthOf: (position: number) => number;
  onResize: (column: GridColumn<Row>, width: number, done: boolean) => void;
  onFit: (column: GridColumn<Row>, position: number) => void;
}

/** The headings: a press sorts, the trailing edge resizes, a drag moves. */
export function HeaderRow<Row>(props: HeaderRowProps<Row>) {
  const { places, state, active, chosen, drag } = props;
  return (
    <div role="row" className={styles.header} aria-rowindex={1} data-line={-1} {...drag.handlers}>
      {places.leading.map((place) =>
        place.kind === 'select' ? (
          <SelectAllCell
            key={place.kind}
            chosen={chosen ?? 'none'}
            place={place}
            active={active === place.position}
          />
        ) : (
          <div
            key={place.kind}
            role="columnheader"
            className={`${styles.headerCell} ${styles.leadingCell}${place.className}`}
            style={place.style}
            aria-colindex={place.position + 1}
            tabIndex={active === place.position ? 0 : -1}
            data-cell={place.position}
          >
            <span className={styles.heard}>Details</span>
          </div>
        ),
      )}
      {places.columns.map((placed) => {
        const { column, position } = placed;
        return (
          <HeaderCell
            key={column.id}
            placed={placed}
            sort={state.sort}
            filtered={state.filters[column.id] !== undefined}
            active={position === active}
            hasMenu={props.hasMenu}
            menuOpen={props.menuAt === position}
            dragged={drag.drop?.id === column.id}
            drop={drag.drop?.position === position ? drag.drop.edge : undefined}
            width={props.widthOf(position)}
            onResize={(width, done) => props.onResize(column, width, done)}
            onFit={() => props.onFit(column, position)}
          />
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
  useEffect(() => {
    if (input.current) input.current.indeterminate = chosen === 'some';
  }, [chosen]);
  return (
    <div
      role="columnheader"
      className={`${styles.headerCell} ${styles.leadingCell}${place.className}`}
      style={place.style}
      aria-colindex={place.position + 1}
      tabIndex={active ? 0 : -1}
      data-cell={place.position}
      data-leading="select"
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
