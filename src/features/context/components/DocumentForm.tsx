import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { documentFields } from '#domain/context';
import type { ContextDocument } from '../documentQueries.ts';
import type { DocumentDraft } from '../model/documentDraft.ts';
import { TieFields } from './TieFields.tsx';

export interface DocumentFormProps {
  draft: DocumentDraft;
  document: ContextDocument;
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  isReadOnly: boolean;
  onChange: (change: Partial<DocumentDraft>) => void;
}

/** What a document is called and tied to. */
export function DocumentForm({ draft, document, errors, isReadOnly, onChange }: DocumentFormProps) {
  const field = (name: keyof DocumentDraft) => ({
    label: documentFields[name].label,
    error: errors[name]?.join(' '),
    readOnly: isReadOnly,
  });
  return (
    <Stack gap={5}>
      <TextField
        {...field('name')}
        required
        maxLength={documentFields.name.max}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <Columns>
        <TieFields draft={draft} code={document.cost_group} field={field} onChange={onChange} />
      </Columns>
    </Stack>
  );
}
