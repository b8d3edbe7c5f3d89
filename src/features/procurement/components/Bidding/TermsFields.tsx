import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { DUE_TIMES, dueTimeText, type RequestDraft, zoneText } from '#domain/bidding';
import { localToday } from '#shared/project';
import * as t from '../../texts.ts';

const times = DUE_TIMES.map((value) => ({ value, label: dueTimeText(value) }));

export interface TermsFieldsProps {
  terms: RequestDraft;
  onChange: (terms: RequestDraft) => void;
  errors: Readonly<Record<string, readonly string[]>>;
  /** That of the company, whose day and hour it is. */
  timeZone: string;
}

/** When bids are due, until when bidders ask, and what goes with every invitation. */
export function TermsFields({ terms, onChange, errors, timeZone }: TermsFieldsProps) {
  const set = (part: Partial<RequestDraft>) => onChange({ ...terms, ...part });
  const today = localToday();
  return (
    <Stack gap={4}>
      <Columns count={3}>
        <DateField
          label={t.bidsDue}
          required
          today={today}
          value={terms.due_on}
          error={errors['due_on']?.[0]}
          onChange={(value) => value !== null && set({ due_on: value })}
        />
        <Select
          label={t.dueAt}
          hint={zoneText(timeZone)}
          options={times}
          value={terms.due_time}
          error={errors['due_time']?.[0]}
          onChange={(value) => set({ due_time: value })}
        />
        <DateField
          label={t.questionsClose}
          today={today}
          value={terms.questions_by}
          error={errors['questions_by']?.[0]}
          onChange={(value) => set({ questions_by: value })}
        />
        <DateField
          label={t.siteWalk}
          today={today}
          value={terms.site_walk_on}
          error={errors['site_walk_on']?.[0]}
          onChange={(value) => set({ site_walk_on: value })}
        />
        <NumberField
          label={t.bidBond}
          minimum={1}
          maximum={100}
          value={terms.bond_percent}
          error={errors['bond_percent']?.[0]}
          onChange={(value) => set({ bond_percent: value })}
        />
      </Columns>
      <TextArea
        label={t.messageToBidders}
        rows={2}
        maxLength={2000}
        value={terms.message}
        error={errors['message']?.[0]}
        onChange={(value) => set({ message: value })}
      />
    </Stack>
  );
}
