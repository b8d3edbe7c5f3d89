import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { type Prequalification, prequalificationFields, PREQUALIFICATIONS } from '#domain/procurement';
import { localToday } from '#shared/project';
import type { BidderDraft } from '../../model/bidderDraft.ts';

export interface BidderFormProps {
  draft: BidderDraft;
  isNew: boolean;
  readOnly: boolean;
  /** What was refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[] | undefined>>;
  onChange: (change: Partial<BidderDraft>) => void;
}

const statuses = Object.entries(PREQUALIFICATIONS).map(([value, label]) => ({
  value: value as Prequalification,
  label,
}));

/** What the company keeps of a bidder. */
export function BidderForm({ draft, isNew, readOnly, errors, onChange }: BidderFormProps) {
  const field = (name: keyof BidderDraft) => ({
    label: prequalificationFields[name].label,
    error: errors[name]?.join(' '),
    readOnly,
  });
  return (
    <Stack gap={5}>
      <TextField
        {...field('company')}
        required
        startsFocused={isNew}
        maxLength={prequalificationFields.company.max}
        value={draft.company}
        onChange={(company) => onChange({ company })}
      />
      <Columns>
        <Select
          {...field('status')}
          options={statuses}
          value={draft.status}
          onChange={(status) => onChange({ status })}
        />
        <DateField
          {...field('valid_until')}
          today={localToday()}
          value={draft.valid_until}
          onChange={(day) => onChange({ valid_until: day })}
        />
        <MoneyField
          {...field('single_limit')}
          minimum={0}
          value={draft.single_limit}
          onChange={(amount) => onChange({ single_limit: amount })}
        />
        <MoneyField
          {...field('aggregate_limit')}
          minimum={0}
          value={draft.aggregate_limit}
          onChange={(amount) => onChange({ aggregate_limit: amount })}
        />
      </Columns>
      <TextArea
        {...field('note')}
        maxLength={prequalificationFields.note.max}
        value={draft.note}
        onChange={(note) => onChange({ note })}
      />
    </Stack>
  );
}
