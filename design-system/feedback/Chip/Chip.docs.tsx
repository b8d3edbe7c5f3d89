import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Chip } from './Chip.tsx';

export const docs = defineDocs({
  name: 'Chip',
  group: 'feedback',
  summary: 'A tag, a scenario, one of several choices.',
  standsOn:
    'A plain button for its cross; chips that are chosen in a field are TagGroup of react-aria-components.',
  use: [],
  avoid: [],
  props: [
    { name: 'label', type: 'string', summary: '' },
    { name: 'onRemove', type: '() => void', summary: 'Shows a cross.' },
  ],
  keys: [{ keys: 'Enter, Space', does: 'Removes it, on the cross' }],
  examples: [
    {
      title: 'Tag, removable',
      render: () => (
        <Inline>
          <Chip label="Envelope" />
          <Chip label="Structure" onRemove={() => undefined} />
        </Inline>
      ),
    },
  ],
});
