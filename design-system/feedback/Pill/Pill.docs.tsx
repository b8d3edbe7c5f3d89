import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Pill } from './Pill.tsx';

export const docs = defineDocs({
  name: 'Pill',
  group: 'feedback',
  summary: 'A letter or a count in a box of its own.',
  use: ['Group letters, counts beside a name.'],
  avoid: [],
  props: [
    { name: 'label', type: 'string', summary: '' },
    { name: 'variant', type: 'solid · count', summary: '' },
    { name: 'name', type: 'string', summary: 'Said instead of the label.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Group and count',
      render: () => (
        <Inline>
          <Pill label="A" name="Group A" />
          <Pill label="12" variant="count" />
        </Inline>
      ),
    },
  ],
});
