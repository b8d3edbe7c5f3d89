import { defineDocs } from '../../catalogue/docs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Inline } from './Inline.tsx';

export const docs = defineDocs({
  name: 'Inline',
  group: 'layout',
  summary: 'Children beside each other with even space.',
  use: ['Tool rows, buttons, a tag beside a name.'],
  avoid: [],
  props: [
    { name: 'gap', type: '0 ... 12', summary: 'Step of the 4 px grid.' },
    { name: 'align · justify', type: 'start · center · end ...', summary: 'Across and along the line.' },
    { name: 'wrap', type: 'boolean', summary: 'Flows onto further lines.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Wrapping',
      render: () => (
        <Inline gap={2} wrap>
          <Button>Export</Button>
          <Button>Manage</Button>
          <Button variant="primary">New</Button>
        </Inline>
      ),
    },
  ],
});
