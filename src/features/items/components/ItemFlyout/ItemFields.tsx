import type { ReactNode } from 'react';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TagPicker } from '#design-system/inputs/TagPicker/TagPicker.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { AREA_UNITS, type AreaUnit } from '#domain/area';
import { useProjectId } from '#shared/project';
import type { ItemDraft } from '../../model/itemDraft.ts';
import * as t from '../../texts.ts';
import { priorityOptions } from '../priorityOptions.tsx';
import { FieldPlace } from './FieldPlace.tsx';
import { GroupPicker } from './GroupPicker.tsx';
import * as styles from './ItemFields.css.ts';
import { useItemChoices } from './useItemChoices.tsx';

export interface ItemFieldsProps {
  values: ItemDraft;
  /** Messages by field, from the server. */
  errors: Readonly<Record<string, readonly string[]>>;
  readOnly: boolean;
  /** `facts` for a saved item: names beside values, edited in place; `form` for a new one. */
  layout: 'facts' | 'form';
  /** A new area is read in this unit. */
  areaUnit: AreaUnit;
  today: string;
  /** While it is typed. */
  onType: (change: Partial<ItemDraft>) => void;
  /** When a value is settled: chosen, or the field was left. */
  onCommit: (change: Partial<ItemDraft>) => void;
}

const idOf = (value: string | null) => (value === null ? null : Number(value));
const textOf = (id: number | null) => (id === null ? null : String(id));

/** Everything of an item that is not its name or its scope. */
export function ItemFields(props: ItemFieldsProps) {
  const projectId = useProjectId();
  const { values, errors, readOnly, layout, areaUnit, today, onType, onCommit } = props;
  const facts = layout === 'facts';
  const choices = useItemChoices(projectId, values.tag_ids, onCommit);
  const field = (name: keyof ItemDraft, label: string) => ({
    label,
    labelHidden: facts,
    quiet: facts,
    ...(facts && { size: 'small' as const }),
    readOnly,
    error: errors[name]?.join(' '),
  });
  const unit = values.estimated_area?.unit ?? areaUnit;
  const area = (value: number | null) => ({ estimated_area: value === null ? null : { value, unit } });
  const place = (name: string, control: ReactNode, wide = false) => (
    <FieldPlace name={name} facts={facts} wide={wide}>
      {control}
    </FieldPlace>
  );
  return (
    <div className={styles.fields} data-layout={layout}>
      {place(
        t.component,
        <Select
          {...field('component_id', t.component)}
          placeholder={t.findComponent}
          value={textOf(values.component_id)}
          onChange={(value) => onCommit({ component_id: idOf(value) })}
          options={choices.components}
        />,
      )}
      {place(
        t.dueDate,
        <DateField
          {...field('due_date', t.dueDate)}
          today={today}
          value={values.due_date}
          onChange={(due_date) => onCommit({ due_date })}
        />,
      )}
      {place(
        t.assignee,
        <PersonPicker
          {...field('assignee_id', t.assignee)}
          people={choices.people}
          value={textOf(values.assignee_id)}
          onChange={(value) => onCommit({ assignee_id: idOf(value) })}
        />,
      )}
      {place(
        t.priority,
        <Select
          {...field('priority', t.priority)}
          placeholder={t.selectAPriority}
          value={String(values.priority)}
          onChange={(value) => onCommit({ priority: Number(value) })}
          options={priorityOptions}
        />,
      )}
      {place(
        t.limits,
        <div className={styles.limits} data-layout={layout}>
          <PercentField
            {...field('lower_limit', t.lowerLimit)}
            {...(facts && { align: 'start', unit: t.lower })}
            value={values.lower_limit}
            onChange={(value) => onType({ lower_limit: value ?? 0 })}
            onCommit={(value) => onCommit({ lower_limit: value ?? 0 })}
          />
          <PercentField
            {...field('upper_limit', t.upperLimit)}
            {...(facts && { align: 'start', unit: t.upper })}
            value={values.upper_limit}
            onChange={(value) => onType({ upper_limit: value ?? 0 })}
            onCommit={(value) => onCommit({ upper_limit: value ?? 0 })}
          />
        </div>,
      )}
      {place(
        t.area,
        <NumberField
          {...field('estimated_area', t.estimatedArea)}
          {...(facts && { align: 'start' as const })}
          unit={AREA_UNITS[unit].abbreviation}
          placeholder="-"
          allowsNegative
          decimals={2}
          value={values.estimated_area?.value ?? null}
          onChange={(value) => onType(area(value))}
          onCommit={(value) => onCommit(area(value))}
        />,
      )}
      {place(
        t.proposedBy,
        <PersonPicker
          {...field('proposed_by_id', t.proposedBy)}
          people={choices.people}
          value={textOf(values.proposed_by_id)}
          onChange={(value) => onCommit({ proposed_by_id: idOf(value) })}
        />,
      )}
      {place(
        t.groups,
        <GroupPicker
          {...field('me_group_ids', t.exclusiveGroups)}
          projectId={projectId}
          value={values.me_group_ids}
          onChange={(me_group_ids) => onCommit({ me_group_ids })}
        />,
      )}
      {place(
        t.tags,
        <TagPicker
          {...field('tag_ids', t.tags)}
          options={choices.tags}
          value={values.tag_ids.map(String)}
          onChange={(value) => onCommit({ tag_ids: value.map(Number) })}
          onCreate={choices.createTag}
        />,
        true,
      )}
      {place(
        t.description,
        <TextArea
          {...field('description', t.description)}
          maxLength={10_000}
          rows={facts ? 1 : 2}
          value={values.description}
          onChange={(description) => onType({ description })}
          onCommit={(description) => onCommit({ description })}
        />,
        true,
      )}
    </div>
  );
}
