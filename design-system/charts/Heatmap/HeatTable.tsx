import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, useState } from 'react';
import type { HeatCell, HeatHeading, HeatmapProps } from './HeatmapProps.ts';
import { mixOf, toneName, toneShare } from './heatTone.ts';
import * as styles from './Heatmap.css.ts';

/** As many as stand side by side in a cell of the usual width. */
const shownMarks = 2;

const placeOf = ({ row, column }: Pick<HeatCell, 'row' | 'column'>) => `${row} ${column}`;

/**
 * A small matrix as a real table: every cell is read with its row and column, and those that count something can be pressed.
 * Cells that can be pressed are one tab stop; arrow keys go from one to the next.
 */
export function HeatTable({ height, ...chart }: HeatmapProps & { height: number }) {
  const { rows, columns, rowTitle, columnTitle, cells, summary } = chart;
  const byPlace = new Map(cells.map((cell) => [placeOf(cell), cell]));
  const [stop, setStop] = useState<string>();
  const presses = placesToPress(chart, byPlace);
  const [first] = presses.flat();
  const tabStop = [
    stop,
    chart.selected && placeOf(chart.selected),
    firstCounted(presses, byPlace),
    first,
  ].find((place) => place !== undefined && presses.flat().includes(place));
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
                {row.label} {row.rank === undefined ? null : <b>{row.rank}</b>}
              </th>
              {columns.map((column) => (
                <HeatBox
                  key={column.id}
                  cell={byPlace.get(`${row.id} ${column.id}`)}
                  row={row}
                  column={column}
                  chart={chart}
                  isStop={tabStop === `${row.id} ${column.id}`}
                  onFocus={setStop}
                  onKey={(event) => goByKeys(event, presses)}
                />
              ))}
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
                {column.rank === undefined ? null : <b>{column.rank}</b>}{' '}
                <span className={column.rank === undefined ? undefined : styles.ranked}>{column.label}</span>
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

type Cells = ReadonlyMap<string, HeatCell>;
type Chart = Omit<HeatmapProps, 'height'>;

const canPress = ({ onSelect, selectsAll = false }: Chart, cell: HeatCell | undefined): boolean =>
  Boolean(onSelect && cell && (selectsAll || cell.count));

/** The places that can be pressed, row by row; rows without one are left out. */
const placesToPress = (chart: Chart, cells: Cells): string[][] =>
  chart.rows
    .map(({ id: row }) =>
      chart.columns
        .map(({ id: column }) => placeOf({ row, column }))
        .filter((place) => canPress(chart, cells.get(place))),
    )
    .filter((row) => row.length > 0);

const firstCounted = (presses: readonly (readonly string[])[], cells: Cells) =>
  presses.flat().find((place) => cells.get(place)?.count);

/** Moves the focus by arrow keys, Home and End, with Ctrl to the first and the last of all. */
function goByKeys(event: KeyboardEvent<HTMLElement>, presses: readonly (readonly string[])[]) {
  const { place } = event.currentTarget.dataset;
  const down = presses.findIndex((row) => place !== undefined && row.includes(place));
  const row = presses[down];
  if (row === undefined || place === undefined || event.altKey || event.metaKey) return;
  const across = row.indexOf(place);
  const all = presses.flat();
  const beside = (step: number) => {
    const other = presses[down + step];
    return other?.[Math.min(across, other.length - 1)];
  };
  const moves: Readonly<Record<string, string | undefined>> = {
    ArrowLeft: row[across - 1],
    ArrowRight: row[across + 1],
    ArrowUp: beside(-1),
    ArrowDown: beside(1),
    Home: event.ctrlKey ? all[0] : row[0],
    End: event.ctrlKey ? all.at(-1) : row.at(-1),
  };
  if (!(event.key in moves)) return;
  event.preventDefault();
  const target = moves[event.key];
  if (target !== undefined)
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLElement>(`[data-place=${JSON.stringify(target)}]`)
      ?.focus();
}

interface HeatBoxProps {
  cell: HeatCell | undefined;
  row: HeatHeading;
  column: HeatHeading;
  chart: Chart;
  /** It is where Tab comes to. */
  isStop: boolean;
  onFocus: (place: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

function HeatBox({ cell, row, column, chart, isStop, onFocus, onKey }: HeatBoxProps) {
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
  const share = toneShare(cell.tone);
  const look = {
    'data-tone': toneName(cell.tone),
    'data-selected': (selected?.row === cell.row && selected.column === cell.column) || undefined,
    ...(share === undefined
      ? {}
      : { style: assignInlineVars({ [styles.share]: `${Math.round(mixOf(share) * 100)}%` }) }),
  };
  return (
    <td className={styles.box}>
      {onSelect && canPress(chart, cell) ? (
        <button
          type="button"
          className={styles.cell}
          {...look}
          aria-pressed={look['data-selected'] ?? false}
          aria-label={`${chart.rowTitle} ${headingText(row)}, ${chart.columnTitle} ${headingText(column)}: ${cell.said ?? cell.count ?? cell.value}`}
          data-place={placeOf(cell)}
          tabIndex={isStop ? 0 : -1}
          onFocus={() => onFocus(placeOf(cell))}
          onKeyDown={onKey}
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
const headingText = ({ label, rank }: HeatHeading) => (rank === undefined ? label : `${rank} ${label}`);
