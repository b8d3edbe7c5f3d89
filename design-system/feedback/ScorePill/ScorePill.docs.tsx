import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { ScorePill } from './ScorePill.tsx';

const scores = [
  { score: 25, level: 'high', label: 'High' },
  { score: 16, level: 'high', label: 'High' },
  { score: 12, level: 'medium', label: 'Medium' },
  { score: 6, level: 'medium', label: 'Medium' },
  { score: 5, level: 'low', label: 'Low' },
  { score: 1, level: 'low', label: 'Low' },
  { score: null, level: 'none', label: 'Not rated' },
] as const;

export const docs = defineDocs({
  name: 'ScorePill',
  group: 'feedback',
  summary: 'A score of 1 to 25 in the colour of its level.',
  use: ['Likelihood times impact, in a grid or beside a name.'],
  avoid: ['A state in words: StatusTag.', 'A rank of five: PriorityBars.'],
  props: [
    { name: 'score', type: 'number | null', summary: 'Null or 0 shows "-".' },
    {
      name: 'level',
      type: 'none · low · medium · high',
      summary: 'Where a level begins is the owner’s rule.',
    },
    { name: 'label', type: 'string', summary: 'The word of the level, for screen readers and on hover.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Levels',
      render: () => (
        <Inline gap={2} wrap>
          {scores.map((entry) => (
            <ScorePill key={entry.score} {...entry} />
          ))}
        </Inline>
      ),
    },
  ],
});
