import { defineDocs } from '../../catalogue/docs.ts';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { ListFilter } from '../../icons/shapes.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { FilterChip } from './FilterChip.tsx';

export const docs = defineDocs({
  name: 'FilterChip',
  group: 'inputs',
  summary: 'A filter in a tool row: opens its choices, shows what it lets through, can be cleared.',
  standsOn: 'Button of react-aria-components; what it opens is a Menu or a Popover.',
  use: ['Beside the search of a list.'],
  avoid: [],
  props: [
    { name: 'label · value', type: 'string', summary: '"Status", "4 of 6".' },
    { name: 'icon · iconOnly', type: 'IconShape · boolean', summary: 'Without its word until it is on.' },
    { name: 'onClear', type: '() => void', summary: 'Takes the filter away.' },
    { name: 'trigger', type: 'TriggerProps', summary: 'From Menu or Popover.' },
  ],
  keys: [{ keys: 'Enter, Space', does: 'Starts it' }],
  examples: [
    {
      title: 'Off and on',
      render: () => (
        <Inline>
          <Menu
            label="Component"
            sections={[]}
            renderTrigger={(trigger) => <FilterChip label="Component" trigger={trigger} />}
          />
          <Menu
            label="Status"
            sections={[]}
            renderTrigger={(trigger) => (
              <FilterChip label="Status" value="4 of 6" trigger={trigger} onClear={() => undefined} />
            )}
          />
          <Menu
            label="Attributes"
            sections={[]}
            renderTrigger={(trigger) => (
              <FilterChip label="Attributes" icon={ListFilter} iconOnly trigger={trigger} />
            )}
          />
        </Inline>
      ),
    },
  ],
});
