import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { TabStop } from '../../../private/tab-stop/tabStop.ts';
import type { Places } from '../columns/cellPlace.ts';
import type { GridEditor } from '../edit/gridEditor.ts';
import type { GridPosition } from '../../editing/gridView.ts';
import type { DataGridProps } from '../gridProps.ts';
import type { GridModel } from '../state/useGridModel.ts';
import type { GridSelecting } from '../state/useGridSelection.ts';
import { CompactRow } from './CompactRow.tsx';
import { DetailRow } from './DetailRow.tsx';
import { GridRow } from './GridRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import { useOverlayVersion } from './rowOverlay.ts';
import { slotOf, type RowWindow } from './slots.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import * as styles from '../DataGrid.css.ts';

interface GridBodyProps<Row> {
  grid: DataGridProps<Row>;
  model: GridModel<Row>;
  places: Places<Row>;
  selecting: GridSelecting<Row>;
  editing: GridEditor;
  active: GridPosition;
  scroller: RefObject<HTMLElement | null>;
  /** Pixels in view for lines. */
  visible: number;
}

/** The rows in view. The active row is always among them, so that the focus outlives a scroll. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { grid, model, active, visible, scroller } = props;
  const body = useRef<HTMLDivElement>(null);
  const { rows, drawn } = useVirtualRows(scroller, model, grid.rowKey, visible, active.line);
  useOverlayVersion(grid.overlay);

  const settled = useSettled(body, `${drawn.first} ${drawn.last}`, rows.isScrolling);
  const slots = rows.getVirtualItems().map((item) => ({ item, slot: slotOf(item.index, drawn) }));
  const order = slots.toSorted(settled ? (a, b) => a.item.index - b.item.index : (a, b) => a.slot - b.slot);
  return (
    <TabStop value={-1}>
      <div ref={body} role="rowgroup" className={styles.body} style={{ height: rows.getTotalSize() }}>
        {order.map(({ item, slot }) => drawLine(props, rows, item, slot))}
      </div>
    </TabStop>
  );
}

function drawLine<Row>(
  props: GridBodyProps<Row>,
  rows: RowWindow,
  { index: line, start, size }: VirtualItem,
  slot: number,
): ReactNode {
  const { grid, model, places, selecting, editing, active } = props;
  const { lines, compact, details } = model;
  const entry = lines.at(line);
  if (!entry) return null;
  const where = { line, top: start, height: size };
  const column = line === active.line ? active.column : -1;
  if (entry.kind === 'group') {
    const { title, label, level, open } = entry;
    const span = compact ? Infinity : model.groupSpan;
    const members = model.current(entry.rows);
    return (
      <GroupRow
        key={slot}
        {...where}
        {...{ title, label, level, open, places, span }}
        rows={members}
        active={column}
      />
    );
  }
  const key = grid.rowKey(entry.row);
  const row = grid.overlay?.get(key) ?? entry.row;
  const name = grid.rowLabel?.(row) ?? key;
  if (entry.kind === 'detail')
    return (
      <DetailRow
        key={`detail ${key}`}
        {...where}
        label={`Details of ${name}`}
        columnCount={model.shown.length + places.offset}
        active={column >= 0}
        measure={rows.measureElement}
      >
        {grid.detail?.render(row)}
      </DetailRow>
    );
  const shared = {
    ...where,
    row,
    current: grid.currentKey === key,
    pressable: grid.onRowActivate !== undefined,
  };
  if (compact && grid.renderCompact)
    return <CompactRow key={slot} {...shared} render={grid.renderCompact} active={column === 0} />;
  return (
    <GridRow
      key={slot}
      {...shared}
      places={places}
      active={column}
      selected={selecting ? selecting.selected.has(key) : undefined}
      name={name}
      selectDisabled={selecting?.disabledReason?.(row)}
      detailOpen={grid.detail ? details.open.has(key) : undefined}
      level={entry.level}
      open={entry.open}
      treeColumn={model.treeColumn}
      {...editing.rowEditing(line, key)}
    />
  );
}

/**
 * True once scrolling has paused. While it runs, rows keep their place in the document (moving elements costs time); at rest they
 * stand in reading order for screen readers, unless the focus is among them and a move would lose it.
 */
function useSettled(body: RefObject<HTMLElement | null>, key: string, isScrolling: boolean): boolean {
  const [settledKey, setSettledKey] = useState(key);
  useEffect(() => {
    if (isScrolling) return undefined;
    const timer = setTimeout(() => {
      if (!body.current?.contains(document.activeElement)) setSettledKey(key);
    });
    return () => clearTimeout(timer);
  }, [body, key, isScrolling]);
  return settledKey === key;
}
