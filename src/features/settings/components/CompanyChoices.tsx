import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { DIGEST_OPTIONS } from '#domain/notifications';
import { toCostFormat } from '#domain/settings';
import { LoadError } from '#shared/failure';
import { useSubject } from '#platform/flags';
import { useState } from 'react';
import { AREA_CHOICES } from '../model/settingChoices.ts';
import { useSaveCompanySetting } from '../settingMutations.ts';
import { type CompanySettings, companySettingsQuery } from '#shared/settings';
import { DefaultIndex } from './DefaultIndex.tsx';
import { useFormatChoices } from './useFormatChoices.ts';
import { ProjectOverrides } from './ProjectOverrides.tsx';
import { SettingSelect, SettingSwitch } from './SettingControls.tsx';
import * as styles from './SettingControls.css.ts';

/** How the company counts and works; each choice holds at once, for whoever has not chosen otherwise. */
export function CompanyChoices() {
  const { data, error, refetch } = useQuery(companySettingsQuery);
  if (data) return <Choices settings={data} />;
  if (error) return <LoadError what="settings" error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={5}>
      <Skeleton height={180} />
      <Skeleton height={140} />
    </Stack>
  );
}

function Choices({ settings }: { settings: CompanySettings }) {
  const save = useSaveCompanySetting();
  const formats = useFormatChoices();
  const { tenantFlags } = useSubject();
  const hasIndices = tenantFlags.has('enable_normalization_indexes');
  const hasAmplify = tenantFlags.has('amplify');
  return (
    <>
      <Card title="Project defaults">
        <Stack gap={5}>
          <SettingSelect
            label="Unit of area"
            about="For new areas. Projects can change it."
            options={AREA_CHOICES}
            value={settings.measurement_preferences.area}
            onChange={(area) => save({ measurement_preferences: { area } })}
          />
          <SettingSelect
            label="Cost format"
            about="The codes a scope row needs to be valid. Projects can change it."
            options={formats}
            value={String(settings.defaultFormat)}
            onChange={(format) => save({ defaultFormat: toCostFormat(format) })}
          />
          <SettingSwitch
            label="Normalize costs by default"
            about="Calibrate starts with costs adjusted to one place and time. Projects can change it."
            checked={settings.normalize_by_default}
            onChange={(normalize_by_default) => save({ normalize_by_default })}
          />
          {hasIndices ? <DefaultIndex value={settings.default_custom_normalization_index_id} /> : null}
        </Stack>
      </Card>
      <ProjectOverrides />
      <Card title="Targets, issues and dashboards">
        <Stack gap={5}>
          <Tolerance value={settings.tvd.tolerance} onSave={(tolerance) => save({ tvd: { tolerance } })} />
          <SettingSwitch
            label="Allow draft issues"
            about="People can save an issue as a draft before sharing it."
            checked={settings.issues.allow_draft}
            onChange={(allow_draft) => save({ issues: { allow_draft } })}
          />
          <SettingSwitch
            label="External dashboards only"
            about="New dashboards are of the type External; Internal is not offered."
            checked={settings.dashboards.external_only}
            onChange={(external_only) => save({ dashboards: { external_only } })}
          />
        </Stack>
      </Card>
      {hasAmplify ? (
        <Card title="Amplify">
          <DailyMessages
            value={settings.amplify.daily_messages}
            onSave={(daily_messages) => save({ amplify: { daily_messages } })}
          />
        </Card>
      ) : null}
      <Card title="Email notifications">
        <RadioGroup
          label="Default"
          hint="People can change this in their profile."
          direction="row"
          options={DIGEST_OPTIONS}
          value={settings.notifications.mail_digest}
          onChange={(mail_digest) => save({ notifications: { mail_digest } })}
        />
      </Card>
    </>
  );
}

/** Messages of each person and day; saved when the field is left. */
function DailyMessages({ value, onSave }: { value: number; onSave: (value: number) => void }) {
  const [typed, setTyped] = useState<number | null>();
  const shown = typed === undefined ? value : typed;
  const isFit = (count: number | null): count is number => count !== null && count >= 0 && count <= 10_000;
  return (
    <div className={styles.select}>
      <NumberField
        label="Messages a day"
        hint="For each person. At 0 nobody can ask."
        decimals={0}
        value={shown}
        onChange={setTyped}
        onCommit={(next) => {
          if (!isFit(next)) return;
          if (next !== value) onSave(next);
          setTyped(undefined);
        }}
        error={isFit(shown) ? undefined : 'Enter a whole number from 0 to 10,000.'}
      />
    </div>
  );
}

/** Kept while it is typed; saved when the field is left. */
function Tolerance({ value, onSave }: { value: number; onSave: (value: number) => void }) {
  const [typed, setTyped] = useState<number | null>();
  const shown = typed === undefined ? value : typed;
  const problem = shown === null || shown < 0 || shown > 100 ? 'Enter a number from 0 to 100.' : undefined;
  return (
    <div className={styles.select}>
      <PercentField
        label="Target tolerance"
        hint="Forecasts this far above target still count as near target."
        value={shown}
        onChange={setTyped}
        onCommit={(next) => {
          if (next !== null && next >= 0 && next <= 100 && next !== value) onSave(next);
          if (next !== null && next >= 0 && next <= 100) setTyped(undefined);
        }}
        error={problem}
      />
    </div>
  );
}
