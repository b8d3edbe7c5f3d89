import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Pagination } from './Pagination.tsx';

function Example() {
  const [page, setPage] = useState<{ offset: number; limit: number | 'all' }>({ offset: 20, limit: 20 });
  return <Pagination count={128} {...page} onChange={setPage} />;
}

export const docs = defineDocs({
  name: 'Pagination',
  group: 'navigation',
  summary: 'Which rows of how many, a page back or on, and how many at once.',
  standsOn: 'IconButton and Select of this system, and with them react-aria.',
  use: ['Lists that come in pages from a server.'],
  avoid: ['Grids that hold all rows: they scroll.'],
  props: [
    {
      name: 'count · offset · limit',
      type: 'number',
      summary: 'Rows in all, first row from 0, rows on a page or `all`.',
    },
    {
      name: 'sizes',
      type: "(number | 'all')[]",
      summary: 'The sizes on offer; multiples of 20, the last one "View all".',
    },
    {
      name: 'onChange',
      type: '({ offset, limit }) => void',
      summary: 'Another size starts at the first row.',
    },
  ],
  keys: [{ keys: 'Enter, Space', does: 'Starts it' }],
  examples: [
    { title: 'Second page', render: () => <Example /> },
    {
      title: 'Own sizes, on the only page',
      render: () => (
        <Pagination
          label="Pages of users"
          count={8}
          offset={0}
          limit={25}
          sizes={[10, 25, 50]}
          onChange={() => undefined}
        />
      ),
    },
  ],
});
