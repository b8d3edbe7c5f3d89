import { defineDocs } from '../../catalogue/docs.ts';
import { Card } from '../Card/Card.tsx';
import { Columns } from './Columns.tsx';

export const docs = defineDocs({
  name: 'Columns',
  group: 'layout',
  summary: 'Equal columns that wrap by themselves.',
  use: ['Cards and field groups side by side.'],
  avoid: ['For a table of facts: use the grid.'],
  props: [
    { name: 'count', type: '2 · 3 · 4', summary: 'At most so many on a line.' },
    { name: 'minimum', type: '160 · 200 · 280', summary: 'Least width in pixels before it wraps.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Three',
      render: () => (
        <Columns count={3}>
          <Card title="One">First</Card>
          <Card title="Two">Second</Card>
          <Card title="Three">Third</Card>
        </Columns>
      ),
    },
  ],
});
