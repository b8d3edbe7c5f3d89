import { memo, useMemo } from 'react';
import { Icon } from '../../../icons/Icon/Icon.tsx';
import { Pencil as PencilShape } from '../../../icons/shapes.ts';
import { alignOf, type Places } from '../columns/cellPlace.ts';
import * as edit from '../../editing/editing.css.ts';
import type { RowEditing } from '../edit/gridEditor.ts';
import { LeadingCell } from './LeadingCell.tsx';
import { TreeCell } from './TreeCell.tsx';
import { pencil } from './pencil.css.ts';
import * as styles from '../DataGrid.css.ts';

/** Where a line stands in the body, in pixels. */
export interface LinePlace {
  line: number;
  top: number;
  height: number;
}

export interface GridRowProps<Row> extends LinePlace, RowEditing {
  row: Row;
  places: Places<Row>;
  /** Position of the active cell in this row; -1 for none. */
  active: number;
  current: boolean;
  selected: boolean | undefined;
  pressable: boolean;
  /** Name of the row, for its box and its button. */
  name: string;
  selectDisabled: string | undefined;
  /** Whether the panel under the row is open; undefined without panels. */
  detailOpen: boolean | undefined;
  /** Depth in a tree or under group headings, from 1. */
  level: number | undefined;
  /** Whether the rows below are shown; undefined without any. */
  open: boolean | undefined;
  /** Column that carries the tree. */
  treeColumn: string | undefined;
}

/** Moved by a transform: the row keeps its own layer of paint, and nothing beside it is laid out again. */
export const linePlace = ({ top, height }: LinePlace) => ({ transform: `translateY(${top}px)`, height });

function GridRowDrawing<Row>(props: GridRowProps<Row>) {
  const { row, places, line, active, current, selected, pressable, level, open, treeColumn, editing } = props;
  const { columns } = places;
  const { texts, messages, reading, today, from, to, dropFrom, dropTo } = props;
  const marks = useMemo(
    () =>
      reading?.marksOf(
        row,
        columns.map(({ column }) => column),
        texts,
        messages,
        today,
      ),
    [reading, row, columns, texts, messages, today],
  );
  // What the cells say stays the same while the focus or the choice moves.
  const contents = useMemo(() => columns.map(({ column }) => column.render(row)), [columns, row]);
  return (
    <div
      role="row"
      className={styles.line}
      style={linePlace(props)}
      aria-rowindex={line + 2}
      aria-level={level}
      aria-expanded={open}
      aria-selected={selected}
      aria-current={current || undefined}
      data-line={line}
      data-current={current || undefined}
      data-pressable={pressable || undefined}
      data-edited={editing === undefined ? undefined : true}
    >
      {places.leading.map((place) => (
        <LeadingCell key={place.kind} {...props} place={place} active={place.position === active} />
      ))}
      {columns.map(({ column, position, className, style }, index) => (
        <div
          key={column.id}
          role="gridcell"
          className={styles.cell + className}
          style={style}
          aria-colindex={position + 1}
          tabIndex={position === active ? 0 : -1}
          data-cell={position}
          data-align={alignOf(column)}
          data-own-edit={column.ownEdit ? true : undefined}
          data-editing={editing === column.id || undefined}
          data-selected={(position >= from && position <= to) || undefined}
          data-handle={props.handle === position || undefined}
          data-drop={(position >= dropFrom && position <= dropTo) || undefined}
          data-problem={marks?.has(column.id) || undefined}
          aria-invalid={marks?.has(column.id) || undefined}
          aria-selected={reading ? position >= from && position <= to : undefined}
        >
          {editing === column.id ? (
            props.editor
          ) : treeColumn === column.id && level !== undefined ? (
            <TreeCell level={level} open={open}>
              {contents[index]}
            </TreeCell>
          ) : (
            reading?.shownRefusal(row, column, texts) || contents[index]
          )}
          {column.ownEdit?.allowed(row) ? <Pencil /> : null}
          {props.handle === position ? <span className={edit.fillHandle} data-fill-handle /> : null}
        </div>
      ))}
    </div>
  );
}

/** For the pointer only: with the keys it is the cell that is edited. */
const Pencil = () => (
  <span className={pencil} data-pencil aria-hidden>
    <Icon of={PencilShape} />
  </span>
);

/** One row of the grid. Drawn again only when something of its own changes, not on scroll. */
export const GridRow = memo(GridRowDrawing) as typeof GridRowDrawing;
