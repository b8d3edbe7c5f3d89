import { defineDocs } from '../../catalogue/docs.ts';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Copy, Download, Redo2, Undo2 } from '../../icons/shapes.ts';
import { Toolbar } from './Toolbar.tsx';

export const docs = defineDocs({
  name: 'Toolbar',
  group: 'actions',
  summary: 'The tool row above a list: search and filters at the left, view tools at the right.',
  standsOn: 'Toolbar of react-aria where it has one tab stop. Ours: Home and End.',
  use: ['One above each list.'],
  avoid: [],
  props: [
    { name: 'label', type: 'string', summary: 'Name for screen readers.' },
    { name: 'children · end', type: 'node', summary: 'Left and right side.' },
    {
      name: 'roving',
      type: 'boolean',
      summary: 'One tab stop for all buttons; not where text is typed in the row.',
    },
  ],
  keys: [
    { keys: 'Left, Right, Home, End', does: 'Walk the controls when `roving`' },
    { keys: 'Tab', does: 'Leaves the row when `roving`; comes back to the control that was left' },
  ],
  examples: [
    {
      title: 'Roving',
      render: () => (
        <Toolbar label="Canvas" roving>
          <IconButton icon={Undo2} label="Undo" size="small" />
          <IconButton icon={Redo2} label="Redo" size="small" />
          <IconButton icon={Copy} label="Copy" size="small" />
          <Button size="small">Add a note</Button>
        </Toolbar>
      ),
    },
    {
      title: 'Search, filter, export',
      render: () => (
        <Toolbar label="Items" end={<IconButton icon={Download} label="Download" size="small" />}>
          <SearchField label="Quick search" value="" onChange={() => undefined} />
          <Button size="small" caret>
            Decisions due
          </Button>
        </Toolbar>
      ),
    },
  ],
});
