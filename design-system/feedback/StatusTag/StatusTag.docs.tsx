import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { CircleCheck, CircleDashed, CircleDot, CircleX, Clock } from '../../icons/shapes.ts';
import { StatusTag } from './StatusTag.tsx';

export const docs = defineDocs({
  name: 'StatusTag',
  group: 'feedback',
  summary: 'The state of a row: tone, icon and word together.',
  use: ['Always the same icon and tone for one state.'],
  avoid: ['Colour alone.'],
  props: [
    { name: 'label · tone · icon', type: 'string · tone · shape', summary: '' },
    { name: 'caret', type: 'boolean', summary: 'It opens a choice of states.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Tones',
      render: () => (
        <Inline wrap>
          <StatusTag label="Draft" icon={CircleDashed} />
          <StatusTag label="Pending" tone="caution" icon={Clock} caret />
          <StatusTag label="Approved" tone="positive" icon={CircleCheck} />
          <StatusTag label="Rejected" tone="critical" icon={CircleX} />
          <StatusTag label="In progress" tone="info" icon={CircleDot} />
        </Inline>
      ),
    },
  ],
});
