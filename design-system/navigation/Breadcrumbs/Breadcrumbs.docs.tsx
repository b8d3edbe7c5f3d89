import { defineDocs } from '../../catalogue/docs.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const docs = defineDocs({
  name: 'Breadcrumbs',
  group: 'navigation',
  summary: 'Where this page stands, from the top down.',
  use: [],
  avoid: [],
  props: [{ name: 'items', type: '{ label, href? }[]', summary: 'The last one without href is the page.' }],
  keys: [],
  examples: [
    {
      title: 'Three levels',
      render: () => (
        <Breadcrumbs
          items={[
            { label: 'Projects', href: '#/Breadcrumbs' },
            { label: 'Cedar Ridge', href: '#/Breadcrumbs' },
            { label: 'ForeSite' },
          ]}
        />
      ),
    },
  ],
});
