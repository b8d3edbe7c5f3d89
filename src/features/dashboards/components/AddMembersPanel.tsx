import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Panel } from '#design-system/overlays/Panel/Panel.tsx';
import type { DashboardType } from '#domain/dashboards';
import { personName } from '#domain/people';
import { candidatesQuery, type Dashboard, LEAST_LETTERS } from '../dashboardQueries.ts';
import { usePanelPlace } from '../model/usePanelPlace.ts';
import * as t from '../texts.ts';
import * as styles from './Dashboards.css.ts';

export interface AddMembersPanelProps {
  type: DashboardType;
  /** Numbers of those who are members already. */
  chosen: ReadonlySet<number>;
  onAdd: (user: Dashboard['memberships'][number]['user']) => void;
  onClose: () => void;
}

/** Finds colleagues by their name or address and adds them one by one. */
export function AddMembersPanel({ type, chosen, onAdd, onClose }: AddMembersPanelProps) {
  const [search, setSearch] = useState('');
  const place = usePanelPlace('members');
  const { data, isFetching } = useQuery(candidatesQuery(search, type));
  const isShort = search.trim().length < LEAST_LETTERS;
  const found = isShort ? [] : (data?.results ?? []);
  return (
    <Panel title={t.addMembers} {...place} onCloseRequest={onClose}>
      <Stack gap={3}>
        <SearchField
          label={t.findPeople}
          placeholder={t.nameOrEMail}
          value={search}
          startsFocused
          onChange={setSearch}
        />
        {found.length > 0 ? (
          <ul className={styles.rows}>
            {found.map(({ user, is_external }) => (
              <li key={user.id} className={styles.row}>
                <Avatar
                  name={personName(user)}
                  src={user.avatar_url ?? null}
                  seed={String(user.id)}
                  decorative
                />
                <span className={styles.words}>
                  <span className={styles.cut}>{personName(user)}</span>
                  <small className={`${styles.below} ${styles.cut}`}>
                    {is_external ? t.emailOutsideCompany(user.email) : user.email}
                  </small>
                </span>
                <Button
                  size="small"
                  disabledReason={chosen.has(user.id) ? t.aMemberAlready : undefined}
                  onPress={() => onAdd(user)}
                >
                  {t.addPersonName(personName(user))}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <Text tone="muted">
            {isShort ? t.typeAtLeastThreeLetters : isFetching ? t.looking : t.noAvailableUsers}
          </Text>
        )}
        {type === 'INTERNAL' ? (
          <Text size="meta" tone="muted">
            {t.peopleOfOutsideCompanies}
          </Text>
        ) : null}
      </Stack>
    </Panel>
  );
}
