import { Suspense } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { toCostFormat } from '#domain/settings';
import { ProjectMarkups } from '#features/markups';
import { AREA_CHOICES, AS_COMPANY, withCompany, YES_NO } from '../model/settingChoices.ts';
import { type ProjectSection } from '../model/projectSections.ts';
import { useSaveProjectSetting } from '../settingMutations.ts';
import type { CompanySettings, ProjectSettings } from '#shared/settings';
import * as t from '../texts.ts';
import { ProjectIndices } from './ProjectIndices.tsx';
import { SettingSelect, SettingSwitch } from './SettingControls.tsx';
import { useFormatChoices } from './useFormatChoices.ts';
import { TeamSection } from './TeamSection.tsx';

export interface SectionProps {
  projectId: number;
  settings: ProjectSettings;
  company: CompanySettings;
}

/** What the project counts by, where it differs from the company. */
function General({ projectId, settings, company }: SectionProps) {
  const save = useSaveProjectSetting(projectId);
  const formats = useFormatChoices();
  const { defaultFormat, normalize_by_default: normalized } = settings;
  return (
    <Stack gap={5}>
      <Card title={t.general}>
        <Stack gap={5}>
          <SettingSelect
            label={t.costFormat}
            about={t.codeFormatForCosts}
            options={withCompany(formats, String(company.defaultFormat))}
            value={defaultFormat === null ? AS_COMPANY : String(defaultFormat)}
            onChange={(value) => save({ defaultFormat: value === AS_COMPANY ? null : toCostFormat(value) })}
          />
          <SettingSelect
            label={t.projectComparisons}
            about={t.calibrateStartsWithCostsAdjusted}
            options={withCompany(YES_NO, company.normalize_by_default ? 'yes' : 'no')}
            value={normalized === null ? AS_COMPANY : normalized ? 'yes' : 'no'}
            onChange={(value) =>
              save({ normalize_by_default: value === AS_COMPANY ? null : value === 'yes' })
            }
          />
        </Stack>
      </Card>
      <ProjectIndices projectId={projectId} settings={settings} />
    </Stack>
  );
}

function Measurement({ projectId, settings, company }: SectionProps) {
  const save = useSaveProjectSetting(projectId);
  return (
    <Card title={t.measurement}>
      <SettingSelect
        label={t.unitOfArea}
        about={t.forNewAreasExistingAreas}
        options={withCompany(AREA_CHOICES, company.measurement_preferences.area)}
        value={settings.measurement_preferences.area ?? AS_COMPANY}
        onChange={(value) => save({ measurement_preferences: { area: value === AS_COMPANY ? null : value } })}
      />
    </Card>
  );
}

function Costs({ projectId, settings }: SectionProps) {
  const save = useSaveProjectSetting(projectId);
  return (
    <Card title={t.costDisplay}>
      <Stack gap={5}>
        <SettingSwitch
          label={t.showCostPerArea}
          about={t.costDividedByArea}
          checked={settings.showCostGsf}
          onChange={(showCostGsf) => save({ showCostGsf })}
        />
        <SettingSwitch
          label={t.showOwnerCost}
          about={t.costsTheOwnerPaysOutside}
          checked={settings.showOwnerCost}
          onChange={(showOwnerCost) => save({ showOwnerCost })}
        />
        <SettingSwitch
          label={t.includeOwnerCost}
          about={t.addsItToEstimateTotals}
          checked={settings.include_owner_cost_on_estimate_cost.enabled}
          onChange={(enabled) => save({ include_owner_cost_on_estimate_cost: { enabled } })}
        />
      </Stack>
    </Card>
  );
}

const SHOWN_DATES = [
  { field: 'gmp_lock_date', label: t.gmpLockDate },
  { field: 'construction_start_date', label: t.startOfConstruction },
  { field: 'precon_start_date', label: t.startOfPreconstruction },
  { field: 'precon_end_date', label: t.endOfPreconstruction },
] as const;

function Timeline({ projectId, settings: { timeline } }: SectionProps) {
  const save = useSaveProjectSetting(projectId);
  return (
    <Card title={t.timeline}>
      <Stack gap={5}>
        <SettingSwitch
          label={t.theGmpDateLocks}
          about={t.designMilestonesUp}
          checked={timeline.gmp_lock_enabled}
          onChange={(gmp_lock_enabled) => save({ timeline: { gmp_lock_enabled } })}
        />
        {SHOWN_DATES.map(({ field, label }) => (
          <SettingSwitch
            key={field}
            label={t.showLabel(label)}
            about={t.showsOnTheProjectTimeline}
            checked={timeline[field]}
            onChange={(shown) => save({ timeline: { [field]: shown } })}
          />
        ))}
      </Stack>
    </Card>
  );
}

const Markups = () => (
  <Suspense fallback={<Skeleton height={360} />}>
    <ProjectMarkups />
  </Suspense>
);

const SECTIONS = {
  general: General,
  measurement: Measurement,
  costs: Costs,
  markups: Markups,
  timeline: Timeline,
  team: TeamSection,
} as const satisfies Record<ProjectSection, unknown>;

/** One part of a project's settings; each choice holds at once. */
export function ProjectSectionCard({ section, ...props }: SectionProps & { section: ProjectSection }) {
  const Section = SECTIONS[section];
  return <Section {...props} />;
}
