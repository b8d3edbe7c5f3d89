import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { size } from '../../foundations/scale.ts';
import { usePrinting } from '../../private/usePrinting.ts';
import { placeColumns, placeVariables } from './columns/cellPlace.ts';
import { HeaderRow } from './columns/HeaderRow.tsx';
import { useColumnControls } from './columns/useColumnControls.ts';
import { useColumnWindow } from './columns/useColumnWindow.ts';
import type { GridEditor, GridEditorInput } from './edit/gridEditor.ts';
import { countSentence, sortSentence, useAnnouncement } from './focus/useAnnouncement.ts';
import { useGridKeys } from './focus/useGridKeys.ts';
import type { DataGridProps } from './gridProps.ts';
import { ReportTable } from './report/ReportTable.tsx';
import * as paper from './report/report.css.ts';
import { GridBody } from './rows/GridBody.tsx';
import { SkeletonRows } from './rows/SkeletonRows.tsx';
import { TotalsRow } from './rows/TotalsRow.tsx';
import { heightOfLines } from './state/useGridModel.ts';
import { useGridSelection } from './state/useGridSelection.ts';
import type { Viewport } from './state/useViewport.ts';
import * as styles from './DataGrid.css.ts';

/** Rows of a phone that stand on the page as they are: a box of its own there would end as if nothing followed. Longer lists are boxes. */
const mostOnPage = 100;

interface GridFrameProps<Row> extends GridEditorInput<Row> {
  editing: GridEditor;
  view: Viewport | undefined;
}

/** Draws the grid: headings, the rows in view, totals, and what stands beside them. */
export function GridFrame<Row>(frame: GridFrameProps<Row>) {
  const { grid: props, model, cells, scroller, chrome, showsTotals, editing, view } = frame;
  const { label, status = 'ready', maxHeight = 640, rowKey } = props;
  const { headerHeight = size.gridHeader, columnMenu: Menus } = props;
  const printing = usePrinting();
  const { layout, shown, leading, lines, compact } = model;
  const selecting = useGridSelection(compact ? undefined : props.selection, lines, model.sorted, rowKey);
  const { active } = cells;
  const ready = status === 'ready';
  const controls = useColumnControls(props, model, scroller);
  const handlers = useGridKeys({ grid: props, model, selecting, editing, cells, scroller, ...controls.keys });

  const { first, last } = useColumnWindow(scroller, layout, view?.width ?? 0);
  const { startCount, endCount } = layout;
  const count = layout.widths.length;
  const also = active.column;
  const places = useMemo(
    () => placeColumns(shown, leading, { startCount, endCount, count }, { first, last }, also),
    [shown, leading, startCount, endCount, count, first, last, first <= also && also <= last ? -1 : also], // oxlint-disable-line react/exhaustive-deps -- only a cell out of the window makes a difference
  );
  const onPage = compact && lines.count <= mostOnPage;
  const viewHeight = onPage ? heightOfLines(model) : maxHeight;
  const totals = showsTotals ? size.row : 0;
  const announced = useAnnouncement(
    sortSentence(model.state.sort, props.columns),
    countSentence(model.sorted.length, props.rows.length),
  );

  return (
    <div className={styles.frame} data-frame={props.frame ?? 'surface'}>
      {/* Its role is grid or treegrid; the rule reads only literals. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={scroller}
        role={model.isTree ? 'treegrid' : 'grid'}
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={status === 'loading' ? -1 : lines.count + 1 + (showsTotals ? 1 : 0)}
        aria-colcount={compact ? 1 : shown.length + leading.length}
        aria-busy={status === 'loading' || undefined}
        aria-readonly={editing.isReadOnly || undefined}
        aria-multiselectable={selecting ? true : undefined}
        className={styles.scroller}
        style={{
          // One cell a row has the width of the place, whatever its columns would take.
          ...gridVars(compact ? 0 : layout.width, headerHeight),
          ...placeVariables(places, layout),
          // Cells that get the focus are brought out from under the header, the totals and the frozen columns; header and totals
          // are under nothing, and what scrolls around the grid would take them for further inside than they are.
          scrollPaddingBlock: `${active.line < 0 ? 0 : chrome - totals}px ${active.line < lines.count ? totals : 0}px`,
          scrollPaddingInline: `${layout.startWidth}px ${layout.endWidth}px`,
          maxHeight: onPage ? undefined : maxHeight,
        }}
        {...handlers}
        {...editing.handlers}
        aria-describedby={editing.describedBy}
      >
        {compact ? null : (
          <div role="rowgroup" className={styles.headerGroup}>
            <HeaderRow
              places={places}
              state={model.state}
              active={active.line === -1 ? active.column : -1}
              chosen={selecting?.chosen}
              {...controls.header}
            />
          </div>
        )}
        {status === 'loading' ? (
          <SkeletonRows
            places={places}
            height={typeof props.rowHeight === 'number' ? props.rowHeight : size.row}
            compact={compact}
          />
        ) : null}
        {ready && lines.count > 0 && view
          ? editing.around(
              <GridBody
                grid={props}
                model={model}
                places={places}
                selecting={selecting}
                editing={editing}
                active={active}
                scroller={scroller}
                visible={viewHeight - chrome}
              />,
            )
          : null}
        {showsTotals ? (
          <div role="rowgroup" className={styles.totalsGroup}>
            <TotalsRow
              places={places}
              rows={model.current(model.sorted)}
              line={lines.count}
              active={active.line === lines.count ? active.column : -1}
            />
          </div>
        ) : null}
      </div>
      {printing && ready ? (
        <div className={paper.onPaper}>
          <ReportTable grid={props} model={model} />
        </div>
      ) : null}
      {stateOf(props, lines.count, model.sorted.length < props.rows.length)}
      {editing.parts}
      {props.footer ? <div className={styles.foot}>{props.footer}</div> : null}
      {Menus ? (
        <Menus
          {...controls.menu}
          columns={props.columns}
          rows={props.rows}
          state={model.state}
          onChange={model.change}
          hasTree={props.tree !== undefined || props.outline !== undefined}
        />
      ) : null}
      <div aria-live="polite" className={styles.heard}>
        {announced}
      </div>
    </div>
  );
}

function stateOf<Row>(
  { status = 'ready', empty, filtered = false, filteredEmpty, error }: DataGridProps<Row>,
  count: number,
  leavesOut: boolean,
): ReactNode {
  const content =
    status === 'error'
      ? error
      : status === 'ready' && count === 0
        ? filtered || leavesOut
          ? filteredEmpty
          : empty
        : undefined;
  return content === undefined ? null : <div className={styles.state}>{content}</div>;
}

/** Widths reach the rows as variables, so that a resize draws no row again. */
const gridVars = (width: number, headerHeight: number): CSSProperties =>
  assignInlineVars({ [styles.innerWidth]: `${width}px`, [styles.headerHeight]: `${headerHeight}px` });
