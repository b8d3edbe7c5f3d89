import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PriorityBars } from '#design-system/feedback/PriorityBars/PriorityBars.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { type Option, Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
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
import { localToday, peopleQuery, useProjectId } from '#shared/project';
import type { IssueDraft } from '../model/issueDraft.ts';
import { nameOf, severityLabel, severityLevel, statusLook } from '../model/issueWords.ts';
import * as t from '../texts.ts';
import { SeverityMark } from './SeverityMark.tsx';
import * as styles from './Issues.css.ts';

export interface IssueControlsProps {
  draft: IssueDraft;
  /** States that it may get, its own included. */
  statuses: readonly IssueStatus[];
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** `sheet` for one that exists: names stand beside the values, which are edited in place; `form` for a new one. */
  layout: 'sheet' | 'form';
  onChange: (change: Partial<IssueDraft>) => void;
}

/** The fields of an issue that are a control each; the panel puts them where they are drawn. */
export type IssueControls = Readonly<
  Record<
    | 'status'
    | 'severity'
    | 'priority'
    | 'due_date'
    | 'cost_at_stake'
    | 'days_at_stake'
    | 'assignee_id'
    | 'reviewer_id'
    | 'type'
    | 'subtype'
    | 'root_cause'
    | 'scope_of_work'
    | 'trade'
    | 'disciplines'
    | 'description'
    | 'answer',
    ReactNode
  >
>;

const labelled = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));

const severities = Object.entries(SEVERITIES).map(([value, label]) => ({
  value,
  label: `${value} ${label}`,
}));
const priorities = Object.entries(ISSUE_PRIORITIES).map(([value, label]) => ({ value, label }));
const types = labelled(ISSUE_TYPES);
const subtypes = labelled(ISSUE_SUBTYPES);
const rootCauses = labelled(ROOT_CAUSES);
const scopes = labelled(SCOPES_OF_WORK);
const trades = labelled(TRADES);
const disciplines = labelled(DISCIPLINES);

const statusTag = ({ value }: Option<IssueStatus>) => <StatusTag {...statusLook(value)} caret />;
const severityMark = ({ value }: Option) => (
  <span className={styles.graded}>
    <SeverityMark severity={Number(value)} level={severityLevel(Number(value))} />
    {severityLabel(Number(value))}
  </span>
);
const priorityBars = ({ value, label }: Option) => (
  <PriorityBars level={Number(value) as keyof typeof ISSUE_PRIORITIES} label={label} />
);

/** What a panel of an issue is filled in with. */
export function useIssueControls({
  draft,
  statuses,
  errors,
  layout,
  onChange,
}: IssueControlsProps): IssueControls {
  const people = (useQuery(peopleQuery(useProjectId())).data?.results ?? []).map((person) => ({
    id: String(person.id),
    name: nameOf(person),
    description: person.email,
    picture: person.avatar_url ?? null,
  }));
  const isSheet = layout === 'sheet';
  const field = (name: keyof typeof issueFields) => ({
    label: issueFields[name].label,
    error: errors[name]?.join(' '),
    ...(isSheet && { labelHidden: true, quiet: true, size: 'small' as const }),
  });
  const choice = (
    name: 'type' | 'root_cause' | 'scope_of_work' | 'trade',
    options: readonly { value: string; label: string }[],
  ) => (
    <Select
      {...field(name)}
      options={options}
      value={draft[name]}
      onChange={(value: string) =>
        onChange({ [name]: value, ...(name === 'type' && value !== 'Design' && { subtype: null }) })
      }
    />
  );
  const person = (name: 'assignee_id' | 'reviewer_id') => (
    <PersonPicker
      {...field(name)}
      people={people}
      value={draft[name] === null ? null : String(draft[name])}
      onChange={(id) => onChange({ [name]: id === null ? null : Number(id) })}
    />
  );
  const text = (name: 'description' | 'answer', placeholder: string) => (
    <TextArea
      {...field(name)}
      {...(isSheet && { placeholder, rows: 1 })}
      maxLength={issueFields[name].max}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return {
    status: (
      <Select
        {...field('status')}
        options={statuses.map((value) => ({ value, label: ISSUE_STATUSES[value].label }))}
        {...(isSheet && { renderValue: statusTag })}
        value={draft.status}
        onChange={(status) => onChange({ status })}
      />
    ),
    severity: (
      <Select
        {...field('severity')}
        options={severities}
        {...(isSheet && { placeholder: t.severity, renderValue: severityMark })}
        value={draft.severity === null ? null : String(draft.severity)}
        onChange={(value) => onChange({ severity: Number(value) })}
      />
    ),
    priority: (
      <Select
        {...field('priority')}
        options={priorities}
        {...(isSheet && { renderValue: priorityBars })}
        value={String(draft.priority)}
        onChange={(value) => onChange({ priority: Number(value) })}
      />
    ),
    due_date: (
      <DateField
        {...field('due_date')}
        today={localToday()}
        value={draft.due_date}
        onChange={(day) => onChange({ due_date: day })}
      />
    ),
    cost_at_stake: (
      <MoneyField
        {...field('cost_at_stake')}
        {...(isSheet && { align: 'start' as const, placeholder: '-' })}
        decimals={0}
        minimum={0}
        value={draft.cost_at_stake}
        onChange={(value) => onChange({ cost_at_stake: value })}
      />
    ),
    days_at_stake: (
      <NumberField
        {...field('days_at_stake')}
        {...(isSheet && { align: 'start' as const, placeholder: '-' })}
        decimals={0}
        value={draft.days_at_stake}
        onChange={(value) => onChange({ days_at_stake: value })}
      />
    ),
    assignee_id: person('assignee_id'),
    reviewer_id: person('reviewer_id'),
    type: choice('type', types),
    subtype: (
      <Select
        {...field('subtype')}
        options={subtypes}
        {...(draft.type !== 'Design' &&
          (isSheet
            ? { readOnly: true, placeholder: t.onlyForTypeDesign }
            : { disabledReason: t.onlyIssuesOfTypeDesign }))}
        value={draft.subtype}
        onChange={(subtype) => onChange({ subtype })}
      />
    ),
    root_cause: choice('root_cause', rootCauses),
    scope_of_work: choice('scope_of_work', scopes),
    trade: choice('trade', trades),
    disciplines: (
      <MultiSelect
        {...field('disciplines')}
        options={disciplines}
        value={draft.disciplines}
        onChange={(list) => onChange({ disciplines: list as IssueDraft['disciplines'] })}
      />
    ),
    description: text('description', t.addADescription),
    answer: text('answer', t.writeTheAnswer),
  };
}
