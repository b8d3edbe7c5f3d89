import { useQuery } from '@tanstack/react-query';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import {
  DISCIPLINES,
  ISSUE_PRIORITIES,
  ISSUE_STATUSES,
  ISSUE_SUBTYPES,
  ISSUE_TYPES,
  issueFields,
  type IssueStatus,
  ROOT_CAUSES,
  SCOPES_OF_WORK,
  SEVERITIES,
  TRADES,
} from '#domain/issues';
import { AttributeFields, ownField, ownValues } from '#shared/attributes';
import { localToday, useProjectId, peopleQuery } from '#shared/project';
import type { Issue } from '../issueQueries.ts';
import type { IssueDraft } from '../model/issueDraft.ts';
import { nameOf } from '../model/issueWords.ts';
import { IssueCodes } from './IssueCodes.tsx';
import { SimilarIssues } from './SimilarIssues.tsx';

export interface IssueFormProps {
  draft: IssueDraft;
  /** The one that exists. */
  issue: Issue | undefined;
  /** States that it may get, its own included. */
  statuses: readonly IssueStatus[];
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (change: Partial<IssueDraft>) => void;
}

type FieldOf = (field: keyof typeof issueFields) => { label: string; error: string | undefined };
interface PartProps extends Pick<IssueFormProps, 'draft' | 'onChange'> {
  field: FieldOf;
}

/** What an issue says, from its name to its answer. */
export function IssueForm({ draft, issue, statuses, errors, onChange }: IssueFormProps) {
  const field: FieldOf = (name) => ({ label: issueFields[name].label, error: errors[name]?.join(' ') });
  const part = { draft, onChange, field };
  return (
    <Stack gap={5}>
      <TextField
        {...field('name')}
        required
        startsFocused={!issue}
        maxLength={issueFields.name.max}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <SimilarIssues name={issue?.name === draft.name ? '' : draft.name} except={issue?.id} />
      <Stakes {...part} statuses={statuses} />
      <People {...part} />
      <Kinds {...part} />
      <IssueCodes
        codes={draft.cost_groups}
        error={errors['cost_group_ids']?.join(' ')}
        onChange={(codes) => onChange({ cost_groups: codes })}
      />
      <TextArea
        {...field('description')}
        maxLength={issueFields.description.max}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <Stack gap={1}>
        <TextArea
          {...field('answer')}
          maxLength={issueFields.answer.max}
          value={draft.answer}
          onChange={(answer) => onChange({ answer })}
        />
        {issue?.answered_on ? (
          <Text size="meta" tone="muted">
            {[issue.answered_by && nameOf(issue.answered_by), formatDate(issue.answered_on)]
              .filter(Boolean)
              .join(', ')}
          </Text>
        ) : null}
      </Stack>
      <AttributeFields
        entity="ISSUE"
        values={ownValues(draft)}
        errors={errors}
        readOnly={false}
        today={localToday()}
        onCommit={(id, value) => onChange({ [ownField(id)]: value })}
      />
    </Stack>
  );
}

const labelled = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
const ranked = (words: Readonly<Record<number, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label: `${value} ${label}` }));

const severities = ranked(SEVERITIES);
const priorities = Object.entries(ISSUE_PRIORITIES).map(([value, label]) => ({ value, label }));
const types = labelled(ISSUE_TYPES);
const subtypes = labelled(ISSUE_SUBTYPES);
const rootCauses = labelled(ROOT_CAUSES);
const scopes = labelled(SCOPES_OF_WORK);
const trades = labelled(TRADES);
const disciplines = labelled(DISCIPLINES);

function Stakes({ draft, onChange, field, statuses }: PartProps & Pick<IssueFormProps, 'statuses'>) {
  return (
    <Columns>
      <Select
        {...field('status')}
        options={statuses.map((value) => ({ value, label: ISSUE_STATUSES[value].label }))}
        value={draft.status}
        onChange={(status) => onChange({ status })}
      />
      <Select
        {...field('severity')}
        options={severities}
        value={draft.severity === null ? null : String(draft.severity)}
        onChange={(value) => onChange({ severity: Number(value) })}
      />
      <Select
        {...field('priority')}
        options={priorities}
        value={String(draft.priority)}
        onChange={(value) => onChange({ priority: Number(value) })}
      />
      <DateField
        {...field('due_date')}
        today={localToday()}
        value={draft.due_date}
        onChange={(day) => onChange({ due_date: day })}
      />
      <MoneyField
        {...field('cost_at_stake')}
        decimals={0}
        minimum={0}
        value={draft.cost_at_stake}
        onChange={(value) => onChange({ cost_at_stake: value })}
      />
      <NumberField
        {...field('days_at_stake')}
        decimals={0}
        value={draft.days_at_stake}
        onChange={(value) => onChange({ days_at_stake: value })}
      />
    </Columns>
  );
}

function People({ draft, onChange, field }: PartProps) {
  const people = (useQuery(peopleQuery(useProjectId())).data?.results ?? []).map((person) => ({
    id: String(person.id),
    name: nameOf(person),
    description: person.email,
    picture: person.avatar_url ?? null,
  }));
  const picker = (name: 'assignee_id' | 'reviewer_id') => (
    <PersonPicker
      {...field(name)}
      people={people}
      value={draft[name] === null ? null : String(draft[name])}
      onChange={(id) => onChange({ [name]: id === null ? null : Number(id) })}
    />
  );
  return (
    <Columns>
      {picker('assignee_id')}
      {picker('reviewer_id')}
    </Columns>
  );
}

function Kinds({ draft, onChange, field }: PartProps) {
  return (
    <Columns>
      <Select
        {...field('type')}
        options={types}
        value={draft.type}
        onChange={(type) => onChange({ type, ...(type !== 'Design' && { subtype: null }) })}
      />
      <Select
        {...field('subtype')}
        options={subtypes}
        disabledReason={draft.type === 'Design' ? undefined : 'Only issues of type Design have a subtype'}
        value={draft.subtype}
        onChange={(subtype) => onChange({ subtype })}
      />
      <Select
        {...field('root_cause')}
        options={rootCauses}
        value={draft.root_cause}
        onChange={(cause) => onChange({ root_cause: cause })}
      />
      <Select
        {...field('scope_of_work')}
        options={scopes}
        value={draft.scope_of_work}
        onChange={(scope) => onChange({ scope_of_work: scope })}
      />
      <Select
        {...field('trade')}
        options={trades}
        value={draft.trade}
        onChange={(trade) => onChange({ trade })}
      />
      <MultiSelect
        {...field('disciplines')}
        options={disciplines}
        value={draft.disciplines}
        onChange={(list) => onChange({ disciplines: list as IssueDraft['disciplines'] })}
      />
    </Columns>
  );
}
