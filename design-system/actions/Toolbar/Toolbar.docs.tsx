import { defineDocs } from '../../catalogue/docs.ts';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Download } from '../../icons/shapes.ts';
import { Toolbar } from './Toolbar.tsx';

export const docs = defineDocs({
  name: 'Toolbar',
  group: 'actions',
  summary: 'The tool row above a list: search and filters at the left, view tools at the right.',
  use: ['One above each list.'],
  avoid: [],
  props: [
    { name: 'label', type: 'string', summary: 'Name for screen readers.' },
    { name: 'children · end', type: 'node', summary: 'Left and right side.' },
  ],
  keys: [],
  examples: [
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
