import { type KeyboardEvent, useState } from 'react';
import type { HeatCell, HeatHeading, HeatmapProps } from './HeatmapProps.ts';
import * as styles from './Heatmap.css.ts';

/** As many as stand side by side in a cell of the usual width. */
const shownMarks = 2;

const placeOf = ({ row, column }: Pick<HeatCell, 'row' | 'column'>) => `${row} ${column}`;

const heatHeight = 500; // px (docs/product/foresite.md)

/**
 * Where values are high by two criteria: a real table, whose cells are read with their row and column and can be pressed.
 * Cells that can be pressed are one tab stop; arrow keys go from one to the next.
 */
export function Heatmap({ height = heatHeight, ...chart }: HeatmapProps) {
  const { rows, columns, rowTitle, columnTitle, cells, selected, summary } = chart;
  const byPlace = new Map(cells.map((cell) => [placeOf(cell), cell]));
  const places = rows.flatMap((row) => columns.map((column) => placeOf({ row: row.id, column: column.id })));
  const [stop, setStop] = useState<string>();
  const counted = places.find((place) => byPlace.get(place)?.count);
  const tabStop =
    [stop, selected && placeOf(selected), counted].find((place) => place && byPlace.has(place)) ?? places[0];
  return (
    <div className={styles.frame} style={{ minHeight: height }}>
      <span className={styles.rowTitle} aria-hidden="true">
        {rowTitle}
      </span>
      <table className={styles.table}>
        <caption className={styles.heard}>{summary}</caption>
        <colgroup>
          <col className={styles.headColumn} />
        </colgroup>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} style={{ height: `${100 / rows.length}%` }}>
              <th scope="row" className={styles.rowHead}>
                <span className={styles.heard}>{rowTitle} </span>
                {row.label} <b>{row.rank}</b>
              </th>
              {columns.map((column) => {
                const place = placeOf({ row: row.id, column: column.id });
                return (
                  <HeatBox
                    key={column.id}
                    cell={byPlace.get(place)}
                    row={row}
                    column={column}
                    chart={chart}
                    isStop={tabStop === place}
                    onFocus={() => setStop(place)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              <span className={styles.heard}>{rowTitle}</span>
            </td>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.columnHead}>
                <span className={styles.heard}>{columnTitle} </span>
                <b>{column.rank}</b> <span className={styles.ranked}>{column.label}</span>
              </th>
            ))}
          </tr>
        </tfoot>
      </table>
      <span className={styles.columnTitle} aria-hidden="true">
        {columnTitle}
      </span>
    </div>
  );
}

/** Moves the focus by arrow keys, Home and End, with Ctrl to the first and the last of all. */
function goByKeys(event: KeyboardEvent<HTMLElement>) {
  const box = event.currentTarget.closest('td');
  const row = event.currentTarget.closest('tr');
  const rows = row?.closest('table')?.rows;
  if (!box || !row || !rows || event.altKey || event.metaKey) return;
  const [down, across] = [row.rowIndex, box.cellIndex];
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [down, across - 1],
    ArrowRight: [down, across + 1],
    ArrowUp: [down - 1, across],
    ArrowDown: [down + 1, across],
    // The first of a row is its heading, the last row that of the columns.
    Home: [event.ctrlKey ? 0 : down, 1],
    End: [event.ctrlKey ? rows.length - 2 : down, row.cells.length - 1],
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  rows[move[0]]?.cells[move[1]]?.querySelector('button')?.focus();
}

interface HeatBoxProps {
  cell: HeatCell | undefined;
  row: HeatHeading;
  column: HeatHeading;
  chart: Omit<HeatmapProps, 'height'>;
  /** It is where Tab comes to. */
  isStop: boolean;
  onFocus: () => void;
}

function HeatBox({ cell, row, column, chart, isStop, onFocus }: HeatBoxProps) {
  if (!cell)
    return (
      <td className={styles.box}>
        <span className={styles.heard}>No value</span>
      </td>
    );
  const { onSelect, selected } = chart;
  const marks = cell.marks ?? [];
  const shown = marks.slice(0, shownMarks);
  const more = Math.max(cell.count ?? 0, marks.length) - shown.length;
  const content = (
    <>
      {cell.count === undefined || cell.count === 0 ? null : <b className={styles.count}>{cell.count}</b>}
      <span className={styles.value}>{cell.value}</span>
      {marks.length === 0 ? null : (
        <span className={styles.marks}>
          {shown.join('  ')}
          {more > 0 ? `  +${more}` : ''}
        </span>
      )}
    </>
  );
  const look = {
    'data-tone': cell.tone,
    'data-selected': (selected?.row === cell.row && selected.column === cell.column) || undefined,
  };
  return (
    <td className={styles.box}>
      {onSelect ? (
        <button
          type="button"
          className={styles.cell}
          {...look}
          aria-pressed={look['data-selected'] ?? false}
          aria-label={`${chart.rowTitle} ${headingText(row)}, ${chart.columnTitle} ${headingText(column)}: ${cell.said ?? cell.count ?? cell.value}`}
          tabIndex={isStop ? 0 : -1}
          onFocus={onFocus}
          onKeyDown={goByKeys}
          onClick={() => onSelect(cell)}
        >
          {content}
        </button>
      ) : (
        <div className={styles.cell} {...look}>
          {content}
        </div>
      )}
    </td>
  );
}

/** Two headings may share a word; their ranks differ. */
const headingText = ({ label, rank }: HeatHeading) => `${rank} ${label}`;
