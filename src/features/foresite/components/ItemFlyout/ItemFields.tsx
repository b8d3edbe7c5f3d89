import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TagPicker } from '#design-system/inputs/TagPicker/TagPicker.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { PriorityBars } from '#design-system/feedback/PriorityBars/PriorityBars.tsx';
import { AREA_UNITS, type AreaUnit } from '#domain/area';
import { PRIORITIES } from '#domain/items';
import { answer, api } from '#platform/api';
import { componentsQuery } from '#shared/project';
import { peopleQuery, tagsQuery } from '../../foresiteQueries.ts';
import type { ItemDraft } from '../../model/itemDraft.ts';
import { fullName } from '../../model/itemLooks.ts';
import { GroupPicker } from './GroupPicker.tsx';
import * as styles from './ItemFields.css.ts';

export interface ItemFieldsProps {
  projectId: number;
  values: ItemDraft;
  /** Messages by field, from the server. */
  errors: Readonly<Record<string, readonly string[]>>;
  readOnly: boolean;
  /** A new component area is read in this unit. */
  areaUnit: AreaUnit;
  today: string;
  /** While it is typed. */
  onType: (change: Partial<ItemDraft>) => void;
  /** When a value is settled: chosen, or the field was left. */
  onCommit: (change: Partial<ItemDraft>) => void;
}

const idOf = (value: string | null) => (value === null ? null : Number(value));

/** Everything of an option that is not its name or its scope. */
export function ItemFields({
  projectId,
  values,
  errors,
  readOnly,
  areaUnit,
  today,
  onType,
  onCommit,
}: ItemFieldsProps) {
  const client = useQueryClient();
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const people = (useQuery(peopleQuery(projectId)).data?.results ?? []).map((person) => ({
    id: String(person.id),
    name: fullName(person),
    description: person.email,
  }));
  const tags = useQuery(tagsQuery()).data?.results ?? [];
  const field = (name: keyof ItemDraft) => ({ readOnly, error: errors[name]?.join(' ') });
  const unit = values.estimated_area?.unit ?? areaUnit;
  const area = (value: number | null) => ({ estimated_area: value === null ? null : { value, unit } });
  const createTag = async (name: string) => {
    const [tag] = await answer(api.POST('/tags', { body: [{ type: 'ITEM', name }] }));
    await client.invalidateQueries({ queryKey: tagsQuery().queryKey });
    if (tag && !values.tag_ids.includes(tag.id)) onCommit({ tag_ids: [...values.tag_ids, tag.id] });
  };
  return (
    <div className={styles.fields}>
      <Select
        {...field('component_id')}
        label="Component"
        placeholder="Find component"
        value={values.component_id === null ? null : String(values.component_id)}
        onChange={(value) => onCommit({ component_id: idOf(value) })}
        options={components.map((component) => ({ value: String(component.id), label: component.name }))}
      />
      <DateField
        {...field('due_date')}
        label="Due date"
        today={today}
        value={values.due_date}
        onChange={(due_date) => onCommit({ due_date })}
      />
      <PersonPicker
        {...field('assignee_id')}
        label="Assignee"
        people={people}
        value={values.assignee_id === null ? null : String(values.assignee_id)}
        onChange={(value) => onCommit({ assignee_id: idOf(value) })}
      />
      <Select
        {...field('priority')}
        label="Priority"
        placeholder="Select a priority..."
        value={String(values.priority)}
        onChange={(value) => onCommit({ priority: Number(value) })}
        options={PRIORITIES.map((priority) => ({
          value: String(priority.value),
          label: priority.label,
          start: <PriorityBars level={priority.value} label={priority.label} labelHidden />,
        }))}
      />
      <div className={styles.limits}>
        <PercentField
          {...field('lower_limit')}
          label="Lower limit"
          value={values.lower_limit}
          onChange={(value) => onType({ lower_limit: value ?? 0 })}
          onCommit={(value) => onCommit({ lower_limit: value ?? 0 })}
        />
        <PercentField
          {...field('upper_limit')}
          label="Upper limit"
          value={values.upper_limit}
          onChange={(value) => onType({ upper_limit: value ?? 0 })}
          onCommit={(value) => onCommit({ upper_limit: value ?? 0 })}
        />
      </div>
      <NumberField
        {...field('estimated_area')}
        label="Estimated area"
        unit={AREA_UNITS[unit].abbreviation}
        allowsNegative
        decimals={2}
        value={values.estimated_area?.value ?? null}
        onChange={(value) => onType(area(value))}
        onCommit={(value) => onCommit(area(value))}
      />
      <PersonPicker
        {...field('proposed_by_id')}
        label="Proposed by"
        people={people}
        value={values.proposed_by_id === null ? null : String(values.proposed_by_id)}
        onChange={(value) => onCommit({ proposed_by_id: idOf(value) })}
      />
      <GroupPicker
        {...field('me_group_ids')}
        projectId={projectId}
        value={values.me_group_ids}
        onChange={(me_group_ids) => onCommit({ me_group_ids })}
      />
      <div className={styles.wide}>
        <TagPicker
          {...field('tag_ids')}
          label="Tags"
          options={tags.map((tag) => ({ value: String(tag.id), label: tag.name }))}
          value={values.tag_ids.map(String)}
          onChange={(value) => onCommit({ tag_ids: value.map(Number) })}
          onCreate={(name) => void createTag(name)}
        />
      </div>
      <div className={styles.wide}>
        <TextArea
          {...field('description')}
          label="Description"
          maxLength={10_000}
          value={values.description}
          onChange={(description) => onType({ description })}
          onCommit={(description) => onCommit({ description })}
        />
      </div>
    </div>
  );
}
