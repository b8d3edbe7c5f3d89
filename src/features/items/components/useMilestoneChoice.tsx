import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatDate } from '#domain/dates';
import { type DesignMilestone, milestonesQuery } from '#shared/project';
import * as t from '../texts.ts';

/** The milestone that an approval is for, with its field; the forecasted one is proposed. */
export function useMilestoneChoice(projectId: number): {
  milestone: DesignMilestone | undefined;
  field: ReactNode;
} {
  const milestones = useQuery(milestonesQuery(projectId));
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = milestones.data?.results ?? [];
  const likely = rows.find((row) => row.type === 'forecasted') ?? rows.find((row) => row.type === 'current');
  const milestone = rows.find((row) => String(row.id) === (chosen ?? String(likely?.id)));
  const field =
    milestones.isSuccess && rows.length === 0 ? (
      <Banner tone="caution">{t.thereAreNoMilestonesCreatedFor}</Banner>
    ) : (
      <Select
        label={t.milestone}
        required
        startsFocused
        placeholder={milestones.isPending ? t.loadingMilestones : t.selectAMilestone}
        value={milestone ? String(milestone.id) : null}
        onChange={setChosen}
        options={rows.map((row) => ({
          value: String(row.id),
          label: row.name,
          description: `${row.code} · ${formatDate(row.actual_date ?? row.date)}`,
        }))}
      />
    );
  return { milestone, field };
}

/** Why an approval cannot be sent yet; undefined once its milestone is chosen. */
export const milestoneMissing = (milestone: DesignMilestone | undefined): string | undefined =>
  milestone ? undefined : t.chooseTheMilestone;
