import { useQuery } from '@tanstack/react-query';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { isBought, PACKAGE_STATUSES, packageFields, type PackageStatus } from '#domain/procurement';
import { localToday, peopleQuery, useProjectId } from '#shared/project';
import type { PackageDraft } from '../model/packageDraft.ts';
import type { BidPackage } from '../packageQueries.ts';
import { PlanFields } from './PlanFields.tsx';
import { nameOf } from '../model/packageWords.ts';

export interface PackageFormProps {
  draft: PackageDraft;
  isNew: boolean;
  isReadOnly: boolean;
  /** States that it may get, its own included. */
  statuses: readonly PackageStatus[];
  /** The activity that the package is needed for. */
  activity: BidPackage['activity'];
  /** What was refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[] | undefined>>;
  onChange: (change: Partial<PackageDraft>) => void;
}

const days = ['bids_due', 'award_by', 'on_site'] as const;
const amounts = ['budget', 'leveled_low', 'committed'] as const;

/** What a package says, from its name to its scope. */
export function PackageForm({
  draft,
  isNew,
  isReadOnly,
  statuses,
  activity,
  errors,
  onChange,
}: PackageFormProps) {
  const field = (name: keyof PackageDraft) => ({
    label: packageFields[name].label,
    error: errors[name]?.join(' '),
    readOnly: isReadOnly,
  });
  const people = (useQuery(peopleQuery(useProjectId())).data?.results ?? []).map((person) => ({
    id: String(person.id),
    name: nameOf(person),
    description: person.email,
    picture: person.avatar_url ?? null,
  }));
  return (
    <Stack gap={5}>
      <TextField
        {...field('name')}
        required
        startsFocused={isNew}
        maxLength={packageFields.name.max}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <Columns>
        <Select
          {...field('status')}
          options={statuses.map((value) => ({ value, label: PACKAGE_STATUSES[value].label }))}
          value={draft.status}
          onChange={(status) => onChange({ status })}
        />
        <TextField
          {...field('work_trade')}
          maxLength={packageFields.work_trade.max}
          value={draft.work_trade}
          onChange={(trade) => onChange({ work_trade: trade })}
        />
        <PersonPicker
          {...field('owner_id')}
          people={people}
          value={draft.owner_id === null ? null : String(draft.owner_id)}
          onChange={(id) => onChange({ owner_id: id === null ? null : Number(id) })}
        />
        {amounts
          .filter((name) => name !== 'committed' || isBought(draft.status))
          .map((name) => (
            <MoneyField
              key={name}
              {...field(name)}
              minimum={0}
              value={draft[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        {days.map((name) => (
          <DateField
            key={name}
            {...field(name)}
            today={localToday()}
            value={draft[name]}
            onChange={(day) => onChange({ [name]: day })}
          />
        ))}
      </Columns>
      <PlanFields draft={draft} activity={activity} field={field} onChange={onChange} />
      <TextField
        {...field('next_step')}
        maxLength={packageFields.next_step.max}
        value={draft.next_step}
        onChange={(step) => onChange({ next_step: step })}
      />
      <TextArea
        {...field('description')}
        maxLength={packageFields.description.max}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
    </Stack>
  );
}
