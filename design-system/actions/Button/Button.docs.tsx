import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Download, Plus, X } from '../../icons/shapes.ts';
import { Button } from './Button.tsx';

export const docs = defineDocs({
  name: 'Button',
  group: 'actions',
  summary: 'Starts an action. To go somewhere use Link.',
  standsOn:
    'Button of react-aria. Ours: one that cannot be used keeps the focus and says why; its presses go on to what is around it.',
  use: [
    'A verb as its label.',
    'One primary button a screen.',
    '`disabledReason` instead of hiding: the reason is one hover, Tab or press away.',
  ],
  avoid: ['Two primary buttons beside each other.', 'For navigation.'],
  props: [
    {
      name: 'variant',
      type: 'primary · secondary · quiet · accent · critical · criticalSolid',
      summary: 'Weight of the action.',
    },
    { name: 'size', type: 'medium · small', summary: '32 px, or 28 in tool rows.' },
    {
      name: 'icon · caret',
      type: 'shape · boolean',
      summary: 'Before the label; the caret says it opens something.',
    },
    {
      name: 'busy',
      type: 'boolean',
      summary:
        'Work goes on; presses are ignored. A button that has this takes two presses before the next drawing as one.',
    },
    {
      name: 'disabledReason',
      type: 'string',
      summary: 'Why not now; shown as tooltip, by touch on a press.',
    },
    { name: 'collapses', type: 'boolean', summary: 'Only the icon below 900 px.' },
    { name: 'trigger', type: 'TriggerProps', summary: 'From Menu, Popover or Dialog.' },
    { name: 'onPress', type: '(event) => void', summary: '' },
  ],
  keys: [{ keys: 'Enter, Space', does: 'Starts it' }],
  examples: [
    {
      title: 'Variants',
      render: () => (
        <Inline wrap>
          <Button variant="primary" icon={Plus}>
            New item
          </Button>
          <Button icon={Download}>Export</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="accent">Add row</Button>
          <Button variant="critical" icon={X}>
            Reject
          </Button>
          <Button variant="criticalSolid">Delete</Button>
        </Inline>
      ),
    },
    {
      title: 'Small, with caret',
      render: () => (
        <Inline wrap>
          <Button size="small" caret>
            Components
          </Button>
          <Button size="small" variant="primary">
            Save
          </Button>
        </Inline>
      ),
    },
    {
      title: 'Busy and disabled with a reason',
      render: () => (
        <Inline wrap>
          <Button busy>Saving</Button>
          <Button variant="primary" disabledReason="Choose a milestone first">
            Approve
          </Button>
          <Button variant="quiet" disabledReason="Nothing to undo">
            Undo
          </Button>
        </Inline>
      ),
    },
  ],
});
