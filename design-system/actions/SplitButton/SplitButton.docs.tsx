import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Copy, Download, Plus } from '../../icons/shapes.ts';
import { SplitButton } from './SplitButton.tsx';

const ignore = () => undefined;
const sections = [
  {
    id: 'ways',
    items: [
      { id: 'save-new', label: 'Save and add another', icon: Plus },
      { id: 'save-copy', label: 'Save as a copy', icon: Copy },
    ],
  },
];

export const docs = defineDocs({
  name: 'SplitButton',
  group: 'actions',
  summary: 'The usual action as a button, its variants behind the arrow beside it.',
  standsOn: 'Button and Menu.',
  use: ['One way is right nine times out of ten; the others are the same action.'],
  avoid: ['Different actions: Menu.', 'All ways equally likely: a Button with a caret that opens a Menu.'],
  props: [
    { name: 'children', type: 'string', summary: 'The usual action, a verb.' },
    { name: 'onPress', type: '(event) => void', summary: 'The usual action.' },
    { name: 'sections', type: 'MenuSection[]', summary: 'The other ways, as in Menu.' },
    { name: 'menuLabel', type: 'string', summary: 'Name of the arrow and its menu.' },
    { name: 'variant · icon', type: 'primary · secondary', summary: 'As in Button.' },
  ],
  keys: [
    { keys: 'Enter, Space', does: 'Starts the usual action, or opens the menu on the arrow' },
    { keys: 'Down, Up on the arrow', does: 'Opens the menu on its first or last entry' },
    { keys: 'Escape', does: 'Closes the menu; the focus returns' },
  ],
  examples: [
    {
      title: 'Variants',
      render: () => (
        <Inline gap={3} wrap>
          <SplitButton variant="primary" sections={sections} onPress={ignore}>
            Save
          </SplitButton>
          <SplitButton icon={Download} sections={sections} onPress={ignore}>
            Export
          </SplitButton>
        </Inline>
      ),
    },
  ],
});
