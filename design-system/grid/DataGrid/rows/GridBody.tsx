import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { TabStop } from '../../../private/tab-stop/tabStop.ts';
import type { Places } from '../columns/cellPlace.ts';
import type { GridEditor } from '../edit/gridEditor.ts';
import type { Position } from '../focus/navigation.ts';
import type { DataGridProps } from '../gridProps.ts';
import type { GridModel } from '../state/useGridModel.ts';
import type { GridSelecting } from '../state/useGridSelection.ts';
import { CompactRow } from './CompactRow.tsx';
import { DetailRow } from './DetailRow.tsx';
import { GridRow } from './GridRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import { useOverlayVersion } from './rowOverlay.ts';
import { slotOf } from './slots.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import * as styles from '../DataGrid.css.ts';

interface GridBodyProps<Row> {
  grid: DataGridProps<Row>;
  model: GridModel<Row>;
  places: Places<Row>;
  selecting: GridSelecting<Row>;
  editing: GridEditor;
  active: Position;
  /** Pixels in view for lines. */
  visible: number;
}

/** Quiet time after which the rows are put into reading order. */
const settleAfter = 200;

/** The rows in view. The active row is always among them, so that the focus outlives a scroll. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { grid, model, active, visible } = props;
  const { lines, offsets } = model;
  const body = useRef<HTMLDivElement>(null);
  const { first, last, capacity } = useVirtualRows(body, offsets, lines.count, visible);
  useOverlayVersion(grid.overlay);

  const wanted: number[] = [];
  for (let line = first; line <= last; line++) wanted.push(line);
  const hasActive = active.line >= 0 && active.line < lines.count;
  if (hasActive && (active.line < first || active.line > last)) wanted.push(active.line);
  const drawn = { first, last, capacity, active: hasActive ? active.line : -1 };

  const settled = useSettled(body, `${first} ${last}`);
  const slots = wanted.map((line) => ({ line, slot: slotOf(line, drawn) }));
  const order = slots.toSorted(settled ? (a, b) => a.line - b.line : (a, b) => a.slot - b.slot);
  return (
    <TabStop value={-1}>
      <div ref={body} role="rowgroup" className={styles.body} style={{ height: offsets.total }}>
        {order.map(({ line, slot }) => drawLine(props, line, slot))}
      </div>
    </TabStop>
  );
}

function drawLine<Row>(props: GridBodyProps<Row>, line: number, slot: number): ReactNode {
  const { grid, model, places, selecting, editing, active } = props;
  const { lines, offsets, compact, details } = model;
  const entry = lines.at(line);
  if (!entry) return null;
  const where = { line, top: offsets.top(line), height: offsets.height(line) };
  const column = line === active.line ? active.column : -1;
  if (entry.kind === 'group') {
    const { title, label, level, open } = entry;
    const span = compact ? Infinity : model.groupSpan;
    const rows = model.current(entry.rows);
    return (
      <GroupRow
        key={slot}
        {...where}
        {...{ title, label, level, open, rows, places, span }}
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
        onHeight={(height) => details.measure(key, height)}
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
function useSettled(body: RefObject<HTMLElement | null>, key: string): boolean {
  const [settledKey, setSettledKey] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!body.current?.contains(document.activeElement)) setSettledKey(key);
    }, settleAfter);
    return () => clearTimeout(timer);
  }, [body, key]);
  return settledKey === key;
}
