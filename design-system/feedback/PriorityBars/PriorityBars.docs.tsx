import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { PriorityBars } from './PriorityBars.tsx';

const levels = [
  { level: 5, label: 'Highest' },
  { level: 4, label: 'High' },
  { level: 3, label: 'Medium' },
  { level: 2, label: 'Low' },
  { level: 1, label: 'Lowest' },
] as const;

export const docs = defineDocs({
  name: 'PriorityBars',
  group: 'feedback',
  summary: 'A rank from one to five as rising bars with its word.',
  use: [],
  avoid: ['Without a word anywhere on the row.'],
  props: [
    { name: 'level', type: '1 ... 5', summary: '5 shows in red.' },
    { name: 'label · labelHidden', type: 'string · boolean', summary: '' },
  ],
  keys: [],
  examples: [
    {
      title: 'All five',
      render: () => (
        <Stack gap={1}>
          {levels.map(({ level, label }) => (
            <PriorityBars key={level} level={level} label={label} />
          ))}
        </Stack>
      ),
    },
  ],
});
