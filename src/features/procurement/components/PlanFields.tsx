import { useState } from 'react';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatGridDate } from '#domain/dates';
import { packageFields, PURCHASE_STAGES, STAGE_ORDER } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { Fold } from '#shared/fold';
import { useProjectId } from '#shared/project';
import type { PackageDraft } from '../model/packageDraft.ts';
import { findActivities } from '../purchasePlanQueries.ts';
import type { BidPackage } from '../packageQueries.ts';
import * as t from '../texts.ts';

export interface PlanFieldsProps {
  draft: PackageDraft;
  activity: BidPackage['activity'];
  field: (name: keyof PackageDraft) => { label: string; error: string | undefined; readOnly: boolean };
  onChange: (change: Partial<PackageDraft>) => void;
}

type Activity = NonNullable<BidPackage['activity']>;
const optionOf = ({ id, code, name, date_from: from }: Activity) => ({
  value: String(id),
  label: `${code} ${name}`,
  description: t.startsGridDate(formatGridDate(from)),
});

/** How long each stage of the purchase takes, and what needs the package on site. */
export function PlanFields({ draft, activity, field, onChange }: PlanFieldsProps) {
  const projectId = useProjectId();
  const seesTimeline = useCan('timeline_access');
  const [found, setFound] = useState<Activity | null>(activity);
  const chosen = found?.id === draft.activity_id ? found : activity;
  return (
    <Fold id="package.plan" title={t.purchasePlan}>
      <Stack gap={5}>
        {seesTimeline ? (
          <ComboBox
            {...field('activity_id')}
            hint={t.thePackageHas}
            clearable
            placeholder={t.searchActivitiesByCode}
            search={async (text, signal) => (await findActivities(projectId, text, signal)).map(optionOf)}
            value={draft.activity_id === null ? null : String(draft.activity_id)}
            {...(chosen && draft.activity_id !== null && { selectedLabel: optionOf(chosen).label })}
            onChange={(id, option) => {
              if (id !== null && option)
                setFound({ id: Number(id), code: '', name: option.label, date_from: '' });
              onChange({ activity_id: id === null ? null : Number(id) });
            }}
          />
        ) : null}
        <Columns>
          {STAGE_ORDER.map((stage) => {
            const { field: name } = PURCHASE_STAGES[stage];
            return (
              <NumberField
                key={stage}
                {...field(name)}
                unit={t.workDays}
                decimals={0}
                minimum={0}
                maximum={packageFields[name].max}
                value={draft[name]}
                onChange={(value) => onChange({ [name]: value ?? 0 })}
              />
            );
          })}
        </Columns>
      </Stack>
    </Fold>
  );
}
