import type { DataGridProps } from '../gridProps.ts';
import { useGridModel } from '../state/useGridModel.ts';
import { ReportTable } from './ReportTable.tsx';
import * as styles from '../DataGrid.css.ts';

/** A grid that can only be read: no order, widths or sort to change, and every row there (docs/product/lists.md). */
export function GridReport<Row>(props: DataGridProps<Row>) {
  const model = useGridModel(props, 0);
  const { status = 'ready', empty, filtered, filteredEmpty, error, footer, frame = 'surface' } = props;
  const isEmpty = model.lines.count === 0;
  return (
    <div
      className={styles.frame}
      data-frame={frame}
      data-report
      aria-busy={status === 'loading' || undefined}
    >
      {status === 'error' ? <div className={styles.state}>{error}</div> : null}
      {status === 'ready' && !isEmpty ? <ReportTable grid={props} model={model} /> : null}
      {status === 'ready' && isEmpty ? (
        <div className={styles.state}>{filtered ? filteredEmpty : empty}</div>
      ) : null}
      {footer}
    </div>
  );
}
