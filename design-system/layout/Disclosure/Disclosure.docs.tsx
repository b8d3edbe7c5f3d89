import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

function Kept({ startsOpen }: { startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <Disclosure title="Schedule and deadline" note="decide by 50% DD" open={open} onOpenChange={setOpen}>
      <Text>Six days on the critical path.</Text>
    </Disclosure>
  );
}

export const docs = defineDocs({
  name: 'Disclosure',
  group: 'layout',
  summary: 'A part of a page under a heading that folds it.',
  standsOn: 'Disclosure of react-aria-components.',
  use: ['Parts of a long panel that a person may want out of the way, each for itself.'],
  avoid: ['What everybody needs: leave it open without a mark.', 'A list of parts of one form: Accordion.'],
  props: [
    { name: 'title', type: 'string', summary: 'Heading; names the part.' },
    { name: 'note', type: 'node', summary: 'Small print beside the title.' },
    { name: 'open · onOpenChange', type: 'boolean · (open) => void', summary: 'The owner keeps it.' },
    { name: 'headingLevel', type: '2 · 3 · 4', summary: 'In the outline of the page; 3.' },
  ],
  keys: [{ keys: 'Enter, Space', does: 'Opens or folds' }],
  examples: [
    { title: 'Open', render: () => <Kept startsOpen /> },
    { title: 'Folded', render: () => <Kept startsOpen={false} /> },
  ],
});
