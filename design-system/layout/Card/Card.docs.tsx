import { defineDocs } from '../../catalogue/docs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from './Card.tsx';

export const docs = defineDocs({
  name: 'Card',
  group: 'layout',
  summary: 'A surface with a frame: around a chart, a table or a form.',
  use: ['One subject per card, named by its title.'],
  avoid: ['Cards inside cards.'],
  props: [
    { name: 'title', type: 'node', summary: 'Heading; names the region.' },
    { name: 'actions', type: 'node', summary: 'Tools at the right of the heading.' },
    { name: 'padding', type: 'none · normal', summary: 'None where a grid or chart fills it.' },
  ],
  keys: [],
  examples: [
    {
      title: 'With tools',
      render: () => (
        <Card title="Cost trend" actions={<Button size="small">Components</Button>}>
          The approved forecast is over budget.
        </Card>
      ),
    },
  ],
});
