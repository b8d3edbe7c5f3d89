import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { addDays } from '#domain/dates';
import { API_KEY_LIMITS, apiKeyProblems } from '#domain/public-api';
import { useCurrentUser } from '#platform/flags';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { localToday } from '#shared/project';
import { apiKeyFlyout } from '../apiKeyFlyout.ts';
import { type NewApiKey, useCreateKey } from '../apiKeyMutations.ts';
import type { KeyDraft } from '../model/keyDraft.ts';
import * as t from '../texts.ts';
import { ScopePicker } from './ScopePicker.tsx';
import * as styles from './KeyFlyout.css.ts';

export interface NewKeyProps {
  onMade: (made: NewApiKey) => void;
  onClose: () => void;
}

const form = 'new-api-key';
/** Days that a new key holds unless somebody says otherwise. */
const usualDays = 90;
const noNames: ReadonlySet<string> = new Set();

/** A new key: its name, its last day and its scopes. */
export function NewKey({ onMade, onClose }: NewKeyProps) {
  const [today] = useState(() => localToday());
  const [start] = useState<KeyDraft>(() => ({
    name: '',
    expires_on: addDays(today, usualDays),
    permissions: new Set(),
  }));
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const { permissions } = useCurrentUser();
  const held = useMemo(() => new Set<string>(permissions), [permissions]);
  const create = useCreateKey();
  // Once the key is made the form holds nothing that could be lost.
  useUnsavedFlyout(apiKeyFlyout, draft !== start && !create.isPending && !create.isSuccess);
  const change = (part: Partial<KeyDraft>) => setDraft((before) => ({ ...before, ...part }));
  const handleSubmit = () => {
    if (create.isPending) return;
    const problems = {
      ...apiKeyProblems(draft, { today, taken: noNames }),
      ...(draft.permissions.size === 0 && { permissions: [t.chooseAtLeastOneScope] }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    create.mutate(
      { name: draft.name.trim(), expires_on: draft.expires_on, permissions: [...draft.permissions] },
      {
        onError: (error) => setErrors(error.fields),
        onSuccess: onMade,
      },
    );
  };
  return (
    <HostedFlyout
      flyout={apiKeyFlyout}
      label={t.newApiKey}
      header={
        <div className={styles.head}>
          <h2 className={styles.title}>{t.newApiKey}</h2>
          <span className={styles.grow} />
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </div>
      }
      footer={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={create.isPending} onPress={handleSubmit}>
            {t.createKey}
          </Button>
        </>
      }
    >
      <Form id={form} label={t.newApiKey} errors={errors} onSubmit={handleSubmit}>
        <Stack gap={5}>
          {create.error && Object.keys(create.error.fields).length === 0 ? (
            <Banner tone="critical">{create.error.message}</Banner>
          ) : null}
          <Columns count={2} minimum={200} gap={4}>
            <TextField
              label={t.name}
              name="name"
              required
              startsFocused
              hint={t.theProgramThatWillUse}
              maxLength={API_KEY_LIMITS.name}
              value={draft.name}
              onChange={(name) => change({ name })}
            />
            <DateField
              label={t.expiresOn}
              name="expires_on"
              hint={t.withoutADayItHolds}
              today={today}
              minimum={today}
              value={draft.expires_on}
              onChange={(expires_on) => change({ expires_on })}
            />
          </Columns>
          <ScopePicker
            chosen={draft.permissions}
            held={held}
            error={errors['permissions']?.join(' ')}
            onChange={(chosen) => change({ permissions: chosen })}
          />
        </Stack>
      </Form>
    </HostedFlyout>
  );
}
