import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Copy, Link2, Trash2, X } from '#design-system/icons/shapes.ts';
import { useCan } from '#platform/flags';
import type { Role } from '../roleTypes.ts';
import * as styles from './RoleEditor.css.ts';

export interface RoleHeaderProps {
  role: Role | null;
  isCloning: boolean;
  onClone: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Name and kind of the role as saved, and what can be done with the whole of it. */
export function RoleHeader({ role, isCloning, onClone, onRemove, onClose }: RoleHeaderProps) {
  const canRemove = useCan('delete_usertenantpermissions');
  const toasts = useToasts();
  const copyLink = () =>
    void navigator.clipboard.writeText(window.location.href).then(
      () => toasts.show({ title: 'Link copied' }),
      () =>
        toasts.show({
          tone: 'critical',
          title: 'The link could not be copied',
          detail: 'The browser does not allow it. Copy it from the address bar.',
        }),
    );
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <div className={styles.titleLine}>
          <h2 className={styles.name}>{role?.name ?? 'New role'}</h2>
          {role?.type === 'external' ? <Badge label="External" tone="info" /> : null}
        </div>
        {role?.description ? <p className={styles.about}>{role.description}</p> : null}
      </div>
      {role ? (
        <>
          <Button size="small" variant="quiet" icon={Copy} collapses busy={isCloning} onPress={onClone}>
            Clone
          </Button>
          {canRemove ? (
            <Button size="small" variant="critical" icon={Trash2} collapses onPress={onRemove}>
              Delete
            </Button>
          ) : null}
          <IconButton icon={Link2} size="small" label="Copy link" onPress={copyLink} />
        </>
      ) : null}
      <IconButton icon={X} size="small" label="Close" onPress={onClose} />
    </div>
  );
}
