import type { ReactNode } from 'react';
import { TabStop } from '../../../private/tab-stop/tabStop.ts';
import { alignOf } from '../columns/cellPlace.ts';
import type { DataGridProps } from '../gridProps.ts';
import type { GridColumn } from '../gridTypes.ts';
import type { Line } from '../rows/lines.ts';
import type { GridModel } from '../state/useGridModel.ts';
import { heard } from '../DataGrid.css.ts';
import * as styles from './report.css.ts';

interface ReportTableProps<Row> {
  grid: DataGridProps<Row>;
  model: GridModel<Row>;
}

/** The grid as a table to read and print: every row, headings on every page, nothing to press. */
export function ReportTable<Row>({ grid, model }: ReportTableProps<Row>) {
  const { shown, lines, layout, leading, hasTotals } = model;
  const rows = model.current(model.sorted);
  return (
    <TabStop value={-1}>
      <table className={styles.report} aria-label={grid.label}>
        <colgroup>
          {shown.map((column, index) => (
            <col key={column.id} style={{ width: layout.widths[index + leading.length] }} />
          ))}
        </colgroup>
        <thead className={styles.reportHead}>
          <tr>
            {shown.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={styles.reportHeading}
                data-align={alignOf(column)}
                aria-label={column.renderTitle ? column.title : undefined}
              >
                {column.renderTitle
                  ? (column.renderTitle() ?? <span className={heard}>{column.title}</span>)
                  : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: lines.count }, (_, index) => {
            const line = lines.at(index);
            return line ? <ReportLine key={index} line={line} grid={grid} columns={shown} /> : null;
          })}
        </tbody>
        {hasTotals && lines.count > 0 ? (
          <tfoot className={styles.reportFoot}>
            <tr>{cellsOf(shown, (column) => column.renderTotal?.(rows))}</tr>
          </tfoot>
        ) : null}
      </table>
    </TabStop>
  );
}

function ReportLine<Row>({
  line,
  grid,
  columns,
}: {
  line: Line<Row>;
  grid: DataGridProps<Row>;
  columns: readonly GridColumn<Row>[];
}) {
  if (line.kind === 'detail')
    return (
      <tr className={styles.reportRow}>
        <td colSpan={columns.length} className={styles.reportCell}>
          {grid.detail?.render(line.row)}
        </td>
      </tr>
    );
  if (line.kind === 'group') {
    const first = columns.findIndex((column, index) => index > 0 && column.renderGroup);
    const span = first < 0 ? columns.length : first;
    return (
      <tr className={styles.reportRow} data-kind="group">
        <th
          scope="colgroup"
          colSpan={span}
          className={styles.reportCell}
          style={{ paddingInlineStart: 8 + (line.level - 1) * 16 }}
        >
          {line.title}
        </th>
        {cellsOf(columns.slice(span), (column) => column.renderGroup?.(line.rows))}
      </tr>
    );
  }
  const row = grid.overlay?.get(grid.rowKey(line.row)) ?? line.row;
  const indent = ((line.level ?? 1) - 1) * 16;
  return (
    <tr className={styles.reportRow}>
      {cellsOf(columns, (column) => column.render(row), grid.tree ? indent : 0)}
    </tr>
  );
}

function cellsOf<Row>(
  columns: readonly GridColumn<Row>[],
  render: (column: GridColumn<Row>) => ReactNode,
  indent = 0,
): ReactNode {
  return columns.map((column, index) => (
    <td
      key={column.id}
      className={styles.reportCell}
      data-align={alignOf(column)}
      style={index === 0 && indent > 0 ? { paddingInlineStart: 8 + indent } : undefined}
    >
      {render(column)}
    </td>
  ));
}
