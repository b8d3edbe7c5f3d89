import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2, X } from '../../icons/shapes.ts';
import type { FilterRule } from '../model/filterTypes.ts';
import * as styles from './FilterBuilder.css.ts';
import type { FilterEdit } from './useFilterEdit.ts';

interface RuleToolsProps {
  rule: FilterRule;
  name: string;
  edit: FilterEdit;
}

/** What can be done with a condition or a group: copy, move, remove. */
export function RuleTools({ rule, name, edit }: RuleToolsProps) {
  return (
    <div className={styles.tools}>
      <Menu
        label={`${name}, more`}
        placement="bottom-end"
        sections={[
          {
            id: 'rule',
            items: [
              {
                id: 'duplicate',
                label: 'Duplicate',
                icon: Copy,
                disabledReason: edit.whyNoCopy(rule),
                onSelect: () => edit.duplicate(rule),
              },
              {
                id: 'up',
                label: 'Move up',
                icon: ArrowUp,
                disabledReason: edit.canMove(rule, 'up') ? undefined : 'It is the first',
                onSelect: () => edit.move(rule, 'up'),
              },
              {
                id: 'down',
                label: 'Move down',
                icon: ArrowDown,
                disabledReason: edit.canMove(rule, 'down') ? undefined : 'It is the last',
                onSelect: () => edit.move(rule, 'down'),
              },
              {
                id: 'remove',
                label: 'Remove',
                icon: Trash2,
                tone: 'critical',
                onSelect: () => edit.remove(rule),
              },
            ],
          },
        ]}
        renderTrigger={(trigger) => (
          <IconButton
            icon={Ellipsis}
            size="small"
            label={`${name}, more`}
            tooltip={false}
            trigger={trigger}
          />
        )}
      />
      <IconButton
        icon={X}
        size="small"
        label={`Remove ${name.toLowerCase()}`}
        onPress={() => edit.remove(rule)}
      />
    </div>
  );
}
