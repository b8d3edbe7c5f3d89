import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Skeleton } from './Skeleton.tsx';

export const docs = defineDocs({
  name: 'Skeleton',
  group: 'feedback',
  summary: 'The place of something that is still loading, in its real size.',
  use: [
    'The real layout, so that nothing jumps.',
    'A region around it is busy for as long: `useWaitingRegion`, as the page and flyouts have it.',
  ],
  avoid: ['For work whose end is known: ProgressBar.'],
  props: [{ name: 'width · height', type: 'CSS length · px', summary: '' }],
  keys: [],
  examples: [
    {
      title: 'A line and a control',
      render: () => (
        <Inline gap={3}>
          <Skeleton width={32} height={24} />
          <Skeleton width={220} />
        </Inline>
      ),
    },
  ],
});
