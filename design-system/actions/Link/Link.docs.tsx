import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Link } from './Link.tsx';

export const docs = defineDocs({
  name: 'Link',
  group: 'actions',
  summary: 'Goes somewhere; a real address that can be copied and opened in a new tab.',
  standsOn: "Link of react-aria. Ours: the app's router takes plain presses, unless a handler keeps them.",
  use: ['Names in lists and grids (`plain`).'],
  avoid: ['To start an action: Button.'],
  props: [
    { name: 'href', type: 'string', summary: 'Same-origin addresses go through the LinkProvider.' },
    {
      name: 'variant',
      type: 'accent · plain · bare',
      summary: 'In text, in grids, around something with its own look.',
    },
    { name: 'external', type: 'boolean', summary: 'Opens a new tab.' },
  ],
  keys: [{ keys: 'Enter', does: 'Follows it' }],
  examples: [
    {
      title: 'In a sentence and as a name',
      render: () => (
        <Stack gap={2}>
          <p>
            Twelve items wait; see the <Link href="#/Link">risk register</Link> for the rest.
          </p>
          <Link href="#/Link" variant="plain">
            Window wall instead of curtain wall
          </Link>
        </Stack>
      ),
    },
  ],
});
