import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { issueFields } from '#domain/issues';
import { AttributeFields, ownField, ownValues } from '#shared/attributes';
import { localToday } from '#shared/project';
import type { IssueDraft } from '../model/issueDraft.ts';
import { IssueCodes } from './IssueCodes.tsx';
import { SimilarIssues } from './SimilarIssues.tsx';
import type { IssueControls } from './useIssueControls.tsx';

export interface IssueFormProps {
  draft: IssueDraft;
  controls: IssueControls;
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (change: Partial<IssueDraft>) => void;
}

/** A new issue, from its name to its answer. */
export function IssueForm({ draft, controls, errors, onChange }: IssueFormProps) {
  return (
    <Stack gap={5}>
      <TextField
        label={issueFields.name.label}
        error={errors['name']?.join(' ')}
        required
        startsFocused
        maxLength={issueFields.name.max}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <SimilarIssues name={draft.name} except={undefined} />
      <Columns>
        {controls.status}
        {controls.severity}
        {controls.priority}
        {controls.due_date}
        {controls.cost_at_stake}
        {controls.days_at_stake}
      </Columns>
      <Columns>
        {controls.assignee_id}
        {controls.reviewer_id}
      </Columns>
      <Columns>
        {controls.type}
        {controls.subtype}
        {controls.root_cause}
        {controls.scope_of_work}
        {controls.trade}
        {controls.disciplines}
      </Columns>
      <Columns>
        <IssueCodes
          codes={draft.cost_groups}
          error={errors['cost_group_ids']?.join(' ')}
          layout="form"
          onChange={(codes) => onChange({ cost_groups: codes })}
        />
      </Columns>
      {controls.description}
      {controls.answer}
      <OwnFields draft={draft} errors={errors} onChange={onChange} />
    </Stack>
  );
}

/** The company's own fields. */
export function OwnFields({ draft, errors, onChange }: Omit<IssueFormProps, 'controls'>) {
  return (
    <AttributeFields
      entity="ISSUE"
      values={ownValues(draft)}
      errors={errors}
      readOnly={false}
      today={localToday()}
      onCommit={(id, value) => onChange({ [ownField(id)]: value })}
    />
  );
}
