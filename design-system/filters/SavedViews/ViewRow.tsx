import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../actions/Menu/Menu.tsx';
import { Chip } from '../../feedback/Chip/Chip.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { ArrowDown, ArrowUp, Check, Copy, Ellipsis, Flag, Lock, Pencil, Trash2 } from '../../icons/shapes.ts';
import { type SavedView, whyNotDelete } from './savedView.ts';
import * as styles from './SavedViews.css.ts';

interface ViewRowProps {
  view: SavedView;
  views: readonly SavedView[];
  currentId: string | null;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onSetDefault: () => void;
  onMove: (direction: 'up' | 'down') => void;
}

/** One view: opens on press, the rest behind its menu. */
export function ViewRow(props: ViewRowProps) {
  const { view, currentId, onOpen } = props;
  const isCurrent = view.id === currentId;
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-current={isCurrent ? 'true' : undefined}
        data-autofocus={isCurrent || undefined}
        onClick={onOpen}
      >
        <span className={styles.tick}>{isCurrent ? <Icon of={Check} size="small" /> : null}</span>
        <span className={styles.name}>{view.name}</span>
        {view.isDefault ? <Chip label="Default" /> : null}
        {view.lockedReason === undefined ? null : (
          <Icon of={Lock} size="small" tone="subtle" label="Locked" />
        )}
      </button>
      <Menu
        label={`${view.name}, more`}
        placement="bottom-end"
        sections={[{ id: 'view', items: itemsOf(props) }]}
        renderTrigger={(trigger) => (
          <IconButton
            icon={Ellipsis}
            size="small"
            label={`${view.name}, more`}
            tooltip={false}
            trigger={trigger}
          />
        )}
      />
    </li>
  );
}

function itemsOf(props: ViewRowProps): MenuItem[] {
  const { view, views, currentId, isFirst, isLast } = props;
  return [
    {
      id: 'rename',
      label: 'Rename',
      icon: Pencil,
      disabledReason: view.lockedReason,
      onSelect: props.onRename,
    },
    { id: 'duplicate', label: 'Duplicate', icon: Copy, onSelect: props.onDuplicate },
    {
      id: 'default',
      label: 'Open first',
      icon: Flag,
      disabledReason: view.isDefault ? 'It opens first already' : undefined,
      onSelect: props.onSetDefault,
    },
    {
      id: 'up',
      label: 'Move up',
      icon: ArrowUp,
      disabledReason: isFirst ? 'It is the first' : undefined,
      onSelect: () => props.onMove('up'),
    },
    {
      id: 'down',
      label: 'Move down',
      icon: ArrowDown,
      disabledReason: isLast ? 'It is the last' : undefined,
      onSelect: () => props.onMove('down'),
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      tone: 'critical',
      disabledReason: whyNotDelete(view, views, currentId),
      onSelect: props.onDelete,
    },
  ];
}
