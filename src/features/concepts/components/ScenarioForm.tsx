import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { AREA_UNITS, type AreaUnit } from '#domain/area';
import { CONCEPT_LIMITS, conceptScenarioFields } from '#domain/concepts';
import { isDollars, TEMPLATE_KINDS, type TemplateKind } from '#domain/markups';
import { useCan } from '#platform/flags';
import { useStartFocus } from '#shared/page';
import { localToday } from '#shared/project';
import { type Concept, markupTemplatesQuery } from '../conceptQueries.ts';
import { type MarkupDraft, newMarkup, type ScenarioDraft } from '../model/conceptDrafts.ts';
import * as t from '../texts.ts';
import * as styles from './Concepts.css.ts';

export interface ScenarioFormProps {
  draft: ScenarioDraft;
  concepts: readonly Concept[];
  unit: AreaUnit;
  isNew: boolean;
  readOnly: boolean;
  /** What was refused, by field of the contract. */
  errors: Readonly<Record<string, readonly string[] | undefined>>;
  onChange: (change: Partial<ScenarioDraft>) => void;
}

/** The terms of a scenario: a concept, its time, escalation, contingency and markups. */
export function ScenarioForm({
  draft,
  concepts,
  unit,
  isNew,
  readOnly,
  errors,
  onChange,
}: ScenarioFormProps) {
  const field = (name: keyof typeof conceptScenarioFields & keyof ScenarioDraft) => ({
    label: conceptScenarioFields[name].label,
    error: errors[name]?.join(' '),
    readOnly,
  });
  return (
    <Stack gap={4}>
      <TextField
        {...field('name')}
        required
        startsFocused={isNew}
        maxLength={conceptScenarioFields.name.max}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <Columns count={2} minimum={160}>
        <Select
          {...field('concept_id')}
          required
          options={concepts.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder={t.selectAConcept}
          value={draft.concept_id === null ? null : String(draft.concept_id)}
          onChange={(id) => onChange({ concept_id: Number(id) })}
        />
        <DateField
          {...field('start_date')}
          today={localToday()}
          placeholder={t.theDayOfThePrices}
          value={draft.start_date}
          onChange={(day) => onChange({ start_date: day })}
        />
        <NumberField
          {...field('duration_months')}
          required
          decimals={0}
          unit={t.monthsLower}
          minimum={1}
          maximum={CONCEPT_LIMITS.months}
          value={draft.duration_months}
          onChange={(months) => onChange({ duration_months: months })}
        />
        <PercentField
          {...field('escalation_percent')}
          label={t.escalationAYear}
          allowsNegative
          decimals={4}
          minimum={conceptScenarioFields.escalation_percent.min}
          maximum={conceptScenarioFields.escalation_percent.max}
          value={draft.escalation_percent}
          onChange={(percent) => onChange({ escalation_percent: percent })}
        />
        <PercentField
          {...field('contingency_percent')}
          decimals={4}
          minimum={0}
          maximum={100}
          value={draft.contingency_percent}
          onChange={(percent) => onChange({ contingency_percent: percent })}
        />
      </Columns>
      <MarkupTable
        markups={draft.markups}
        unit={unit}
        errors={errors}
        readOnly={readOnly}
        onChange={(markups) => onChange({ markups })}
      />
    </Stack>
  );
}

interface MarkupTableProps extends Pick<ScenarioFormProps, 'unit' | 'errors' | 'readOnly'> {
  markups: readonly MarkupDraft[];
  onChange: (markups: MarkupDraft[]) => void;
}

const kindsIn = (unit: AreaUnit) =>
  (Object.keys(TEMPLATE_KINDS) as TemplateKind[]).map((value) => ({
    value,
    label:
      value === 'per_area' ? t.perAbbreviation(AREA_UNITS[unit].abbreviation) : TEMPLATE_KINDS[value].label,
  }));

/** What comes on top of construction cost with contingency, in order. */
function MarkupTable({ markups, unit, errors, readOnly, onChange }: MarkupTableProps) {
  const [added, setAdded] = useState<string>();
  const table = useStartFocus<HTMLTableElement>(added);
  const change = (key: string, part: Partial<MarkupDraft>) =>
    onChange(markups.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const isFull = markups.length >= CONCEPT_LIMITS.markups;
  return (
    <Stack gap={2}>
      <Text weight="strong">{t.markupsSiteAndOwnerCosts}</Text>
      {markups.length === 0 ? (
        <Text tone="muted">{t.nothingComesOnTop}</Text>
      ) : (
        <ScrollBox label={t.markups}>
          <table className={styles.edited} ref={table}>
            <thead>
              <tr>
                <th scope="col">{t.line}</th>
                <th scope="col">{t.kind}</th>
                <th scope="col" className={styles.number}>
                  {t.value}
                </th>
                {readOnly ? null : (
                  <th scope="col">
                    <span className={styles.hidden}>{t.actions}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {markups.map((line, place) => {
                const name = line.name || t.linePlace(place + 1);
                const field = (column: string, label: string) => ({
                  label: t.labelOfName(label, name),
                  labelHidden: true,
                  size: 'small' as const,
                  readOnly,
                  error: errors[`markups.${place}.${column}`]?.join(' '),
                });
                const Value = isDollars(line.kind) ? MoneyField : PercentField;
                return (
                  <tr key={line.key}>
                    <td className={styles.lead}>
                      <TextField
                        {...field('name', t.name)}
                        startsFocused={line.key === added}
                        maxLength={120}
                        value={line.name}
                        onChange={(text) => change(line.key, { name: text })}
                      />
                    </td>
                    <td className={styles.lead}>
                      <Select
                        {...field('kind', t.kind)}
                        options={kindsIn(unit)}
                        value={line.kind}
                        onChange={(kind) => change(line.key, { kind })}
                      />
                    </td>
                    <td className={styles.field}>
                      <Value
                        {...field('value', t.value)}
                        decimals={4}
                        allowsNegative
                        value={line.value}
                        onChange={(value) => change(line.key, { value })}
                      />
                    </td>
                    {readOnly ? null : (
                      <td>
                        <IconButton
                          icon={Trash2}
                          size="small"
                          label={t.removeName(name)}
                          onPress={() => onChange(markups.filter(({ key }) => key !== line.key))}
                        />
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {errors['markups'] ? <Text tone="critical">{errors['markups'].join(' ')}</Text> : null}
      {readOnly ? null : (
        <Inline gap={2} wrap>
          <Button
            size="small"
            icon={Plus}
            disabledReason={isFull ? t.aScenarioHasAtMost(CONCEPT_LIMITS.markups) : undefined}
            onPress={() => {
              const line = newMarkup();
              onChange([...markups, line]);
              setAdded(line.key);
            }}
          >
            {t.addMarkup}
          </Button>
          <TemplateMenu onTake={onChange} />
        </Inline>
      )}
    </Stack>
  );
}

/** Takes the lines of a markup template of the company in place of those that are there. */
function TemplateMenu({ onTake }: { onTake: (markups: MarkupDraft[]) => void }) {
  const opens = useCan('markup_template_access');
  const reads = useCan('view_markuptemplate');
  const templates = useQuery(markupTemplatesQuery(opens && reads)).data ?? [];
  if (templates.length === 0) return null;
  return (
    <Menu
      label={t.markupTemplates}
      sections={[
        {
          id: 'templates',
          items: templates.map(({ id, name, lines }) => ({
            id: String(id),
            label: name,
            onSelect: () =>
              onTake(
                lines
                  .filter(({ is_on: isOn }) => isOn)
                  .slice(0, CONCEPT_LIMITS.markups)
                  .map(({ name: line, kind, value }) => ({
                    key: crypto.randomUUID(),
                    name: line,
                    kind,
                    value,
                  })),
              ),
          })),
        },
      ]}
      renderTrigger={(trigger) => (
        <Button size="small" caret trigger={trigger}>
          {t.toUseATemplate}
        </Button>
      )}
    />
  );
}
