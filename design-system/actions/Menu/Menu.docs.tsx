import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Download, ExternalLink, Settings, Trash2, Users } from '../../icons/shapes.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Menu } from './Menu.tsx';

const sections = [
  {
    id: 'company',
    title: 'Company',
    items: [
      { id: 'users', label: 'Account Administration', icon: Users },
      { id: 'settings', label: 'Format Settings', icon: Settings, description: 'Dates, money, units' },
      { id: 'docs', label: 'Academy', icon: ExternalLink, href: 'https://example.com/', external: true },
    ],
  },
  {
    id: 'danger',
    items: [
      { id: 'export', label: 'Export', icon: Download, disabledReason: 'You may not export this project' },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'critical' as const },
    ],
  },
];

function Ticks() {
  const [on, setOn] = useState<readonly string[]>(['Pending']);
  const items = ['Draft', 'Pending', 'Approved', 'Rejected'].map((label) => ({
    id: label,
    label,
    checked: on.includes(label),
    keepsOpen: true,
    onSelect: () => setOn(on.includes(label) ? on.filter((other) => other !== label) : [...on, label]),
  }));
  return (
    <Menu
      label="Status"
      sections={[{ id: 'status', items }]}
      renderTrigger={(trigger) => (
        <Button trigger={trigger} size="small" caret>{`Status: ${on.length} of 4`}</Button>
      )}
    />
  );
}

export const docs = defineDocs({
  name: 'Menu',
  group: 'actions',
  summary: 'A list of actions that opens at its trigger.',
  standsOn:
    'Menu, MenuSection, MenuItem of react-aria. Ours: rows that cannot be chosen stay reachable; place by floating-ui, as it follows its trigger; opening under the pointer.',
  use: ['Two to ten actions; groups with a title.', '`checked` with `keepsOpen` to tick several.'],
  avoid: ['To choose a value of a field: Select.'],
  props: [
    {
      name: 'sections',
      type: '{ id, title?, items }[]',
      summary: 'Items have label, icon, description, checked, href, disabledReason, onSelect.',
    },
    { name: 'renderTrigger', type: '(trigger) => node', summary: 'Draws the control that opens it.' },
    {
      name: 'hover',
      type: 'boolean',
      summary:
        'Opens under the pointer too, waits for a pointer on its way, one at a time; a press keeps it.',
    },
    { name: 'header · footer', type: 'node', summary: 'Free content above and below.' },
  ],
  keys: [
    { keys: 'Enter, Space, Down', does: 'Opens on the first item; Up on the last' },
    { keys: 'Up, Down, Home, End', does: 'Move' },
    { keys: 'Letters', does: 'Jump to an item' },
    { keys: 'Escape, Tab', does: 'Close; the focus returns' },
  ],
  examples: [
    {
      title: 'Actions with icons and groups',
      opens: 'Settings',
      render: () => (
        <Menu
          label="Settings"
          sections={sections}
          renderTrigger={(trigger) => (
            <Button trigger={trigger} caret>
              Settings
            </Button>
          )}
        />
      ),
    },
    { title: 'Ticks', opens: 'Status: 1 of 4', render: () => <Ticks /> },
    {
      title: 'Under the pointer',
      render: () => (
        <Inline gap={1}>
          {['Dashboards', 'Library', 'Create'].map((name) => (
            <Menu
              key={name}
              hover
              label={name}
              sections={[
                {
                  id: 'recent',
                  title: 'Recent',
                  items: ['First', 'Second', 'Third'].map((which) => ({
                    id: which,
                    label: `${which} of ${name}`,
                  })),
                },
              ]}
              renderTrigger={(trigger) => (
                <Button variant="quiet" trigger={trigger} caret>
                  {name}
                </Button>
              )}
            />
          ))}
        </Inline>
      ),
    },
  ],
});
