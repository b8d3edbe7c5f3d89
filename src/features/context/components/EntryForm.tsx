import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import {
  CONTEXT_KINDS,
  CONTEXT_STATUSES,
  contextFields,
  contextKinds,
  type ContextStatus,
} from '#domain/context';
import { personName } from '#domain/people';
import { componentsQuery, milestonesQuery, peopleQuery, useProjectId } from '#shared/project';
import { type ContextEntry, foundCodesQuery } from '../contextQueries.ts';
import type { EntryDraft } from '../model/entryDraft.ts';

export interface EntryFormProps {
  draft: EntryDraft;
  /** The one that exists. */
  entry: ContextEntry | undefined;
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  isReadOnly: boolean;
  onChange: (change: Partial<EntryDraft>) => void;
}

const kinds = contextKinds.map((value) => ({ value, label: CONTEXT_KINDS[value].label }));
const statuses = (Object.keys(CONTEXT_STATUSES) as ContextStatus[]).map((value) => ({
  value,
  label: CONTEXT_STATUSES[value],
}));
const none = 'none';
const withNone = (rows: readonly { id: number; name: string }[] | undefined, label: string) => [
  { value: none, label },
  ...(rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
];
const idOf = (value: string) => (value === none ? null : Number(value));

/** What an entry says, what it is tied to, and who stands for it. */
export function EntryForm({ draft, entry, errors, isReadOnly, onChange }: EntryFormProps) {
  const projectId = useProjectId();
  const milestones = useQuery(milestonesQuery(projectId)).data?.results;
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const people = (useQuery(peopleQuery(projectId)).data?.results ?? []).map((person) => ({
    id: String(person.id),
    name: personName(person),
    description: person.email,
    picture: person.avatar_url ?? null,
  }));
  const field = (name: keyof EntryDraft) => ({
    label: contextFields[name].label,
    error: errors[name]?.join(' '),
    readOnly: isReadOnly,
  });
  return (
    <Stack gap={5}>
      <TextArea
        {...field('statement')}
        required
        startsFocused={!entry}
        maxLength={contextFields.statement.max}
        value={draft.statement}
        onChange={(statement) => onChange({ statement })}
      />
      <Columns>
        <Select
          {...field('kind')}
          options={kinds}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <Select
          {...field('status')}
          options={statuses}
          value={draft.status}
          onChange={(status) => onChange({ status })}
        />
        <Select
          {...field('milestone_id')}
          options={withNone(milestones, 'All milestones')}
          value={draft.milestone_id === null ? none : String(draft.milestone_id)}
          onChange={(value) => onChange({ milestone_id: idOf(value) })}
        />
        <Select
          {...field('component_id')}
          options={withNone(components, 'Whole project')}
          value={draft.component_id === null ? none : String(draft.component_id)}
          onChange={(value) => onChange({ component_id: idOf(value) })}
        />
        <CodeField {...field('cost_group_id')} draft={draft} entry={entry} onChange={onChange} />
        <MoneyField
          {...field('amount')}
          decimals={0}
          hint="Cost at stake; negative if it saves"
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
        />
      </Columns>
      <TextField
        {...field('source')}
        placeholder="Document and page, or who said it"
        maxLength={contextFields.source.max}
        value={draft.source}
        onChange={(source) => onChange({ source })}
      />
      <PersonPicker
        {...field('owner_id')}
        people={people}
        value={draft.owner_id === null ? null : String(draft.owner_id)}
        onChange={(id) => onChange({ owner_id: id === null ? null : Number(id) })}
      />
    </Stack>
  );
}

type CodeProps = Pick<EntryFormProps, 'draft' | 'entry' | 'onChange'> & {
  label: string;
  error: string | undefined;
  readOnly: boolean;
};

function CodeField({ draft, entry, onChange, ...field }: CodeProps) {
  const client = useQueryClient();
  const known = entry?.cost_group?.id === draft.cost_group_id ? entry?.cost_group : null;
  return (
    <ComboBox
      {...field}
      placeholder="Search code or title"
      clearable
      search={async (text) =>
        (await client.fetchQuery(foundCodesQuery(text))).map((code) => ({
          value: String(code.id),
          label: `${code.div_code} ${code.name}`,
        }))
      }
      value={draft.cost_group_id === null ? null : String(draft.cost_group_id)}
      {...(known && { selectedLabel: `${known.div_code} ${known.name}` })}
      onChange={(value) => onChange({ cost_group_id: value === null ? null : Number(value) })}
    />
  );
}
