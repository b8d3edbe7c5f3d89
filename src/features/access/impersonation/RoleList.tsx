import { Button } from '#design-system/actions/Button/Button.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { VenetianMask } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import * as t from '../texts.ts';
import type { ImpersonableRole } from './impersonationQueries.ts';
import * as styles from './RoleList.css.ts';
import { useStartImpersonation } from './useImpersonation.ts';

export interface RoleListProps {
  projectId: number;
  roles: readonly ImpersonableRole[];
}

/** Roles with what they are, each with the button that begins. */
export function RoleList({ projectId, roles }: RoleListProps) {
  const start = useStartImpersonation();
  return (
    <Card padding="none">
      <ul className={styles.list}>
        {roles.map((role) => (
          <li key={role.id} className={styles.row}>
            <Icon of={VenetianMask} tone="muted" />
            <div className={styles.words}>
              <span className={styles.name}>
                {role.name}
                {role.type === 'external' ? <Badge label={t.external} tone="info" /> : null}
              </span>
              <span className={styles.what}>{describeRole(role)}</span>
            </div>
            <Button
              size="small"
              busy={start.isPending && start.variables.roleId === role.id}
              onPress={() => start.mutate({ roleId: role.id, projectId })}
            >
              {t.impersonate}
              <span className={styles.heard}> {role.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** "12 permissions", and how many of them stay off because the person does not hold them. */
function describeRole({ description, permissions, withheld }: ImpersonableRole): string {
  const held = permissions === 1 ? t.permission1 : t.permissionsPermissions(permissions);
  const off = withheld === 0 ? '' : t.withheldOffBecauseYouDo(withheld);
  return [description, `${held}${off}`].filter(Boolean).join(' · ');
}
