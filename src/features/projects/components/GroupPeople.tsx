import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Badge } from '#design-system/feedback/Badge/Badge.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { personName } from '#domain/people';
import { LoadError } from '#shared/failure';
import { groupPeopleQuery } from '../projectListQueries.ts';
import * as t from '../texts.ts';
import * as styles from './ProjectDialogs.css.ts';

const seenText = (seen: number, all: number) =>
  seen === all ? t.allProjects : t.seenOfAllProjects(seen, all);

/** The people who see projects of a group, with how many of them. */
export function GroupPeople({ id }: { id: number }) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(groupPeopleQuery(id, search));
  const rest = data ? data.count - data.results.length : 0;
  return (
    <Stack gap={3}>
      <Text size="meta" tone="muted">
        {t.aGroupIsListed}
      </Text>
      <SearchField label={t.findPeople} placeholder={t.nameOrEMail} value={search} onChange={setSearch} />
      {error ? <LoadError what={t.peopleOfThisGroup} error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height={120} />}
      {data?.count === 0 ? (
        <Text tone="muted">{search === '' ? t.nobodySeesAProject : t.nobodyMatches}</Text>
      ) : null}
      <ul className={styles.list} aria-label={t.whoSeesIt}>
        {data?.results.map(({ user, is_external: isExternal, seen_count: seen }) => {
          const name = personName(user);
          return (
            <li key={user.id} className={styles.row}>
              <span className={styles.person}>
                <Avatar name={name} src={user.avatar_url ?? null} seed={String(user.id)} decorative />
                <Stack gap={1}>
                  <Text weight="strong">{name}</Text>
                  <Text size="meta" tone="muted">
                    {user.email}
                  </Text>
                </Stack>
                {isExternal ? <Badge label={t.external} tone="info" /> : null}
              </span>
              <Text size="meta" tone="muted">
                {seenText(seen, data.project_count)}
              </Text>
            </li>
          );
        })}
      </ul>
      {rest > 0 ? (
        <Text size="meta" tone="muted">
          {t.andRestMoreSearch(rest)}
        </Text>
      ) : null}
    </Stack>
  );
}
