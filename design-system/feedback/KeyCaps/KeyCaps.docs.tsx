import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { KeyCaps } from './KeyCaps.tsx';

export const docs = defineDocs({
  name: 'KeyCaps',
  group: 'feedback',
  summary: 'Keys as they are printed on the keyboard.',
  use: ['Beside a command that has a shortcut, and in the list of shortcuts.'],
  avoid: ['In running text: write the key as a word.'],
  props: [
    { name: 'keys', type: 'string', summary: '`Mod+K`, `G then P`, `Enter or F2`; Mod is Ctrl, on a Mac ⌘.' },
    { name: 'words', type: 'boolean', summary: 'Off: the caps alone.' },
    { name: 'on', type: 'surface · float', summary: '`float` on a sunken ground.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Together, one after another, either',
      render: () => (
        <Stack gap={2}>
          <KeyCaps keys="Mod+Shift+C" />
          <KeyCaps keys="G then P" />
          <KeyCaps keys="Enter or F2" />
          <KeyCaps keys="G then F" words={false} />
          <KeyCaps keys="Up or Down" />
        </Stack>
      ),
    },
  ],
});
