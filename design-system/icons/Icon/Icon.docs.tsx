import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { CircleAlert, Search } from '../shapes.ts';
import { Icon } from './Icon.tsx';

export const docs = defineDocs({
  name: 'Icon',
  group: 'icons',
  summary: 'A line icon in the text colour.',
  use: ['Beside a word, or alone with a label.'],
  avoid: ['As the only sign of a state: add the word.'],
  props: [
    { name: 'of', type: 'shape', summary: 'One of icons/shapes.ts.' },
    { name: 'size', type: 'small · medium · large', summary: '12, 16 or 20 px.' },
    { name: 'label', type: 'string', summary: 'Says it aloud; left out beside text.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Sizes and tones',
      render: () => (
        <Inline gap={3}>
          <Icon of={Search} size="small" />
          <Icon of={Search} />
          <Icon of={Search} size="large" />
          <Icon of={CircleAlert} tone="critical" label="Error" />
        </Inline>
      ),
    },
  ],
});
