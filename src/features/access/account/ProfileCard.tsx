import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useCurrentUser } from '#platform/flags';
import { withoutSaved } from '#shared/draft';
import { useUnsaved } from '#shared/unsaved';
import * as t from '../texts.ts';
import { useSaveProfile } from './accountQueries.ts';
import { errorsOf } from './useSending.ts';

const none = {};

/** Name and title as others see them; the e-mail is the account and stays. */
export function ProfileCard() {
  const user = useCurrentUser();
  const saved = { first_name: user.first_name, last_name: user.last_name, title: user.title ?? '' };
  const [typed, setTyped] = useState<Partial<typeof saved>>({});
  const { mutate, isPending, error } = useSaveProfile();
  const { show } = useToasts();
  const shown = { ...saved, ...typed };
  const changed = Object.entries(shown).filter(
    ([key, text]) => text.trim() !== saved[key as keyof typeof saved],
  );
  const letGo = useUnsaved(changed.length > 0);
  const change = (field: keyof typeof saved) => (text: string) => setTyped({ ...typed, [field]: text });
  const handleSubmit = () => {
    if (changed.length === 0) return;
    mutate(
      Object.fromEntries(
        changed.map(([key, text]) => [key, key === 'title' && !text.trim() ? null : text.trim()]),
      ),
      {
        onSuccess: () => {
          letGo();
          setTyped(withoutSaved(typed));
          show({ tone: 'positive', title: t.profileSaved });
        },
      },
    );
  };
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <Card title={t.profile}>
      <Form label={t.profile} errors={error ? errorsOf(error) : none} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <Inline gap={3}>
            <Avatar name={name} src={user.avatar_url} seed={user.id} size="large" decorative />
            <Stack gap={0}>
              <Text weight="strong">{name}</Text>
              <Text size="grid" tone="muted">
                {user.roles.map((role) => role.name).join(', ') || t.noRole}
              </Text>
            </Stack>
          </Inline>
          <Columns count={2} minimum={200} gap={4}>
            <TextField
              name="first_name"
              label={t.firstName}
              required
              autoComplete="given-name"
              maxLength={100}
              value={shown.first_name}
              onChange={change('first_name')}
              error={shown.first_name.trim() ? undefined : t.enterYourFirstName}
            />
            <TextField
              name="last_name"
              label={t.lastName}
              required
              autoComplete="family-name"
              maxLength={100}
              value={shown.last_name}
              onChange={change('last_name')}
              error={shown.last_name.trim() ? undefined : t.enterYourLastName}
            />
            <TextField
              name="title"
              label={t.title}
              autoComplete="organization-title"
              maxLength={100}
              value={shown.title}
              onChange={change('title')}
            />
            <TextField
              name="email"
              label={t.eMail}
              readOnly
              hint={t.anAdministratorCanChangeIt}
              value={user.email}
              onChange={() => undefined}
            />
          </Columns>
          <Inline>
            <Button
              type="submit"
              variant="primary"
              busy={isPending}
              disabledReason={disabledReason(shown, changed.length)}
            >
              {t.save}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

function disabledReason(shown: { first_name: string; last_name: string }, changes: number) {
  if (!shown.first_name.trim() || !shown.last_name.trim()) return t.firstAndLastName;
  return changes === 0 ? t.nothingHasChangedSentence : undefined;
}
