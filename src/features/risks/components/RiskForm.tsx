import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney } from '#domain/money';
import { RISK_RESPONSES, riskFields, type RiskResponse, type RiskScale } from '#domain/risks';
import { AttributeFields, ownField, ownValues } from '#shared/attributes';
import { ratingOptions, useRiskScale } from '#shared/risk-scale';
import { componentsQuery, useProjectId, peopleQuery, localToday } from '#shared/project';
import type { RiskDraft } from '../model/riskDraft.ts';
import { nameOf } from '../model/riskWords.ts';
import { categoriesQuery } from '../riskQueries.ts';
import { MitigationsEditor } from './MitigationsEditor.tsx';
import { RiskReadings } from './RiskReadings.tsx';

export interface RiskFormProps {
  draft: RiskDraft;
  /** As it was when it was opened or last saved. */
  start: RiskDraft;
  /** What budget, likelihood and impact make of it, dollars; null while one is missing. */
  estimated: number | null;
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  readOnly: boolean;
  isNew: boolean;
  /** The version of the scale that the draft is scored by. */
  scale: RiskScale & { number: number };
  onChange: (change: Partial<RiskDraft>) => void;
}

/** What is said of a field, the same for each control. */
type FieldOf = (field: keyof typeof riskFields) => {
  label: string;
  readOnly: boolean;
  error: string | undefined;
};

interface PartProps extends Pick<RiskFormProps, 'draft' | 'onChange' | 'readOnly'> {
  field: FieldOf;
}

/** What a risk says, from its name to its mitigations. */
export function RiskForm(props: RiskFormProps) {
  const { draft, start, estimated, errors, readOnly, isNew, scale, onChange } = props;
  const field: FieldOf = (name) => ({
    label: riskFields[name].label,
    readOnly,
    error: errors[name]?.join(' '),
  });
  const part = { draft, onChange, readOnly, field };
  return (
    <Stack gap={5}>
      <TextField
        {...field('name')}
        required
        startsFocused={isNew}
        maxLength={riskFields.name.max}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <Rating {...part} estimated={estimated} scored={scale.number} />
      <RiskReadings draft={draft} start={start} scale={scale} />
      <MitigationsEditor
        mitigations={draft.mitigations}
        errors={errors}
        readOnly={readOnly}
        onChange={(mitigations) => onChange({ mitigations })}
      />
      <Assignment {...part} />
      <Story {...part} />
      <AttributeFields
        entity="RISK"
        values={ownValues(draft)}
        errors={errors}
        readOnly={readOnly}
        today={localToday()}
        onCommit={(id, value) => onChange({ [ownField(id)]: value })}
      />
    </Stack>
  );
}

const textOf = (value: number | null) => (value === null ? null : String(value));

interface RatingProps extends PartProps {
  estimated: number | null;
  /** The version of the scale that it is scored by. */
  scored: number;
}

function Rating({ draft, onChange, readOnly, field, estimated, scored }: RatingProps) {
  const newest = useRiskScale();
  return (
    <Stack gap={2}>
      <Columns>
        <Select
          {...field('likelihood')}
          options={ratingOptions(newest.likelihoods)}
          value={textOf(draft.likelihood)}
          onChange={(value) => onChange({ likelihood: Number(value) })}
        />
        <Select
          {...field('impact')}
          options={ratingOptions(newest.impacts)}
          value={textOf(draft.impact)}
          onChange={(value) => onChange({ impact: Number(value) })}
        />
      </Columns>
      {scored === newest.number ? null : (
        <Text as="p" size="meta" tone="muted">
          {`Scored by version ${scored} of the risk scale. A change of likelihood or impact scores it by version ${newest.number}.`}
        </Text>
      )}
      <Columns>
        <MoneyField
          {...field('value')}
          decimals={0}
          minimum={0}
          value={draft.value}
          onChange={(value) => onChange({ value })}
        />
        <MoneyField
          {...field('original_value')}
          decimals={0}
          minimum={0}
          value={draft.original_value}
          onChange={(value) => onChange({ original_value: value })}
        />
      </Columns>
      {estimated === null ? null : (
        <Inline gap={2}>
          <Text size="meta" tone="muted">
            {`Estimated ${formatMoney(estimated)} from budget, likelihood and impact${draft.value === null ? '. It counts while no value is set.' : ''}`}
          </Text>
          {readOnly || draft.value === estimated ? null : (
            <Button variant="accent" size="small" onPress={() => onChange({ value: estimated })}>
              Use
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

function Assignment({ draft, onChange, field }: PartProps) {
  const projectId = useProjectId();
  const categories = useQuery(categoriesQuery()).data?.results ?? [];
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  return (
    <Columns>
      <Select
        {...field('category_id')}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={textOf(draft.category_id)}
        onChange={(id) => onChange({ category_id: Number(id) })}
      />
      <Select
        {...field('component_id')}
        options={components.map(({ id, name, is_uncategorized: whole }) => ({
          value: String(id),
          label: whole ? 'Overall Project' : name,
        }))}
        value={textOf(draft.component_id)}
        onChange={(id) => onChange({ component_id: Number(id) })}
      />
      <PersonPicker
        {...field('owner_id')}
        people={people.map((person) => ({
          id: String(person.id),
          name: nameOf(person),
          description: person.email,
          picture: person.avatar_url ?? null,
        }))}
        value={textOf(draft.owner_id)}
        onChange={(id) => onChange({ owner_id: id === null ? null : Number(id) })}
      />
      <Select
        {...field('response')}
        options={Object.entries(RISK_RESPONSES).map(([value, label]) => ({
          value: value as RiskResponse,
          label,
        }))}
        value={draft.response}
        onChange={(response) => onChange({ response })}
      />
    </Columns>
  );
}

function Story({ draft, onChange, field }: PartProps) {
  const today = localToday();
  const text = (name: 'cause' | 'event' | 'effect' | 'description' | 'comment') => (
    <TextArea
      {...field(name)}
      maxLength={riskFields[name].max}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Stack gap={4}>
      <Columns count={3}>
        {text('cause')}
        {text('event')}
        {text('effect')}
      </Columns>
      <Columns>
        <DateField
          {...field('exposed_from')}
          today={today}
          value={draft.exposed_from}
          onChange={(day) => onChange({ exposed_from: day })}
        />
        <DateField
          {...field('exposed_to')}
          today={today}
          value={draft.exposed_to}
          onChange={(day) => onChange({ exposed_to: day })}
        />
      </Columns>
      <TextField
        {...field('trigger')}
        maxLength={riskFields.trigger.max}
        value={draft.trigger}
        onChange={(trigger) => onChange({ trigger })}
      />
      {text('description')}
      {text('comment')}
    </Stack>
  );
}
