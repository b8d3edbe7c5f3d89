import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { formatDate } from '#domain/dates';
import { LINK_TYPES, SCHEDULE_DAYS_LIMIT } from '#domain/items';
import { useCan } from '#platform/flags';
import { Fold } from '#shared/fold';
import { milestonesQuery, useProjectId } from '#shared/project';
import type { Item } from '#shared/foresite';
import { waitedWords, waitingWords } from '../../model/waitingWords.ts';
import * as t from '../../texts.ts';
import { FieldPlace } from './FieldPlace.tsx';
import * as styles from './ItemFields.css.ts';
import type { ItemEdit } from './useItemEdit.ts';

// It brings the scheduler along, which only an item that touches activities needs.
const ItemActivities = lazy(() => import('./ItemActivities.tsx'));

const none = 'none';

/** When an item has to be decided, what waiting costs, what it does to the schedule and how likely it is. */
export function ItemPlan({
  item,
  edit,
  settled,
  today,
}: {
  item: Item;
  edit: ItemEdit;
  /** Why the content cannot be edited; undefined when it can. */
  settled: string | undefined;
  today: string;
}) {
  const projectId = useProjectId();
  const milestones = useQuery(milestonesQuery(projectId)).data?.results ?? [];
  const seesTimeline = useCan(LINK_TYPES.timeline_activity.permission);
  const { values, errors, type, commit } = edit;
  const readOnly = settled !== undefined;
  const waits = waitingWords(item, today);
  // Decided while it is read, an item keeps the room of the words: what is below them stays where it is.
  const [waited] = useState(waits !== null);
  const waiting = waits ?? (waited ? waitedWords(item) : null);
  const field = (name: keyof typeof values, label: string) => ({
    label,
    labelHidden: true,
    quiet: true,
    size: 'small' as const,
    readOnly,
    error: errors[name]?.join(' '),
  });
  return (
    <Fold id="item.schedule" title={t.scheduleAndDeadline}>
      {waiting === null ? null : <Banner tone={waiting.isLate ? 'caution' : 'info'}>{waiting.text}</Banner>}
      <div className={styles.fields} data-layout="facts">
        <FieldPlace name={t.decideBy} facts>
          <Select
            {...field('deadline_milestone_id', t.decideBy)}
            value={values.deadline_milestone_id === null ? none : String(values.deadline_milestone_id)}
            onChange={(value) => commit({ deadline_milestone_id: value === none ? null : Number(value) })}
            options={[
              { value: none, label: t.noDeadline },
              ...milestones.map((milestone) => ({
                value: String(milestone.id),
                label: milestone.name,
                description: formatDate(milestone.actual_date ?? milestone.date),
              })),
            ]}
          />
        </FieldPlace>
        <FieldPlace name={t.perWeek} facts>
          <MoneyField
            {...field('weekly_waiting_cost', t.costPerWeekOfDelay)}
            align="start"
            placeholder="-"
            value={values.weekly_waiting_cost}
            onChange={(weekly_waiting_cost) => type({ weekly_waiting_cost })}
            onCommit={(weekly_waiting_cost) => commit({ weekly_waiting_cost })}
          />
        </FieldPlace>
        <FieldPlace name={t.schedule} facts>
          <NumberField
            {...field('schedule_days', t.daysOnTheSchedule)}
            align="start"
            unit={t.days}
            placeholder="-"
            allowsNegative
            decimals={0}
            minimum={-SCHEDULE_DAYS_LIMIT}
            maximum={SCHEDULE_DAYS_LIMIT}
            value={values.schedule_days}
            onChange={(schedule_days) => type({ schedule_days })}
            onCommit={(schedule_days) => commit({ schedule_days })}
          />
        </FieldPlace>
        <FieldPlace name={t.probability} facts>
          <PercentField
            {...field('probability', t.probability)}
            align="start"
            minimum={0}
            maximum={100}
            value={values.probability}
            onChange={(value) => type({ probability: value ?? 0 })}
            onCommit={(value) => commit({ probability: value ?? 0 })}
          />
        </FieldPlace>
        <FieldPlace name="" facts wide>
          <Checkbox
            label={t.theseDays}
            checked={values.is_schedule_critical}
            disabledReason={settled}
            onChange={(is_schedule_critical) => commit({ is_schedule_critical })}
          />
        </FieldPlace>
      </div>
      {seesTimeline ? (
        <Suspense fallback={null}>
          <ItemActivities item={item} edit={edit} readOnly={readOnly} />
        </Suspense>
      ) : null}
    </Fold>
  );
}
