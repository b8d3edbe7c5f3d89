import { defineDocs } from '../../catalogue/docs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const docs = defineDocs({
  name: 'EmptyState',
  group: 'feedback',
  summary: 'A place with nothing in it: what it is for and one action.',
  use: ['Say what would stand here.'],
  avoid: ['Two actions.'],
  props: [
    { name: 'title · text', type: 'string', summary: '' },
    { name: 'action', type: 'node', summary: '' },
    { name: 'art', type: 'blocks · funnel · broken · closed', summary: '' },
  ],
  keys: [],
  examples: [
    {
      title: 'Nothing yet',
      render: () => (
        <EmptyState
          title="No items yet"
          text="An item is one decision: what changes, what it costs, and when it is due."
          action={<Button variant="primary">New item</Button>}
        />
      ),
    },
    {
      title: 'Filtered to nothing',
      render: () => (
        <EmptyState
          art="funnel"
          title="Your filters didn't return any results"
          text="12 items are hidden by Status: Rejected."
          action={<Button>Clear filters</Button>}
        />
      ),
    },
    {
      title: 'No permission',
      render: () => (
        <EmptyState
          art="closed"
          title="You can't see risks on this project"
          text="It needs the permission See risks. Maya Okafor can give it to you."
        />
      ),
    },
  ],
});
