import { defineDocs } from '../../catalogue/docs.ts';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = [
  'Daniel Reyes',
  'Ingrid Solberg',
  'Maya Okafor',
  'Tom Lee',
  'Priya Raman',
  'Sam Whitaker',
].map((name) => ({ id: name, name }));

export const docs = defineDocs({
  name: 'AvatarGroup',
  group: 'feedback',
  summary: 'People beside each other: four, then how many more.',
  use: [],
  avoid: [],
  props: [
    { name: 'people', type: '{ id, name, picture? }[]', summary: '' },
    { name: 'limit', type: 'number', summary: '4.' },
    { name: 'label', type: 'string', summary: 'What they are.' },
  ],
  keys: [],
  examples: [{ title: 'Six people', render: () => <AvatarGroup label="Team" people={people} /> }],
});
