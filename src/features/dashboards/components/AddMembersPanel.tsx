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
    <Panel title="Add members" {...place} onCloseRequest={onClose}>
      <Stack gap={3}>
        <SearchField
          label="Find people"
          placeholder="Name or e-mail"
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
                    {is_external ? `${user.email}, outside company` : user.email}
                  </small>
                </span>
                <Button
                  size="small"
                  disabledReason={chosen.has(user.id) ? 'A member already' : undefined}
                  onPress={() => onAdd(user)}
                >
                  {`Add ${personName(user)}`}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <Text tone="muted">
            {isShort
              ? 'Type at least three letters of a name or email.'
              : isFetching
                ? 'Looking…'
                : 'No available users'}
          </Text>
        )}
        {type === 'INTERNAL' ? (
          <Text size="meta" tone="muted">
            People of outside companies can only be members of external dashboards.
          </Text>
        ) : null}
      </Stack>
    </Panel>
  );
}
