import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { levelIn, RISK_RESPONSES, riskFields, type RiskResponse, type RiskScale } from '#domain/risks';
import { AttributeFields, ownField, ownValues } from '#shared/attributes';
import { componentsQuery, useProjectId, peopleQuery, localToday } from '#shared/project';
import { readingsOf, type RiskDraft } from '../model/riskDraft.ts';
import { nameOf } from '../model/riskWords.ts';
import { categoriesQuery } from '../riskQueries.ts';
import * as t from '../texts.ts';
import { MitigationsEditor } from './MitigationsEditor.tsx';
import * as styles from './RiskForm.css.ts';
import { RiskExposure } from './RiskExposure.tsx';
import { RiskRating } from './RiskRating.tsx';

export interface RiskFormProps {
  draft: RiskDraft;
  /** As it was when it was opened or last saved. */
  start: RiskDraft;
  /** What the server refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[]>>;
  isNew: boolean;
  /** The version of the scale that the draft is scored by. */
  scale: RiskScale & { number: number };
  /** Items and issues that it has to do with. */
  relations?: ReactNode;
  onChange: (change: Partial<RiskDraft>) => void;
}

/** What is said of a field, the same for each control. */
type FieldOf = (field: keyof typeof riskFields) => {
  label: string;
  error: string | undefined;
};

interface PartProps extends Pick<RiskFormProps, 'draft' | 'onChange'> {
  field: FieldOf;
}

/** What a risk says, from its name to the company's own fields. */
export function RiskForm(props: RiskFormProps) {
  const { draft, start, errors, isNew, scale, relations, onChange } = props;
  const field: FieldOf = (name) => ({
    label: riskFields[name].label,
    error: errors[name]?.join(' '),
  });
  const part = { draft, onChange, field };
  const readings = readingsOf(draft, start);
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
      <div className={styles.story}>
        <Words {...part} name="cause" />
        <Words {...part} name="event" />
        <Words {...part} name="effect" />
      </div>
      <RiskRating draft={draft} start={start} scale={scale} readOnly={false} onChange={onChange} />
      <Values {...part} />
      <MitigationsEditor
        mitigations={draft.mitigations}
        readings={readings}
        errors={errors}
        readOnly={false}
        onChange={(mitigations) => onChange({ mitigations })}
      />
      <RiskExposure
        from={draft.exposed_from}
        to={draft.exposed_to}
        level={levelIn(scale, readings.now.likelihood, readings.now.impact)}
      >
        <Columns>
          <DateField
            {...field('exposed_from')}
            today={localToday()}
            value={draft.exposed_from}
            onChange={(day) => onChange({ exposed_from: day })}
          />
          <DateField
            {...field('exposed_to')}
            today={localToday()}
            value={draft.exposed_to}
            onChange={(day) => onChange({ exposed_to: day })}
          />
        </Columns>
      </RiskExposure>
      <Assignment {...part} />
      {relations}
      <Words {...part} name="description" />
      <Words {...part} name="comment" />
      <AttributeFields
        entity="RISK"
        values={ownValues(draft)}
        errors={errors}
        readOnly={false}
        today={localToday()}
        onCommit={(id, value) => onChange({ [ownField(id)]: value })}
      />
    </Stack>
  );
}

const textOf = (value: number | null) => (value === null ? null : String(value));

function Values({ draft, onChange, field }: PartProps) {
  return (
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
  );
}

interface WordsProps extends PartProps {
  name: 'cause' | 'event' | 'effect' | 'description' | 'comment';
}

function Words({ draft, onChange, field, name }: WordsProps) {
  return (
    <TextArea
      {...field(name)}
      maxLength={riskFields[name].max}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

function Assignment({ draft, onChange, field }: PartProps) {
  const projectId = useProjectId();
  const categories = useQuery(categoriesQuery()).data?.results ?? [];
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  return (
    <Columns count={2}>
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
          label: whole ? t.overallProject : name,
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
      <TextField
        {...field('trigger')}
        maxLength={riskFields.trigger.max}
        value={draft.trigger}
        onChange={(trigger) => onChange({ trigger })}
      />
    </Columns>
  );
}
