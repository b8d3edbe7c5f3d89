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
import * as t from '../texts.ts';
import { DefaultIndex } from './DefaultIndex.tsx';
import { useFormatChoices } from './useFormatChoices.ts';
import { ProjectOverrides } from './ProjectOverrides.tsx';
import { SettingSelect, SettingSwitch } from './SettingControls.tsx';
import * as styles from './SettingControls.css.ts';

/** How the company counts and works; each choice holds at once, for whoever has not chosen otherwise. */
export function CompanyChoices() {
  const { data, error, refetch } = useQuery(companySettingsQuery);
  if (data) return <Choices settings={data} />;
  if (error) return <LoadError what={t.settings} error={error} onRetry={() => void refetch()} />;
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
      <Card title={t.projectDefaults}>
        <Stack gap={5}>
          <SettingSelect
            label={t.unitOfArea}
            about={t.forNewAreasProjects}
            options={AREA_CHOICES}
            value={settings.measurement_preferences.area}
            onChange={(area) => save({ measurement_preferences: { area } })}
          />
          <SettingSelect
            label={t.costFormat}
            about={t.theCodesAScopeRow}
            options={formats}
            value={String(settings.defaultFormat)}
            onChange={(format) => save({ defaultFormat: toCostFormat(format) })}
          />
          <SettingSwitch
            label={t.normalizeCostsByDefault}
            about={t.calibrateStartsWithCostsAdjustedTo}
            checked={settings.normalize_by_default}
            onChange={(normalize_by_default) => save({ normalize_by_default })}
          />
          {hasIndices ? <DefaultIndex value={settings.default_custom_normalization_index_id} /> : null}
        </Stack>
      </Card>
      <ProjectOverrides />
      <Card title={t.targetsIssuesAndDashboards}>
        <Stack gap={5}>
          <Tolerance value={settings.tvd.tolerance} onSave={(tolerance) => save({ tvd: { tolerance } })} />
          <SettingSwitch
            label={t.allowDraftIssues}
            about={t.peopleCanSaveAnIssue}
            checked={settings.issues.allow_draft}
            onChange={(allow_draft) => save({ issues: { allow_draft } })}
          />
          <SettingSwitch
            label={t.externalDashboardsOnly}
            about={t.newDashboards}
            checked={settings.dashboards.external_only}
            onChange={(external_only) => save({ dashboards: { external_only } })}
          />
        </Stack>
      </Card>
      {hasAmplify ? (
        <Card title={t.amplify}>
          <DailyMessages
            value={settings.amplify.daily_messages}
            onSave={(daily_messages) => save({ amplify: { daily_messages } })}
          />
        </Card>
      ) : null}
      <Card title={t.emailNotifications}>
        <RadioGroup
          label={t.defaultWord}
          hint={t.peopleCanChange}
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
        label={t.messagesADay}
        hint={t.forEachPersonAt0}
        decimals={0}
        value={shown}
        onChange={setTyped}
        onCommit={(next) => {
          if (!isFit(next)) return;
          if (next !== value) onSave(next);
          setTyped(undefined);
        }}
        error={isFit(shown) ? undefined : t.enterAWholeNumber}
      />
    </div>
  );
}

/** Kept while it is typed; saved when the field is left. */
function Tolerance({ value, onSave }: { value: number; onSave: (value: number) => void }) {
  const [typed, setTyped] = useState<number | null>();
  const shown = typed === undefined ? value : typed;
  const problem = shown === null || shown < 0 || shown > 100 ? t.enterANumberFrom0 : undefined;
  return (
    <div className={styles.select}>
      <PercentField
        label={t.targetTolerance}
        hint={t.forecastsThisFarAboveTarget}
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
