import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';

type Value<Row> = NonNullable<GridColumn<Row>['value']>;

/** A column that is only written to files. */
export const fileColumn = <Row>(
  id: string,
  title: string,
  width: number,
  value: Value<Row>,
): GridColumn<Row> => ({ id, title, width, value, render: () => null });

/** The same for an amount in dollars. */
export const amountColumn = <Row>(
  id: string,
  title: string,
  value: (row: Row) => number | null,
): GridColumn<Row> => ({ ...fileColumn(id, title, 120, value), filter: 'number', align: 'end' });
