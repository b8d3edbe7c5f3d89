import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { DIGEST_OPTIONS } from '#domain/notifications';
import { useCurrentUser } from '#platform/flags';
import { useSavePreferences } from '../preferences.ts';

/** How often unread notifications come by mail; the bell tells of them at once in any case. */
export function NotificationCard() {
  const { mail_digest } = useCurrentUser().preferences;
  const save = useSavePreferences();
  return (
    <Card title="Email notifications">
      <Stack gap={1}>
        <RadioGroup
          label="Email me what I have not read"
          direction="row"
          options={DIGEST_OPTIONS}
          value={mail_digest}
          onChange={(value) => save({ mail_digest: value })}
        />
        <Text size="grid" tone="muted">
          One email each morning, company time.
        </Text>
      </Stack>
    </Card>
  );
}
