import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

export const docs = defineDocs({
  name: 'Badge',
  group: 'feedback',
  summary: 'A small mark beside a name.',
  use: ['One short word: BETA, New, Internal.'],
  avoid: ['For the state of a row: StatusTag.'],
  props: [
    { name: 'label', type: 'string', summary: '' },
    { name: 'tone', type: 'accent · neutral · info', summary: '' },
  ],
  keys: [],
  examples: [
    {
      title: 'Tones',
      render: () => (
        <Inline>
          <Badge label="BETA" />
          <Badge label="Internal" tone="neutral" />
          <Badge label="External" tone="info" />
        </Inline>
      ),
    },
  ],
});
