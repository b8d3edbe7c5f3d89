import { defineDocs } from '../../catalogue/docs.ts';
import { Box } from './Box.tsx';

export const docs = defineDocs({
  name: 'Box',
  group: 'layout',
  summary: 'A plain element with spacing and colour from the tokens.',
  use: ['Use it where no other layout component fits.'],
  avoid: ['For rows and columns of things: Stack, Inline and Columns say what they mean.'],
  props: [
    { name: 'as', type: 'tag name', summary: 'The element; div by default.' },
    { name: 'padding, gap, background', type: 'token', summary: 'Every sprinkle, also per breakpoint.' },
    { name: 'className', type: 'string', summary: 'A class of a .css.ts beside the caller.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Spacing and surface',
      render: () => (
        <Box padding={4} background="sunken" borderRadius="surface">
          16 px of space on a sunken surface
        </Box>
      ),
    },
  ],
});
