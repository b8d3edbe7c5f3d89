import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { defineDocs } from '../../catalogue/docs.ts';
import { Building2, Contrast, Download, Keyboard, Plus } from '../../icons/shapes.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { CommandPalette, type CommandPaletteProps, type PaletteCommand } from './CommandPalette.tsx';

const nothing = () => undefined;
const commands: readonly PaletteCommand[] = [
  {
    id: 'projects',
    label: 'Projects',
    group: 'Go to',
    icon: Building2,
    keys: 'G then P',
    href: '/projects',
    onRun: nothing,
  },
  { id: 'tvd', label: 'Target Value Design', group: 'Go to', icon: Building2, onRun: nothing },
  { id: 'item', label: 'New item', group: 'Create', icon: Plus, keys: 'C then I', onRun: nothing },
  {
    id: 'export',
    label: 'Export this list',
    detail: 'XLSX or CSV',
    group: 'Actions',
    icon: Download,
    onRun: nothing,
  },
  {
    id: 'theme',
    label: 'Change the theme',
    group: 'Actions',
    icon: Contrast,
    step: {
      title: 'Change the theme',
      placeholder: 'Choose a theme',
      commands: ['Light', 'Dark', 'System'].map((label) => ({
        id: label,
        label,
        group: 'Themes',
        onRun: nothing,
      })),
    },
  },
  { id: 'keys', label: 'Keyboard shortcuts', group: 'Actions', icon: Keyboard, keys: '?', onRun: nothing },
  {
    id: 'approve',
    label: 'Approve the scenario',
    group: 'Actions',
    disabledReason: 'There is no scenario in focus',
  },
];
const recent: readonly PaletteCommand[] = [
  {
    id: 'p1',
    label: 'Cedar Ridge Patient Tower',
    detail: 'Project · CRPT-26',
    group: 'Projects',
    icon: Building2,
  },
];
const found: readonly PaletteCommand[] = [
  {
    id: 'p2',
    label: 'Harbor Point Mixed-Use',
    detail: 'Project · HPMU-24',
    group: 'Projects',
    icon: Building2,
  },
];
const prefixes = [
  { sign: '#', label: 'Projects', groups: ['Projects'] },
  { sign: '>', label: 'Actions', groups: ['Actions', 'Create'] },
];

function Example({ open, ...props }: Partial<CommandPaletteProps> & { open: string }) {
  const [shows, setShows] = useState(false);
  return (
    <>
      <Button onPress={() => setShows(true)}>{open}</Button>
      {shows ? (
        <CommandPalette commands={commands} prefixes={prefixes} {...props} onClose={() => setShows(false)} />
      ) : null}
    </>
  );
}

export const docs = defineDocs({
  name: 'CommandPalette',
  group: 'overlays',
  summary: 'Every command and place, found by typing.',
  standsOn: 'ModalOverlay, Modal and Dialog of react-aria.',
  use: [
    'Offer only what the person may do now; a reason says why something cannot start.',
    'A command that needs something more brings a `step`.',
  ],
  avoid: ['As the only way to anything.'],
  props: [
    {
      name: 'commands',
      type: 'PaletteCommand[]',
      summary: 'id, label, group, detail, keys, href, onRun, step.',
    },
    { name: 'recent', type: 'PaletteCommand[]', summary: 'Latest first.' },
    {
      name: 'sources',
      type: 'PaletteSource[]',
      summary: 'Searches elsewhere: group, find(text, signal), least.',
    },
    { name: 'prefixes', type: 'PalettePrefix[]', summary: 'Signs that narrow: `#` for projects.' },
    { name: 'onChoose · onClose', type: '(command) => void · () => void', summary: '' },
  ],
  keys: [
    { keys: 'Up, Down', does: 'Move through the list; past the end to the start' },
    { keys: 'Page Up, Page Down', does: 'Eight at a time' },
    { keys: 'Enter', does: 'Starts it, or asks for what it needs' },
    { keys: 'Ctrl+Enter', does: 'Opens it in a new tab' },
    { keys: 'Backspace, Escape', does: 'One step back; Escape then closes' },
  ],
  examples: [
    {
      title: 'Commands, recent ones, a search and its failure',
      render: () => (
        <Inline wrap>
          <Example open="Open" recent={recent} />
          <Example
            open="With a search"
            sources={[{ group: 'Projects', find: () => Promise.resolve(found) }]}
          />
          <Example
            open="With a search that fails"
            sources={[{ group: 'Projects', find: () => Promise.reject(new Error('offline')), least: 0 }]}
          />
          <Example open="With nothing" commands={[]} />
        </Inline>
      ),
    },
  ],
});
