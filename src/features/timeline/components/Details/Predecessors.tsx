import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Plus, X } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type EntityType, entityOf, keyOf, networkOf, reachedFrom, RELATIONSHIPS } from '#domain/timeline';
import { lagOf } from '../../model/lagOf.ts';
import * as t from '../../texts.ts';
import type { Relationship, Timeline } from '../../timelineQueries.ts';

export interface PredecessorsProps {
  timeline: Timeline;
  /** Whose predecessors they are; null for something new. */
  own: { type: EntityType; id: number } | null;
  /** Day of the design milestone whose predecessors they are; left out for everything else. */
  day?: string | null;
  value: readonly Relationship[];
  onChange: (value: Relationship[]) => void;
  error: string | undefined;
  readOnly: boolean;
}

const types = (Object.keys(RELATIONSHIPS) as (keyof typeof RELATIONSHIPS)[]).map((type) => ({
  value: type,
  label: RELATIONSHIPS[type],
}));

/** What has to come before, how, and with which lag. What hangs on it is not offered: that would close a circle. */
export function Predecessors({ timeline, own, day, value, onChange, error, readOnly }: PredecessorsProps) {
  const hanging = own ? reachedFrom(keyOf(own.type, own.id), networkOf(timeline).links) : new Set<string>();
  const rows = [
    ...timeline.events.map((row) => ({ key: keyOf('timelinecontractevent', row.id), ...row })),
    ...timeline.milestones.map((row) => ({ key: keyOf('designmilestone', row.id), ...row })),
    ...timeline.activities.map((row) => ({ key: keyOf('timelineactivity', row.id), ...row })),
  ];
  const options = rows
    .filter(({ key }) => !hanging.has(key))
    .map(({ key, code, name }) => ({ value: key, label: `${code} ${name}` }));
  const change = (at: number, next: Partial<Relationship>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...next } : one)));
  return (
    <Stack gap={2}>
      <Text as="h3" size="body" weight="strong">
        {t.predecessors}
      </Text>
      {value.length === 0 ? (
        <Text size="meta" tone="muted">
          {t.noPredecessors}
        </Text>
      ) : null}
      {value.map((one, at) => (
        <Inline key={`${at} ${one.entity_type} ${one.entity_id}`} gap={2} align="end" wrap>
          <ComboBox
            label={t.predecessor}
            labelHidden={at > 0}
            readOnly={readOnly}
            options={options}
            value={one.entity_id === 0 ? null : keyOf(one.entity_type, one.entity_id)}
            placeholder={t.codeOrName}
            onChange={(key) => {
              const found = key === null ? null : entityOf(key);
              if (found)
                change(at, {
                  entity_type: found.type,
                  entity_id: found.id,
                  ...(one.entity_id === 0 && { lag_days: lagFrom(timeline, found, day) }),
                });
            }}
          />
          <Select
            label={t.relationship}
            labelHidden={at > 0}
            readOnly={readOnly}
            options={types}
            value={one.relationship_type}
            onChange={(relationship_type) => change(at, { relationship_type })}
          />
          <NumberField
            label={t.lagWorkDays}
            labelHidden={at > 0}
            readOnly={readOnly}
            decimals={0}
            allowsNegative
            minimum={-1000}
            maximum={1000}
            value={one.lag_days}
            onChange={(lag) => change(at, { lag_days: lag ?? 0 })}
          />
          {readOnly ? null : (
            <IconButton
              icon={X}
              label={t.removePredecessor}
              onPress={() => onChange(value.filter((_, index) => index !== at))}
            />
          )}
        </Inline>
      ))}
      {error ? (
        <Text size="meta" tone="critical">
          {error}
        </Text>
      ) : null}
      {readOnly ? null : (
        <Inline>
          <Button
            size="small"
            icon={Plus}
            onPress={() =>
              onChange([
                ...value,
                { entity_type: 'timelineactivity', entity_id: 0, relationship_type: 'FS', lag_days: 0 },
              ])
            }
          >
            {t.addPredecessor}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The lag that a choice begins with: as of a link that is drawn. */
function lagFrom(
  timeline: Timeline,
  before: { type: EntityType; id: number },
  day: string | null | undefined,
) {
  const milestone = timeline.milestones.find(
    ({ id }) => before.type === 'designmilestone' && id === before.id,
  );
  if (milestone === undefined || !day) return 0;
  const from = milestone.actual_date ?? milestone.date;
  return lagOf(timeline, { kind: 'milestone', from }, { kind: 'milestone', from: day });
}

/** The predecessors that something has now. */
export const predecessorsOf = (timeline: Timeline, type: EntityType, id: number): Relationship[] =>
  timeline.links
    .filter((link) => link.to_type === type && link.to_id === id)
    .map(({ from_type, from_id, relationship_type, lag_days }) => ({
      entity_type: from_type,
      entity_id: from_id,
      relationship_type,
      lag_days,
    }));

/** Those that are chosen; a line without a choice is left out. */
export const chosen = (value: readonly Relationship[]): Relationship[] =>
  value.filter(({ entity_id }) => entity_id > 0);
