import { createContext, use } from 'react';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { TriangleAlert } from '#design-system/icons/shapes.ts';
import type { EntryBase } from './entrySheet.ts';
import type { Failing } from './failingRows.ts';
import * as styles from './QuickEntry.css.ts';

/** The rows that cannot be saved, by their keys: told to the numbers without drawing the grid anew. */
export const FailingRows = createContext<ReadonlyMap<string, Failing>>(new Map());

/** The number of a row of quick entry; one that lacks something says so here, too, wherever the cell is that it lacks. */
function RowNumber({ row }: { row: EntryBase }) {
  const failing = use(FailingRows).get(row.key);
  if (!failing) return row.place;
  const words = failing.texts.join(', ');
  return (
    <span className={styles.failing} title={words}>
      <Icon of={TriangleAlert} size="small" label={words} />
      {row.place}
    </span>
  );
}

/** The first column of quick entry. */
export const numberColumn = <Row extends EntryBase>(): GridColumn<Row> => ({
  id: 'number',
  title: '#',
  width: 50,
  align: 'end',
  frozen: true,
  hideable: false,
  render: (row) => <RowNumber row={row} />,
});
