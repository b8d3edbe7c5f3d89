import { defineDocs } from '../../catalogue/docs.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';

const sections = [
  {
    id: 'projects',
    title: 'Projects',
    aside: '12 projects',
    content: <Text>Cedar Ridge Patient Tower and 11 more.</Text>,
  },
  {
    id: 'members',
    title: 'Members',
    aside: '4 members',
    content: <Text>Everybody of Northbank Builders.</Text>,
  },
  { id: 'sharing', title: 'Sharing', content: <Text>Nobody outside the company.</Text> },
];

export const docs = defineDocs({
  name: 'Accordion',
  group: 'layout',
  summary: 'Headings that show and hide what is below them.',
  standsOn:
    'Disclosure of react-aria-components and useDisclosureGroupState. Ours: arrows between headings, a part that cannot be opened says why.',
  use: ['Parts of a long form or flyout that are seldom needed together.'],
  avoid: ['What most people need: leave it open.', 'Two to six views of one thing: Tabs.'],
  props: [
    {
      name: 'sections',
      type: '{ id, title, aside?, content, disabledReason? }[]',
      summary: 'A closed part keeps what was typed into it.',
    },
    { name: 'startsOpen', type: 'string[]', summary: 'Open at first.' },
    { name: 'headingLevel', type: '2 · 3 · 4', summary: 'In the outline of the page; 3.' },
  ],
  keys: [
    { keys: 'Enter, Space', does: 'Opens or closes' },
    { keys: 'Up, Down, Home, End', does: 'Move between the headings' },
  ],
  examples: [
    {
      title: 'Several open',
      render: () => <Accordion sections={sections} startsOpen={['projects', 'members']} />,
    },
    {
      title: 'Not available',
      render: () => (
        <Accordion
          sections={[
            {
              id: 'permissions',
              title: 'Permissions',
              content: <Text>Everybody may read.</Text>,
              disabledReason: 'Only the creator may change them',
            },
          ]}
        />
      ),
    },
  ],
});
