import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { TabStop } from '../../private/tab-stop/tabStop.ts';
import { CompactRow } from './CompactRow.tsx';
import { GridRow } from './GridRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import type { DataGridProps } from './gridProps.ts';
import type { Position } from './navigation.ts';
import { slotOf } from './slots.ts';
import type { GridModel } from './useGridModel.ts';
import type { GridSelecting } from './useGridSelection.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import * as styles from './DataGrid.css.ts';

interface GridBodyProps<Row> {
  grid: DataGridProps<Row>;
  model: GridModel<Row>;
  selecting: GridSelecting<Row>;
  active: Position;
  /** Pixels of header and totals inside the scroller. */
  chrome: number;
}

/** Quiet time after which the rows are put into reading order. */
const settleAfter = 200;

/** The rows in view. The active row is always among them, so that the focus outlives a scroll. */
export function GridBody<Row>({ grid, model, selecting, active, chrome }: GridBodyProps<Row>) {
  const { lines, offsets, shown, place, compact } = model;
  const body = useRef<HTMLDivElement>(null);
  const { first, last, capacity } = useVirtualRows(body, offsets, lines.count, chrome);

  const wanted: number[] = [];
  for (let line = first; line <= last; line++) wanted.push(line);
  const hasActive = active.line >= 0 && active.line < lines.count;
  if (hasActive && (active.line < first || active.line > last)) wanted.push(active.line);
  const drawn = { first, last, capacity, active: hasActive ? active.line : -1 };

  const settled = useSettled(body, `${first} ${last}`);
  const slots = wanted.map((line) => ({ line, slot: slotOf(line, drawn) }));
  const order = slots.toSorted(settled ? (a, b) => a.line - b.line : (a, b) => a.slot - b.slot);

  const drawLine = (line: number, slot: number): ReactNode => {
    const entry = lines.at(line);
    if (!entry) return null;
    const where = { line, top: offsets.top(line), height: offsets.height(line) };
    const column = line === active.line ? active.column : -1;
    if (entry.kind === 'group') {
      const { groups } = grid;
      if (!groups) return null;
      return (
        <GroupRow
          key={slot}
          {...where}
          title={groups.title(entry.key, entry.rows)}
          label={groups.label(entry.key)}
          rows={entry.rows}
          open={entry.open}
          columns={shown}
          place={place}
          active={column}
          compact={compact}
        />
      );
    }
    const key = grid.rowKey(entry.row);
    const shared = {
      ...where,
      row: entry.row,
      current: grid.currentKey === key,
      pressable: grid.onRowActivate !== undefined,
    };
    if (compact && grid.renderCompact)
      return <CompactRow key={slot} {...shared} render={grid.renderCompact} active={column === 0} />;
    return (
      <GridRow
        key={slot}
        {...shared}
        columns={shown}
        place={place}
        active={column}
        selected={selecting ? selecting.selected.has(key) : undefined}
        selectLabel={selecting ? `Select ${grid.rowLabel?.(entry.row) ?? key}` : undefined}
        selectDisabled={selecting?.disabledReason?.(entry.row)}
      />
    );
  };

  return (
    <TabStop value={-1}>
      <div ref={body} role="rowgroup" className={styles.body} style={{ height: offsets.total }}>
        {order.map(({ line, slot }) => drawLine(line, slot))}
      </div>
    </TabStop>
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
