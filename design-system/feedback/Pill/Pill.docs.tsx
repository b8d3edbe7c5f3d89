import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Pill } from './Pill.tsx';

export const docs = defineDocs({
  name: 'Pill',
  group: 'feedback',
  summary: 'The letter of a group in a box of its own.',
  use: ['Group letters.'],
  avoid: [],
  props: [
    { name: 'label', type: 'string', summary: '' },
    { name: 'name', type: 'string', summary: 'Said instead of the label.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Group',
      render: () => (
        <Inline>
          <Pill label="A" name="Group A" />
        </Inline>
      ),
    },
  ],
});
