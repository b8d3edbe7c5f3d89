import { useQuery } from '@tanstack/react-query';
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
import { peopleQuery, useProjectId } from '#shared/project';
import type { ContextEntry } from '../contextQueries.ts';
import { documentChoicesQuery } from '../documentQueries.ts';
import type { EntryDraft } from '../model/entryDraft.ts';
import { chosenId, choiceOf, withNone } from '../model/idChoices.ts';
import * as t from '../texts.ts';
import { TieFields } from './TieFields.tsx';

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
/** What an entry says, what it is tied to, and who stands for it. */
export function EntryForm({ draft, entry, errors, isReadOnly, onChange }: EntryFormProps) {
  const projectId = useProjectId();
  const documents = useQuery(documentChoicesQuery(projectId)).data;
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
        <TieFields draft={draft} code={entry?.cost_group} field={field} onChange={onChange} />
        <MoneyField
          {...field('amount')}
          decimals={0}
          hint={t.costAtStakeNegativeIf}
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
        />
      </Columns>
      <Select
        {...field('document_id')}
        options={withNone(documents, t.noDocumentOfTheProject)}
        value={choiceOf(draft.document_id)}
        onChange={(value) => onChange({ document_id: chosenId(value) })}
      />
      <TextField
        {...field('source')}
        placeholder={draft.document_id === null ? t.documentAndPageOrWho : t.pageOrRow}
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
