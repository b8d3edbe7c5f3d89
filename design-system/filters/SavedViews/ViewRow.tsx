import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../actions/Menu/Menu.tsx';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Check, Copy, Ellipsis, Lock, Pencil, Trash2, Users } from '../../icons/shapes.ts';
import { type SavedView, whyNotDelete } from './savedView.ts';
import type { SavedViewsProps } from './SavedViewsProps.ts';
import * as styles from './SavedViews.css.ts';

interface ViewRowProps {
  view: SavedView;
  views: readonly SavedView[];
  currentId: string | null;
  onOpen: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** What the owner of the views offers beside. */
  actions: Pick<SavedViewsProps, 'onShare' | 'onLock' | 'shareDisabledReason'>;
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
        {view.lockedReason === undefined && !view.isLocked ? null : (
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
  const { view, views, currentId } = props;
  return [
    {
      id: 'rename',
      label: 'Rename',
      icon: Pencil,
      disabledReason: view.lockedReason ?? view.ownerReason,
      onSelect: props.onRename,
    },
    { id: 'duplicate', label: 'Duplicate', icon: Copy, onSelect: props.onDuplicate },
    ...accessItems(props),
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

/** Who else sees and changes the view. */
function accessItems({ view, actions }: ViewRowProps): MenuItem[] {
  const { onShare, onLock, shareDisabledReason } = actions;
  const isShared = view.access === 'shared';
  const isLocked = view.isLocked === true;
  const refused = view.lockedReason ?? view.ownerReason;
  return [
    ...(onShare
      ? [
          {
            id: 'share',
            label: isShared ? 'Stop sharing' : 'Share',
            icon: Users,
            disabledReason: refused ?? (isShared ? undefined : shareDisabledReason),
            onSelect: () => onShare(view.id, !isShared),
          },
        ]
      : []),
    ...(onLock && isShared
      ? [
          {
            id: 'lock',
            label: isLocked ? 'Unlock' : 'Lock',
            icon: Lock,
            disabledReason: refused,
            onSelect: () => onLock(view.id, !isLocked),
          },
        ]
      : []),
  ];
}
