import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Bell, Columns3, Undo2, X } from '../../icons/shapes.ts';
import { IconButton } from './IconButton.tsx';

export const docs = defineDocs({
  name: 'IconButton',
  group: 'actions',
  summary: 'A square button that is only an icon; the label is its name and its tooltip.',
  standsOn: 'Button of react-aria, as Button.',
  use: ['For tools whose icon is known: close, download, columns.'],
  avoid: ['For the main action of a screen.'],
  props: [
    { name: 'icon · label', type: 'shape · string', summary: 'What it shows and what it is called.' },
    { name: 'size', type: 'medium · small · tiny', summary: '32, 28 or 24 px.' },
    { name: 'dot', type: 'boolean', summary: 'Something waits behind it.' },
    { name: 'pressed', type: 'boolean', summary: 'On or off.' },
    { name: 'disabledReason', type: 'string', summary: 'Why not now.' },
  ],
  keys: [{ keys: 'Enter, Space', does: 'Starts it' }],
  examples: [
    {
      title: 'Sizes, dot, pressed',
      render: () => (
        <Inline>
          <IconButton icon={Bell} label="Notifications, 3 unread" dot />
          <IconButton icon={Columns3} label="Columns" size="small" pressed />
          <IconButton icon={X} label="Close" size="tiny" />
          <IconButton icon={Undo2} label="Undo" disabledReason="Nothing to undo" />
        </Inline>
      ),
    },
  ],
});
