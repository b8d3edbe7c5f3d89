import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatDate } from '#domain/dates';
import { useSubject } from '#platform/flags';
import { daysQuery } from '#shared/foresite';
import { milestonesQuery, useCompanyToday, useProjectId } from '#shared/project';
import * as t from '../texts.ts';
import type { AsOf } from './usePaperFacts.ts';
import * as styles from './Reporting.css.ts';

export interface RunAsOfProps {
  asOf: AsOf | undefined;
  onAsOf: (asOf: AsOf | undefined) => void;
}

/** Of which day the figures of a run are: now, that of a milestone, or any day that the time machine knows. */
export function RunAsOf({ asOf, onAsOf }: RunAsOfProps) {
  const projectId = useProjectId();
  const mayLookBack = useSubject().permissions.has('foresite_access');
  const days = useQuery({ ...daysQuery(projectId), enabled: mayLookBack }).data;
  const milestones = useQuery(milestonesQuery(projectId)).data?.results ?? [];
  const [kind, setKind] = useState<'now' | 'milestone' | 'day'>(
    asOf ? (asOf.milestone ? 'milestone' : 'day') : 'now',
  );
  const today = useCompanyToday();
  const back = mayLookBack ? undefined : t.yourRoleDoesNotSeeForesite;
  const options = milestones.map((milestone) => {
    const date = milestone.actual_date ?? milestone.date;
    const isOpen = date <= today && date >= (days?.first_day ?? today);
    return {
      value: String(milestone.id),
      label: milestone.name,
      description: formatDate(date),
      ...(!isOpen && {
        disabledReason: date > today ? t.itIsStillToCome : t.nothingWasKeptBefore,
      }),
    };
  });
  const chosen = milestones.find(({ name }) => name === asOf?.milestone);
  return (
    <>
      <RadioGroup
        label={t.figuresAsOf}
        options={[
          { value: 'now', label: t.now },
          { value: 'milestone', label: t.aMilestone, disabledReason: back },
          { value: 'day', label: t.aDay, disabledReason: back },
        ]}
        value={kind}
        onChange={(next) => {
          setKind(next);
          onAsOf(undefined);
        }}
      />
      {kind === 'milestone' ? (
        <Select
          label={t.milestone}
          placeholder={t.selectAMilestone}
          options={options}
          value={chosen ? String(chosen.id) : null}
          disabledReason={milestones.length === 0 ? t.thereAreNoMilestonesCreated : undefined}
          onChange={(id) => {
            const next = milestones.find((one) => String(one.id) === id);
            if (next) onAsOf({ day: next.actual_date ?? next.date, milestone: next.name });
          }}
        />
      ) : null}
      {kind === 'day' ? (
        <DateField
          label={t.day}
          today={today}
          {...(days && { minimum: days.first_day })}
          maximum={today}
          value={asOf?.day ?? null}
          onChange={(day) => onAsOf(day === null || day === today ? undefined : { day, milestone: '' })}
        />
      ) : null}
      {asOf ? <p className={styles.quiet}>{t.foresiteIsKeptByDay}</p> : null}
    </>
  );
}
