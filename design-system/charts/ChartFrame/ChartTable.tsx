import { ScrollBox } from '../../layout/ScrollBox/ScrollBox.tsx';
import * as styles from './ChartTable.css.ts';

/** A cell as it is read and as it is exported. */
interface ChartCell {
  text: string;
  value: string | number | null;
}

/** The figures of a chart as rows; the first heading names the rows. */
export interface ChartTable {
  caption: string;
  /** On paper a column that is filled in by hand has room of so many points. */
  headings: readonly { text: string; figure?: true; room?: number }[];
  rows: readonly { id: string; head: string; cells: readonly ChartCell[] }[];
}

/** The table twin of a chart: the same figures as real rows and cells. */
export function ChartTableView({ table }: { table: ChartTable }) {
  const figures = table.headings.map((heading) => heading.figure === true);
  return (
    <ScrollBox role="region" label={table.caption} className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{table.caption}</caption>
        <thead>
          <tr>
            {table.headings.map((heading, index) => (
              // Two series may share a name; their places do not change.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col" className={styles.heading} data-figure={heading.figure}>
                {heading.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles.head}>
                {row.head}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  // Cells keep their place: the heading above identifies them.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  className={styles.cell}
                  data-figure={figures[index + 1]}
                  data-negative={cell.text.endsWith(')') || undefined}
                >
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
