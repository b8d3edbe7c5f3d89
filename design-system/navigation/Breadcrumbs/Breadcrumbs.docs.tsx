import { defineDocs } from '../../catalogue/docs.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const docs = defineDocs({
  name: 'Breadcrumbs',
  group: 'navigation',
  summary: 'Where this page stands, from the top down.',
  standsOn: 'useBreadcrumbs of react-aria. Ours: how a long way folds in the middle.',
  use: [],
  avoid: [],
  props: [
    {
      name: 'items',
      type: '{ label, href? }[]',
      summary: 'The last one without href is the page. More than 4, on a narrow screen 2, fold.',
    },
    { name: 'label', type: 'string', summary: 'Name of the landmark.' },
  ],
  keys: [{ keys: 'Enter, Down on the dots', does: 'Opens the steps between' }],
  examples: [
    {
      title: 'A long way',
      render: () => (
        <Breadcrumbs
          label="Long way"
          items={[
            ...['Projects', 'Healthcare', 'Cedar Ridge', 'ForeSite', 'Envelope'].map((label) => ({
              label,
              href: `#/Breadcrumbs?${label}`,
            })),
            { label: 'VO-001 Window wall' },
          ]}
        />
      ),
    },
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
