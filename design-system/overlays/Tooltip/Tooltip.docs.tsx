import { defineDocs } from '../../catalogue/docs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export const docs = defineDocs({
  name: 'Tooltip',
  group: 'overlays',
  summary: 'A short explanation on hover and focus.',
  standsOn:
    'useTooltipTrigger and Tooltip of react-aria. Ours: nothing shows where the focus is only given back.',
  use: ['One sentence.'],
  avoid: ['Anything that is needed to go on.'],
  props: [
    { name: 'text', type: 'string', summary: '' },
    { name: 'children', type: 'one focusable element', summary: '' },
  ],
  keys: [
    { keys: 'Tab', does: 'Shows it' },
    { keys: 'Escape', does: 'Puts it away' },
  ],
  examples: [
    {
      title: 'On a button',
      render: () => (
        <Tooltip text="Sum of the approved items">
          <Button>Approved</Button>
        </Tooltip>
      ),
    },
  ],
});
