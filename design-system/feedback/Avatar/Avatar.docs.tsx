import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

export const docs = defineDocs({
  name: 'Avatar',
  group: 'feedback',
  summary: 'A person as picture or initials, in a colour of their own.',
  use: ['`decorative` where the name stands beside it.'],
  avoid: [],
  props: [
    { name: 'name · src', type: 'string', summary: '' },
    { name: 'size', type: 'tiny · small · medium · large', summary: '20, 24, 28, 40 px.' },
    { name: 'seed', type: 'string', summary: 'Keeps the colour when the name changes.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Sizes',
      render: () => (
        <Inline>
          <Avatar name="Lena Brandt" size="tiny" />
          <Avatar name="Ingrid Solberg" />
          <Avatar name="Daniel Reyes" size="medium" />
          <Avatar name="Maya Okafor" size="large" />
        </Inline>
      ),
    },
  ],
});
