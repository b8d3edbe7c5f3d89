import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { useCurrentUser } from '#platform/flags';
import { useRemembered } from '#platform/storage';
import { singleKeysSlot } from '#shared/commands';
import { useSavePreferences } from '../preferences.ts';
import * as t from '../texts.ts';

const themes = [
  { value: 'system', label: t.system },
  { value: 'light', label: t.light },
  { value: 'dark', label: t.dark },
] as const;
const densities = [
  { value: 'normal', label: t.normalRows },
  { value: 'compact', label: t.compactRows },
] as const;

/** How the product looks and listens to keys; each choice holds at once. */
export function AppearanceCard() {
  const user = useCurrentUser();
  const save = useSavePreferences();
  const [singleKeys, setSingleKeys] = useRemembered(singleKeysSlot, user.id);
  const { theme, density } = user.preferences;
  return (
    <Card title={t.appearanceAndKeys}>
      <Stack gap={5}>
        <RadioGroup
          label={t.theme}
          direction="row"
          options={themes}
          value={theme}
          onChange={(value) => save({ theme: value })}
        />
        <RadioGroup
          label={t.tables}
          direction="row"
          options={densities}
          value={density}
          onChange={(value) => save({ density: value })}
        />
        <Stack gap={1}>
          <Switch label={t.singleKeyShortcuts} checked={singleKeys} onChange={setSingleKeys} />
          <Text size="grid" tone="muted">
            {t.turnOffIfYouUse}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
