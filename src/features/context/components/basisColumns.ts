import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { BasisRow } from '../model/basisRows.ts';

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
  column('code', 'Code', 80),
  column('kind', 'Kind', 110),
  column('statement', 'Statement', 480),
  column('status', 'Status', 120),
  column('milestone', 'Milestone', 120),
  column('component', 'Component', 160),
  column('costGroup', 'Cost group', 200),
  {
    id: 'amount',
    title: 'Amount',
    width: 120,
    edit: { type: 'money' },
    value: ({ amount }) => amount,
    render: ({ amount }) => amount,
  },
  column('source', 'Source', 240),
  column('owner', 'Owner', 140),
];
