import { defineDocs } from '../../catalogue/docs.ts';
import type { GridColumn } from '../DataGrid/gridTypes.ts';
import { ExportMenu } from './ExportMenu.tsx';

interface Item {
  name: string;
  cost: number;
}
const columns: readonly GridColumn<Item>[] = [
  { id: 'name', title: 'Name', width: 200, value: (row) => row.name, render: (row) => row.name },
  { id: 'cost', title: 'Cost', width: 100, edit: { type: 'money' }, render: (row) => row.cost },
];
const rows: readonly Item[] = [{ name: 'Window wall', cost: -3_850_000 }];

export const docs = defineDocs({
  name: 'ExportMenu',
  group: 'grid',
  summary: 'Saves what a grid says as an Excel or CSV file, or prints it.',
  use: ['In the tool row above a grid.', 'Give all rows, not only the page in view.'],
  avoid: ['Writing files of what a person may not read: the rows are those given.'],
  props: [
    { name: 'name', type: 'string', summary: 'Name of the file without its ending, and of the sheet.' },
    {
      name: 'columns',
      type: 'GridColumn[]',
      summary: 'Those with `edit`, `exportValue`, `value` or `text` are written.',
    },
    { name: 'rows', type: '() => Row[] | Promise<Row[]>', summary: 'Asked for when a file is wanted.' },
    {
      name: 'everything',
      type: '{ label; name; columns; rows }',
      summary: 'Offers all there is beside what is shown.',
    },
    {
      name: 'onPrint',
      type: '(() => void) | null',
      summary: 'Prints another way than the page, or not at all.',
    },
    {
      name: 'offersPicture',
      type: 'boolean | ((place) => Promise<Blob | null>)',
      summary: 'Offers a picture (PNG), too: of the table, or what is drawn here in its stead.',
    },
    {
      name: 'compact',
      type: '{ subject: string }',
      summary: 'A small button without a word, for the head of a card; `subject` names what it exports.',
    },
    { name: 'collapses', type: 'boolean', summary: 'On a phone the button is its icon.' },
    {
      name: 'onError',
      type: '(error) => void',
      summary: 'The file could not be written; say so and offer to try again.',
    },
    { name: 'disabledReason', type: 'string', summary: 'Why there is nothing to export.' },
  ],
  keys: [{ keys: 'Enter, Arrow Down', does: 'Opens the menu' }],
  examples: [
    {
      title: 'Above a grid',
      render: () => <ExportMenu name="Items" columns={columns} rows={() => rows} onError={() => undefined} />,
    },
    {
      title: 'What is shown, or everything',
      render: () => (
        <ExportMenu
          name="Items"
          columns={columns}
          rows={() => rows}
          everything={{ label: 'All items, every column', name: 'All items', columns, rows: () => rows }}
          onError={() => undefined}
        />
      ),
    },
    {
      title: 'In the head of a card',
      render: () => (
        <ExportMenu
          name="Items"
          columns={columns}
          rows={() => rows}
          onPrint={null}
          offersPicture
          compact={{ subject: 'items' }}
          onError={() => undefined}
        />
      ),
    },
    {
      title: 'Nothing to export',
      render: () => (
        <ExportMenu
          name="Items"
          columns={columns}
          rows={() => []}
          onError={() => undefined}
          disabledReason="There are no items yet."
        />
      ),
    },
  ],
});
