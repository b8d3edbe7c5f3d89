import { defineDocs } from '../../catalogue/docs.ts';
import { Text } from '../Text/Text.tsx';
import { ScrollBox } from './ScrollBox.tsx';

const trees = ['Oak by the pond', 'Elm, pruned least', 'Fir', 'Ash, storm-proof', 'Alder', 'Beech', 'Birch'];

export const docs = defineDocs({
  name: 'ScrollBox',
  group: 'layout',
  summary:
    'A place for what may be wider or higher than it: by key while it scrolls, out of the way while not.',
  standsOn: 'Elements of the page alone: a Tab stop while it scrolls.',
  use: ['Around a plain table, or a list with a limit of height.'],
  avoid: ['Around a DataGrid, a Flyout or a Dialog: they scroll by themselves.'],
  props: [
    { name: 'label', type: 'string', summary: 'What is in it, for screen readers.' },
    {
      name: 'role',
      type: 'group · region',
      summary: 'A region is a landmark: for what a page is about. A group unless given.',
    },
    { name: 'className', type: 'string', summary: 'Frame, margins and limits of height.' },
  ],
  keys: [
    { keys: 'Tab', does: 'Reaches it while it has to scroll' },
    { keys: 'Arrows, Page Down, Home, End', does: 'Scrolls' },
  ],
  examples: [
    {
      title: 'Wider than its place',
      render: () => (
        <div style={{ width: 240 }}>
          <ScrollBox label="Weights of trees">
            <div style={{ display: 'flex', gap: 24, width: 720, padding: 8 }}>
              {trees.map((tree) => (
                <Text key={tree}>{tree}</Text>
              ))}
            </div>
          </ScrollBox>
        </div>
      ),
    },
    {
      title: 'With room enough',
      render: () => (
        <ScrollBox label="Three trees">
          {trees.slice(0, 3).map((tree) => (
            <Text key={tree} as="p">
              {tree}
            </Text>
          ))}
        </ScrollBox>
      ),
    },
  ],
});
