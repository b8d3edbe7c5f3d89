import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { emptyGridState, type GridColumn } from '../DataGrid/gridTypes.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';

const columns: readonly GridColumn<string>[] = [
  { id: 'name', title: 'Name', width: 200, hideable: false, render: (row) => row },
  { id: 'cost', title: 'Cost', width: 120, render: (row) => row },
];

function Example() {
  const [state, setState] = useState(emptyGridState);
  return <ColumnsMenu columns={columns} state={state} onStateChange={setState} />;
}

export const docs = defineDocs({
  name: 'ColumnsMenu',
  group: 'grid',
  summary: 'Which columns a grid shows.',
  standsOn: 'Menu of this system, and with it Menu of react-aria-components.',
  use: ['At the right of the tool row.'],
  avoid: [],
  props: [
    { name: 'columns', type: 'GridColumn[]', summary: '' },
    { name: 'state · onStateChange', type: 'GridState', summary: 'Shared with the grid.' },
  ],
  keys: [{ keys: 'Enter', does: 'Shows or hides; the menu stays' }],
  examples: [{ title: 'Two columns', opens: 'Columns', render: () => <Example /> }],
});
