import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { HeatCell, HeatHeading, HeatmapProps } from './HeatmapProps.ts';
import { mixOf, toneName, toneShare } from './heatTone.ts';
import * as styles from './Heatmap.css.ts';

const shownMarks = 3;

/** A small matrix as a real table: every cell is read with its row and column, and those that count something can be pressed. */
export function HeatTable({ height, ...chart }: HeatmapProps & { height: number }) {
  const { rows, columns, rowTitle, columnTitle, cells, summary } = chart;
  const byPlace = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
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

function HeatBox({
  cell,
  row,
  column,
  chart,
}: {
  cell: HeatCell | undefined;
  row: HeatHeading;
  column: HeatHeading;
  chart: Omit<HeatmapProps, 'height'>;
}) {
  if (!cell)
    return (
      <td className={styles.box}>
        <span className={styles.heard}>No value</span>
      </td>
    );
  const { onSelect, selected, selectsAll = false } = chart;
  const marks = cell.marks ?? [];
  const more = marks.length - shownMarks;
  const content = (
    <>
      {cell.count === undefined || cell.count === 0 ? null : <b className={styles.count}>{cell.count}</b>}
      <span className={styles.value}>{cell.value}</span>
      {marks.length === 0 ? null : (
        <span className={styles.marks}>
          {marks.slice(0, shownMarks).join('  ')}
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
      {onSelect && (cell.count || selectsAll) ? (
        <button
          type="button"
          className={styles.cell}
          {...look}
          aria-pressed={look['data-selected'] ?? false}
          aria-label={`${chart.rowTitle} ${headingText(row)}, ${chart.columnTitle} ${headingText(column)}: ${cell.count ?? cell.value}`}
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
