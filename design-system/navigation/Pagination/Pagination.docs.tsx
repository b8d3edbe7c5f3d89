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
  use: ['Lists that come in pages from a server.'],
  avoid: ['Grids that hold all rows: they scroll.'],
  props: [
    { name: 'count · offset · limit', type: 'number', summary: '' },
    { name: 'step', type: 'number', summary: '20.' },
    { name: 'onChange', type: '({ offset, limit }) => void', summary: '' },
  ],
  keys: [{ keys: 'Enter, Space', does: 'Starts it' }],
  examples: [{ title: 'Second page', render: () => <Example /> }],
});
