import { useQuery } from '@tanstack/react-query';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { personName } from '#domain/people';
import { isAppError } from '#platform/api';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import * as t from '../../texts.ts';
import { companyUserQuery } from '../peopleQueries.ts';
import type { CompanyUserDetail } from '../peopleTypes.ts';
import { AccountTag, NameChips, PersonKind } from './PersonCells.tsx';
import * as styles from './UserFlyout.css.ts';

/** A colleague as others see them: who they are, what they hold, where one meets them. */
export function ColleagueProfile({ userId }: { userId: number }) {
  const mayLook = [useCan('view_users'), useCan('account_administration_access')].includes(true);
  const isNumber = Number.isSafeInteger(userId) && userId > 0;
  const user = useQuery({ ...companyUserQuery(userId), enabled: mayLook && isNumber });
  if (user.data) return <Profile user={user.data} />;
  if (!mayLook || !isNumber || isAppError(user.error, 'not_found'))
    return (
      <Card>
        <EmptyState title={t.thisProfileIsNotAvailable} text={t.noOneInYourCompany} />
      </Card>
    );
  if (user.isError)
    return <LoadError what={t.detailsOfThisPerson} error={user.error} onRetry={() => void user.refetch()} />;
  return <Skeleton height={240} />;
}

function Profile({ user }: { user: CompanyUserDetail }) {
  const facts = [
    [t.roles, <NameChips key="roles" rows={user.roles} />],
    [t.businessUnits, <NameChips key="units" rows={user.access_scopes} />],
    [t.type, <PersonKind key="type" isExternal={user.is_external} />],
  ] as const;
  return (
    <Card>
      <Stack gap={4}>
        <div className={styles.head}>
          <Avatar name={personName(user)} src={user.avatar_url} seed={user.id} size="large" decorative />
          <div className={styles.names}>
            <h2 className={styles.title}>{personName(user)}</h2>
            <div className={styles.below}>{[user.title, user.email].filter(Boolean).join(' · ')}</div>
          </div>
          <AccountTag status={user.status} />
        </div>
        <dl className={styles.list}>
          {facts.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <Text as="dt" tone="subtle" size="grid">
                {label}
              </Text>
              <Text as="dd" size="grid">
                {value}
              </Text>
            </div>
          ))}
        </dl>
        {user.projects.length > 0 ? (
          <section>
            <h3 className={styles.heading}>{t.projects}</h3>
            <ul className={styles.list} aria-label={t.projects}>
              {user.projects.map(({ id, name, code }) => (
                <li key={id} className={styles.row}>
                  <Link variant="plain" href={pathTo('details', { projectId: id })}>
                    {name}
                  </Link>
                  <Text size="meta" tone="subtle">
                    {code}
                  </Text>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </Stack>
    </Card>
  );
}
