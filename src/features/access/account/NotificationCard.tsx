import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { DIGEST_OPTIONS } from '#domain/notifications';
import { useCurrentUser } from '#platform/flags';
import { useSavePreferences } from '../preferences.ts';
import * as t from '../texts.ts';

/** How often unread notifications come by mail; the bell tells of them at once in any case. */
export function NotificationCard() {
  const { mail_digest } = useCurrentUser().preferences;
  const save = useSavePreferences();
  return (
    <Card title={t.emailNotifications}>
      <Stack gap={1}>
        <RadioGroup
          label={t.emailMeWhatIHave}
          direction="row"
          options={DIGEST_OPTIONS}
          value={mail_digest}
          onChange={(value) => save({ mail_digest: value })}
        />
        <Text size="grid" tone="muted">
          {t.oneEmailEachMorningCompany}
        </Text>
      </Stack>
    </Card>
  );
}
