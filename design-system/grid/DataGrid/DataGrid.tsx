import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { size } from '../../foundations/scale.ts';
import { GridBody } from './GridBody.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import { columnWidth } from './columnLayout.ts';
import type { DataGridProps } from './gridProps.ts';
import { useActiveCell } from './useActiveCell.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridModel } from './useGridModel.ts';
import { useGridSelection } from './useGridSelection.ts';
import * as styles from './DataGrid.css.ts';

export type { DataGridProps } from './gridProps.ts';
export type { GridColumn, GridGroups, GridState, SortKey } from './gridTypes.ts';

/** Rows in columns: virtual, sortable, resizable, with spreadsheet keys (APG data grid). */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const {
    label,
    status = 'ready',
    height = 'content',
    maxHeight = 640,
    frame = 'surface',
    rowKey,
    footer,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const model = useGridModel(props);
  const { layout, shown, place, lines, hasTotals, compact } = model;
  const selecting = useGridSelection(compact ? undefined : props.selection, lines, model.sorted, rowKey);
  const cells = useActiveCell(scroller, model, rowKey);
  const { handleKeyDown, handleClick, handleFocus, handleBlur } = useGridKeys({
    grid: props,
    model,
    selecting,
    cells,
    scroller,
  });
  const { active } = cells;
  const ready = status === 'ready';
  const showsTotals = hasTotals && ready && lines.count > 0;
  const chrome = (compact ? 0 : size.gridHeader) + (showsTotals ? size.row : 0);
  const columnIn = (line: number) => (active.line === line ? active.column : -1);

  return (
    <div className={styles.frame} data-fill={height === 'fill' || undefined} data-frame={frame}>
      {/* Its role is grid or treegrid; the rule reads only literals. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={scroller}
        role={props.groups ? 'treegrid' : 'grid'}
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={status === 'loading' ? -1 : lines.count + 1 + (showsTotals ? 1 : 0)}
        aria-colcount={compact ? 1 : shown.length + place.offset}
        aria-busy={status === 'loading' || undefined}
        aria-multiselectable={selecting ? true : undefined}
        className={styles.scroller}
        style={{ ...gridVars(layout, chrome), maxHeight: height === 'content' ? maxHeight : undefined }}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        {compact ? null : (
          <div role="rowgroup" className={styles.headerGroup}>
            <HeaderRow
              columns={shown}
              place={place}
              sort={model.state.sort}
              active={columnIn(-1)}
              chosen={selecting?.chosen}
              widthOf={(column) => columnWidth(column, model.widths)}
              onResize={model.resize}
            />
          </div>
        )}
        {status === 'loading' ? (
          <SkeletonRows
            columns={shown}
            place={place}
            height={typeof props.rowHeight === 'number' ? props.rowHeight : size.row}
            compact={compact}
          />
        ) : null}
        {ready && lines.count > 0 ? (
          <GridBody grid={props} model={model} selecting={selecting} active={active} chrome={chrome} />
        ) : null}
        {showsTotals ? (
          <div role="rowgroup" className={styles.totalsGroup}>
            <TotalsRow
              columns={shown}
              rows={model.sorted}
              place={place}
              line={lines.count}
              active={columnIn(lines.count)}
            />
          </div>
        ) : null}
      </div>
      {stateOf(props, lines.count)}
      {footer}
    </div>
  );
}

function stateOf<Row>(
  { status = 'ready', empty, filtered = false, filteredEmpty, error }: DataGridProps<Row>,
  count: number,
): ReactNode {
  const content =
    status === 'error'
      ? error
      : status === 'ready' && count === 0
        ? filtered
          ? filteredEmpty
          : empty
        : undefined;
  return content === undefined ? null : <div className={styles.state}>{content}</div>;
}

/** Widths reach the rows as variables, so that a resize draws no row again. */
function gridVars(
  layout: { template: string; width: number; starts: readonly number[]; frozenWidth: number },
  chrome: number,
): CSSProperties {
  const starts = Object.fromEntries(layout.starts.map((start, index) => [`--start-${index}`, `${start}px`]));
  return {
    ...assignInlineVars({ [styles.template]: layout.template, [styles.innerWidth]: `${layout.width}px` }),
    ...starts,
    // Cells that get the focus are brought out from under the header and the frozen columns.
    scrollPadding: `${size.gridHeader}px 0 ${chrome - size.gridHeader}px ${layout.frozenWidth}px`,
  };
}
