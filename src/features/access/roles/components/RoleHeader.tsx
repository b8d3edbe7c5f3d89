import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { Copy, Link2, Trash2, X } from '#design-system/icons/shapes.ts';
import { useCan } from '#platform/flags';
import { useCopyLink } from '#shared/clipboard';
import * as t from '../../texts.ts';
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
  const copyLink = useCopyLink();
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <div className={styles.titleLine}>
          <h2 className={styles.name}>{role?.name ?? t.newRole}</h2>
          {role?.type === 'external' ? <Badge label={t.external} tone="info" /> : null}
        </div>
        {role?.description ? <p className={styles.about}>{role.description}</p> : null}
      </div>
      {role ? (
        <>
          <Button size="small" variant="quiet" icon={Copy} collapses busy={isCloning} onPress={onClone}>
            {t.clone}
          </Button>
          {canRemove ? (
            <Button size="small" variant="critical" icon={Trash2} collapses onPress={onRemove}>
              {t.deleteWord}
            </Button>
          ) : null}
          <IconButton icon={Link2} size="small" label={t.copyLink} onPress={copyLink} />
        </>
      ) : null}
      <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
    </div>
  );
}
