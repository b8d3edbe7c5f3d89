// The measure of the grid's benchmark: virtual rows written in the plain way. Rows are keyed by their identity and not remembered, sorting and
// filtering are plain array calls. It does not edit.
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { RichCell } from './gridCells.tsx';
import type { GridAdapterProps, Row } from './grid-adapter.tsx';

const overscan = 8;

/** The plain grid, with the adapter's props. */
export function BareGrid({ rows, columns, width, height, rowHeight, headerHeight, onApi }: GridAdapterProps) {
  const [sort, setSort] = useState<{ column: string; sign: number } | null>(null);
  const [filter, setFilter] = useState<{ column: string; text: string } | null>(null);
  const [top, setTop] = useState(0);
  const view = useMemo(() => {
    let list = rows;
    if (filter) list = list.filter((row) => String(row[filter.column]).toLowerCase().includes(filter.text));
    if (!sort) return list;
    const value = (row: Row) => row[sort.column] as number;
    return list.toSorted((a, b) => (value(a) < value(b) ? -sort.sign : value(a) > value(b) ? sort.sign : 0));
  }, [rows, sort, filter]);
  useEffect(
    () =>
      onApi({
        sort: (column, direction) => setSort(direction && { column, sign: direction === 'asc' ? 1 : -1 }),
        filter: (column, text) => setFilter(text === '' ? null : { column, text: text.toLowerCase() }),
      }),
    [onApi],
  );
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.min(view.length, Math.ceil((top + height - headerHeight) / rowHeight) + overscan);
  const total = columns.reduce((sum, column) => sum + column.width, 0);
  return (
    <div
      role="grid"
      aria-label="Items"
      aria-rowcount={view.length + 1}
      style={{ width, height, overflow: 'auto', position: 'relative' }}
      onScroll={(event) => {
        const next = event.currentTarget.scrollTop;
        flushSync(() => setTop(next));
      }}
    >
      <div
        role="row"
        className="tr"
        style={{ position: 'sticky', top: 0, zIndex: 1, width: total, height: headerHeight }}
      >
        {columns.map((column) => (
          <div key={column.id} role="columnheader" className="td" style={{ width: column.width }}>
            {column.title}
          </div>
        ))}
      </div>
      <div role="rowgroup" style={{ position: 'relative', width: total, height: view.length * rowHeight }}>
        {view.slice(first, last).map((row, index) => (
          <div
            key={row.id}
            role="row"
            aria-rowindex={first + index + 2}
            className="tr"
            style={{
              position: 'absolute',
              top: 0,
              transform: `translateY(${(first + index) * rowHeight}px)`,
            }}
          >
            {columns.map((column) => (
              <div
                key={column.id}
                role="gridcell"
                tabIndex={-1}
                className={column.right ? 'td right' : 'td'}
                style={{ width: column.width }}
              >
                {column.rich ? (
                  <RichCell id={column.id} row={row} />
                ) : column.fmt ? (
                  column.fmt(row[column.id])
                ) : (
                  `${(row[column.id] ?? '') as string | number}`
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
