import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Folder } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { pathTo } from '#platform/routing';
import * as t from '../../texts.ts';
import type { CompanyUserDetail } from '../peopleTypes.ts';
import * as styles from './UserFlyout.css.ts';

/** The teams that somebody is on, as far as one sees them. */
export function UserProjects({ user, onAssign }: { user: CompanyUserDetail; onAssign: () => void }) {
  const assign = (
    <Button
      icon={Folder}
      size="small"
      disabledReason={user.status === 'DISABLED' ? t.reactivateTheAccountFirst : undefined}
      onPress={onAssign}
    >
      {t.assignProjects}
    </Button>
  );
  if (user.projects.length === 0)
    return <EmptyState title={t.onNoTeamYet} text={t.theySeeProjectsOfTheir} action={assign} />;
  const hidden = user.project_count - user.projects.length;
  return (
    <Stack gap={4} align="start">
      {assign}
      <ul className={styles.list} style={{ width: '100%' }}>
        {user.projects.map(({ id, name, code, role }) => (
          <li key={id} className={styles.row}>
            <Link variant="plain" href={pathTo('details', { projectId: id })}>
              {name}
            </Link>
            <Text size="meta" tone="subtle">
              {[code, role && t.nameHere(role.name)].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Text size="meta" tone="subtle">
          {t.projectsThatYouCannotSee(hidden === 1 ? t.moreProject1 : t.hiddenMoreProjects(hidden))}
        </Text>
      ) : null}
    </Stack>
  );
}
