import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TagPicker } from '#design-system/inputs/TagPicker/TagPicker.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { dateProblem, formatDate } from '#domain/dates';
import type { BulkKind } from '../../model/bulkKinds.ts';
import { fullName } from '../../model/itemLooks.ts';
import * as t from '../../texts.ts';
import { priorityOptions } from '../priorityOptions.tsx';
import type { BulkChoices, BulkForm } from './bulkForm.ts';

export interface BulkFieldProps {
  kind: BulkKind;
  label: string;
  form: BulkForm;
  choices: BulkChoices;
  today: string;
  onChange: (change: Partial<BulkForm>) => void;
}

const hows = [
  { value: 'add', label: t.add },
  { value: 'remove', label: t.remove },
  { value: 'replace', label: t.replace },
] as const;

/** What an empty field is called, where it may be empty. */
const emptied: Partial<Record<BulkKind, string>> = {
  component: t.noComponent,
  assignee: t.nobody,
  proposer: t.nobody,
  due: t.noDueDate,
  deadline: t.noDeadline,
};

/** The field of a bulk change; actions that need no further word have none. */
export function BulkField(props: BulkFieldProps) {
  const { kind, form, onChange } = props;
  const none = emptied[kind];
  if (none === undefined) return <ValueField {...props} />;
  return (
    <Stack gap={3}>
      <ValueField {...props} />
      <Checkbox label={none} checked={form.isEmptied} onChange={(isEmptied) => onChange({ isEmptied })} />
    </Stack>
  );
}

function ValueField({ kind, label, form, choices, today, onChange }: BulkFieldProps) {
  const pick = {
    label,
    value: form.chosen,
    onChange: (chosen: string | null) => onChange({ chosen, isEmptied: false }),
  };
  switch (kind) {
    case 'component':
      return (
        <Select
          {...pick}
          placeholder={t.findComponent}
          options={choices.components.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      );
    case 'deadline':
      return (
        <Select
          {...pick}
          placeholder={t.selectAMilestone}
          options={choices.milestones.map((one) => ({
            value: String(one.id),
            label: one.name,
            description: `${one.code} · ${formatDate(one.actual_date ?? one.date)}`,
          }))}
        />
      );
    case 'assignee':
    case 'proposer':
      return (
        <PersonPicker
          {...pick}
          people={choices.people.map((person) => ({
            id: String(person.id),
            name: fullName(person),
            description: person.email,
          }))}
        />
      );
    case 'priority':
      return <Select {...pick} placeholder={t.selectAPriority} options={priorityOptions} />;
    case 'due':
      return (
        <DateField
          label={label}
          today={today}
          value={form.day}
          validate={(day) => dateProblem(day, today) ?? undefined}
          onChange={(day) => onChange({ day, isEmptied: false })}
        />
      );
    case 'limits':
      return <LimitFields form={form} onChange={onChange} />;
    case 'tags':
      return (
        <Stack gap={3}>
          <ToggleGroup label={t.tags} options={hows} value={form.how} onChange={(how) => onChange({ how })} />
          <TagPicker
            label={label}
            options={choices.tags.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={form.tagIds}
            onChange={(tagIds) => onChange({ tagIds })}
          />
        </Stack>
      );
    case 'REJECTED':
      return (
        <TextArea
          label={t.reason}
          hint={t.optionalEveryoneOnTheProject}
          rows={3}
          maxLength={2000}
          startsFocused
          value={form.reason}
          onChange={(reason) => onChange({ reason })}
        />
      );
    default:
      return null;
  }
}

function LimitFields({ form, onChange }: Pick<BulkFieldProps, 'form' | 'onChange'>) {
  return (
    <Columns count={2} minimum={200}>
      <PercentField
        label={t.lowerLimit}
        hint={t.leaveEmptyToKeepIt}
        minimum={0}
        maximum={100}
        value={form.lower}
        onChange={(lower) => onChange({ lower })}
      />
      <PercentField
        label={t.upperLimit}
        hint={t.leaveEmptyToKeepIt}
        minimum={0}
        maximum={100}
        value={form.upper}
        onChange={(upper) => onChange({ upper })}
      />
    </Columns>
  );
}
