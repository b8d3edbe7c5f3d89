import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { CONTEXT_KINDS, CONTEXT_STATUSES } from '#domain/context';
import { formatCode } from '#domain/items';
import { personName } from '#domain/people';
import type { ContextEntry } from '../contextQueries.ts';
import { sourceText } from '../model/sourceText.ts';

type Column = GridColumn<ContextEntry>;
const column = (id: string, title: string, width: number, text: (entry: ContextEntry) => string): Column => ({
  id,
  title,
  width,
  text,
  render: text,
});

/** Columns of the basis document: what an estimate says it rests on. */
export const basisColumns: readonly Column[] = [
  column('code', 'Code', 80, ({ number }) => formatCode('context_entry', number)),
  column('kind', 'Kind', 110, ({ kind }) => CONTEXT_KINDS[kind].label),
  column('statement', 'Statement', 480, ({ statement }) => statement),
  column('status', 'Status', 120, ({ status }) => CONTEXT_STATUSES[status]),
  column('milestone', 'Milestone', 120, ({ milestone }) => milestone?.name ?? 'All'),
  column('component', 'Component', 160, ({ component }) => component?.name ?? 'Whole project'),
  column('cost_group', 'Cost group', 200, ({ cost_group: code }) =>
    code ? `${code.div_code} ${code.name}` : '',
  ),
  {
    id: 'amount',
    title: 'Amount',
    width: 120,
    edit: { type: 'money' },
    value: ({ amount }) => amount,
    render: ({ amount }) => amount,
  },
  column('source', 'Source', 240, sourceText),
  column('owner', 'Owner', 140, ({ owner }) => (owner ? personName(owner) : '')),
];
