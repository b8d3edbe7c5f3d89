import { useQuery } from '@tanstack/react-query';
import { TagPicker, type TagPickerProps } from '#design-system/inputs/TagPicker/TagPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { ISSUE_SUBTYPES, ISSUE_TYPES, ROOT_CAUSES, SCOPES_OF_WORK, SEVERITIES, TRADES } from '#domain/issues';
import { templateFields, type TemplateKind } from '#domain/library';
import { RISK_RESPONSES } from '#domain/risks';
import { ratingOptions, useRiskScale } from '#shared/risk-scale';
import type { TemplateDraft } from '../model/templateDraft.ts';
import { templateCategoriesQuery } from '../templateQueries.ts';
import * as t from '../texts.ts';
import { TemplateMitigations } from './TemplateMitigations.tsx';
import { TemplateScope } from './TemplateScope.tsx';

export interface TemplateFormProps {
  kind: TemplateKind;
  draft: TemplateDraft;
  /** What the server refused, by field of the contract; those of a new one by its place, too. */
  errors: Readonly<Record<string, readonly string[]>>;
  readOnly: boolean;
  isNew: boolean;
  onChange: (change: Partial<TemplateDraft>) => void;
}

type FieldOf = (field: keyof typeof templateFields) => {
  label: string;
  readOnly: boolean;
  error: string | undefined;
};
interface PartProps extends Pick<TemplateFormProps, 'draft' | 'onChange' | 'readOnly'> {
  field: FieldOf;
}

/** What a template says: its text, the projects that it is for, and the fields of its kind. */
export function TemplateForm({ kind, draft, errors, readOnly, isNew, onChange }: TemplateFormProps) {
  const field: FieldOf = (name) => ({
    label: templateFields[name].label,
    readOnly,
    error: (errors[name] ?? errors[`0.${name}`])?.join(' '),
  });
  const part = { draft, onChange, readOnly, field };
  return (
    <Stack gap={4}>
      <TextField
        {...field('name')}
        required
        startsFocused={isNew}
        maxLength={templateFields.name.max}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      {kind === 'PACKAGE' ? <PackagePart {...part} /> : null}
      <Columns>
        <TextField
          {...field('project_type')}
          hint={t.ifBlankAnyProjectType}
          maxLength={templateFields.project_type.max}
          value={draft.project_type ?? ''}
          onChange={(type) => onChange({ project_type: type === '' ? null : type })}
        />
        <Words
          {...field('tag_names')}
          value={draft.tag_names}
          onChange={(tags) => onChange({ tag_names: tags })}
        />
      </Columns>
      <KindPart kind={kind} {...part} />
      <TextArea
        {...field('description')}
        maxLength={templateFields.description.max}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      {kind === 'RISK' ? <TemplateMitigations {...part} /> : null}
      {kind === 'PACKAGE' ? (
        <TemplateScope
          scope={draft.scope}
          error={field('scope').error}
          readOnly={readOnly}
          onChange={(scope) => onChange({ scope })}
        />
      ) : null}
    </Stack>
  );
}

const labelled = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
const severities = Object.entries(SEVERITIES).map(([value, label]) => ({
  value,
  label: `${value} ${label}`,
}));
const text = (rating: number | null) => (rating === null ? null : String(rating));

interface WordsProps extends Omit<TagPickerProps, 'options' | 'value' | 'onChange' | 'onCreate'> {
  value: string[];
  onChange: (words: string[]) => void;
}

/** Words that are typed one after the other; there is no list of them. */
function Words({ value, onChange, ...rest }: WordsProps) {
  return (
    <TagPicker
      {...rest}
      options={value.map((word) => ({ value: word, label: word }))}
      value={value}
      onChange={(words: readonly string[]) => onChange([...words])}
      onCreate={(word) => onChange([...value, word])}
    />
  );
}

function KindPart({ kind, ...part }: PartProps & { kind: TemplateKind }) {
  if (kind === 'PACKAGE') return null;
  return kind === 'RISK' ? <RiskPart {...part} /> : <IssuePart {...part} />;
}

function PackagePart({ draft, onChange, field }: PartProps) {
  return (
    <>
      <Columns>
        <TextField
          {...field('number')}
          maxLength={templateFields.number.max}
          value={draft.number}
          onChange={(number) => onChange({ number })}
        />
        <TextField
          {...field('work_trade')}
          maxLength={templateFields.work_trade.max}
          value={draft.work_trade}
          onChange={(trade) => onChange({ work_trade: trade })}
        />
      </Columns>
      <Words
        {...field('codes')}
        hint={t.estimateLinesWhoseCodeStarts}
        placeholder={t.addACode}
        value={draft.codes}
        onChange={(codes) => onChange({ codes })}
      />
    </>
  );
}

function RiskPart({ draft, onChange, field }: PartProps) {
  const scale = useRiskScale();
  const categories = (useQuery(templateCategoriesQuery()).data?.results ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const words = (name: 'cause' | 'event' | 'effect' | 'trigger') => (
    <TextField
      {...field(name)}
      maxLength={templateFields[name].max}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Columns>
      <Select
        {...field('category_id')}
        options={categories}
        value={text(draft.category_id)}
        onChange={(id) => onChange({ category_id: Number(id) })}
      />
      <Select
        {...field('response')}
        options={labelled(RISK_RESPONSES)}
        value={draft.response}
        onChange={(response) => onChange({ response })}
      />
      <Select
        {...field('likelihood')}
        options={ratingOptions(scale.likelihoods)}
        value={text(draft.likelihood)}
        onChange={(value) => onChange({ likelihood: Number(value) })}
      />
      <Select
        {...field('impact')}
        options={ratingOptions(scale.impacts)}
        value={text(draft.impact)}
        onChange={(value) => onChange({ impact: Number(value) })}
      />
      {words('cause')}
      {words('event')}
      {words('effect')}
      {words('trigger')}
    </Columns>
  );
}

function IssuePart({ draft, onChange, field }: PartProps) {
  return (
    <Columns>
      <Select
        {...field('type')}
        options={labelled(ISSUE_TYPES)}
        value={draft.type}
        onChange={(type) => onChange({ type, ...(type !== 'Design' && { subtype: null }) })}
      />
      <Select
        {...field('subtype')}
        options={labelled(ISSUE_SUBTYPES)}
        disabledReason={draft.type === 'Design' ? undefined : t.onlyIssuesOfTypeDesign}
        value={draft.subtype}
        onChange={(subtype) => onChange({ subtype })}
      />
      <Select
        {...field('severity')}
        options={severities}
        value={text(draft.severity)}
        onChange={(value) => onChange({ severity: Number(value) })}
      />
      <Select
        {...field('root_cause')}
        options={labelled(ROOT_CAUSES)}
        value={draft.root_cause}
        onChange={(cause) => onChange({ root_cause: cause })}
      />
      <Select
        {...field('scope_of_work')}
        options={labelled(SCOPES_OF_WORK)}
        value={draft.scope_of_work}
        onChange={(scope) => onChange({ scope_of_work: scope })}
      />
      <Select
        {...field('trade')}
        options={labelled(TRADES)}
        value={draft.trade}
        onChange={(trade) => onChange({ trade })}
      />
    </Columns>
  );
}
