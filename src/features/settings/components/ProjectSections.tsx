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
      <Card title="General">
        <Stack gap={5}>
          <SettingSelect
            label="Cost format"
            about="Code format for costs."
            options={withCompany(formats, String(company.defaultFormat))}
            value={defaultFormat === null ? AS_COMPANY : String(defaultFormat)}
            onChange={(value) => save({ defaultFormat: value === AS_COMPANY ? null : toCostFormat(value) })}
          />
          <SettingSelect
            label="Project comparisons"
            about="Calibrate starts with costs adjusted to one place and time."
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
    <Card title="Measurement">
      <SettingSelect
        label="Unit of area"
        about="For new areas. Existing areas keep their unit."
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
    <Card title="Cost display">
      <Stack gap={5}>
        <SettingSwitch
          label="Show cost per area"
          about="Cost divided by area, in the cost trend and the list of components."
          checked={settings.showCostGsf}
          onChange={(showCostGsf) => save({ showCostGsf })}
        />
        <SettingSwitch
          label="Show owner cost"
          about="Costs the owner pays outside construction."
          checked={settings.showOwnerCost}
          onChange={(showOwnerCost) => save({ showOwnerCost })}
        />
        <SettingSwitch
          label="Include owner cost in the estimate"
          about="Adds it to estimate totals."
          checked={settings.include_owner_cost_on_estimate_cost.enabled}
          onChange={(enabled) => save({ include_owner_cost_on_estimate_cost: { enabled } })}
        />
      </Stack>
    </Card>
  );
}

const SHOWN_DATES = [
  { field: 'gmp_lock_date', label: 'GMP lock date' },
  { field: 'construction_start_date', label: 'Start of construction' },
  { field: 'precon_start_date', label: 'Start of preconstruction' },
  { field: 'precon_end_date', label: 'End of preconstruction' },
] as const;

function Timeline({ projectId, settings: { timeline } }: SectionProps) {
  const save = useSaveProjectSetting(projectId);
  return (
    <Card title="Timeline">
      <Stack gap={5}>
        <SettingSwitch
          label="The GMP date locks"
          about="Design milestones up to the GMP date keep their dates once it has passed."
          checked={timeline.gmp_lock_enabled}
          onChange={(gmp_lock_enabled) => save({ timeline: { gmp_lock_enabled } })}
        />
        {SHOWN_DATES.map(({ field, label }) => (
          <SettingSwitch
            key={field}
            label={`Show ${label}`}
            about={`Shows on the project timeline.`}
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
