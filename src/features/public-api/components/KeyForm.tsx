import { useMemo, useState } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatDate } from '#domain/dates';
import { personName } from '#domain/people';
import { API_KEY_LIMITS } from '#domain/public-api';
import type { AppError } from '#platform/api';
import { useCan, useCurrentUser } from '#platform/flags';
import { dayWords } from '#shared/history';
import { localToday } from '#shared/project';
import type { ApiKey } from '../apiKeyQueries.ts';
import type { KeyDraft } from '../model/keyDraft.ts';
import * as t from '../texts.ts';
import { ownerName, usedWords } from './keyColumns.tsx';
import { ScopePicker } from './ScopePicker.tsx';
import * as styles from './KeyFlyout.css.ts';

export interface KeyFormProps {
  id: string;
  apiKey: ApiKey;
  values: KeyDraft;
  error: AppError | null;
  onChange: (change: Partial<KeyDraft>) => void;
  onSubmit: () => void;
}

/** Why a key cannot be changed any more. */
const closedBy = (apiKey: ApiKey, mayChange: boolean): string | undefined => {
  if (apiKey.revoked_at !== null) return t.aRevokedKeyStays;
  return mayChange ? undefined : t.yourRoleDoesNotInclude;
};

/** What a key is called, how long it holds and what it may do. */
export function KeyForm({ id, apiKey, values, error, onChange, onSubmit }: KeyFormProps) {
  const [today] = useState(() => localToday());
  const closed = closedBy(apiKey, useCan('change_apikey'));
  const { permissions } = useCurrentUser();
  const held = useMemo(() => new Set<string>(permissions), [permissions]);
  const lost = useMemo(() => new Set<string>(apiKey.lost_permissions), [apiKey.lost_permissions]);
  const fields = error?.fields ?? {};
  return (
    <Form id={id} label={t.apiKey} errors={fields} onSubmit={onSubmit}>
      <Stack gap={5}>
        {error && Object.keys(fields).length === 0 ? <Banner tone="critical">{error.message}</Banner> : null}
        <Standing apiKey={apiKey} />
        <KeyFacts apiKey={apiKey} />
        <Columns count={2} minimum={200} gap={4}>
          <TextField
            label={t.name}
            name="name"
            required
            maxLength={API_KEY_LIMITS.name}
            disabledReason={closed}
            value={values.name}
            onChange={(name) => onChange({ name })}
          />
          <DateField
            label={t.expiresOn}
            name="expires_on"
            today={today}
            placeholder={t.never}
            disabledReason={closed}
            value={values.expires_on}
            onChange={(expires_on) => onChange({ expires_on })}
          />
        </Columns>
        <ScopePicker
          chosen={values.permissions}
          held={held}
          lost={lost}
          closed={closed}
          error={fields['permissions']?.join(' ')}
          onChange={(chosen) => onChange({ permissions: chosen })}
        />
      </Stack>
    </Form>
  );
}

/** What keeps a key, or some of its scopes, from working. */
function Standing({ apiKey }: { apiKey: ApiKey }) {
  if (apiKey.revoked_at !== null) {
    const who = apiKey.revoked_by ? t.byPersonName(personName(apiKey.revoked_by)) : '';
    return <Banner>{t.revokedWhoOnDate(who, formatDate(apiKey.revoked_at.slice(0, 10)))}</Banner>;
  }
  if (!apiKey.is_owner_active) return <Banner tone="caution">{t.theAccountOfItsOwner}</Banner>;
  if (apiKey.lost_permissions.length > 0)
    return <Banner tone="caution">{t.itsOwnerNoLongerHoldsSome}</Banner>;
  return null;
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const [now] = useState(() => new Date());
  const facts = [
    [t.owner, ownerName(apiKey)],
    [t.beginsWith, `${apiKey.prefix}_…`],
    [t.created, dayWords(apiKey.created_at, now)],
    [t.lastUsed, usedWords(apiKey.last_used_at, now)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.pair}>
          <dt className={styles.fact}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
