import { defineDocs } from '../../catalogue/docs.ts';
import { Spinner } from './Spinner.tsx';

export const docs = defineDocs({
  name: 'Spinner',
  group: 'feedback',
  summary: 'Something is going on whose end is not known.',
  use: ['Short waits inside a control.'],
  avoid: ['A whole page: Skeleton.'],
  props: [{ name: 'label', type: 'string', summary: 'Left out beside text that says it.' }],
  keys: [],
  examples: [{ title: 'With a label', render: () => <Spinner label="Loading" /> }],
});
