import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { BasisRow } from '../model/basisRows.ts';
import * as t from '../texts.ts';

type Column = GridColumn<BasisRow>;
const column = (id: Exclude<keyof BasisRow, 'amount'>, title: string, width: number): Column => ({
  id,
  title,
  width,
  text: (row) => row[id],
  render: (row) => row[id],
});

/** Columns of the basis document: what an estimate says it rests on. */
export const basisColumns: readonly Column[] = [
  column('code', t.code, 80),
  column('kind', t.kind, 110),
  column('statement', t.statement, 480),
  column('status', t.status, 120),
  column('milestone', t.milestone, 120),
  column('component', t.component, 160),
  column('costGroup', t.costGroup, 200),
  {
    id: 'amount',
    title: t.amount,
    width: 120,
    edit: { type: 'money' },
    value: ({ amount }) => amount,
    render: ({ amount }) => amount,
  },
  column('source', t.source, 240),
  column('owner', t.owner, 140),
];
