import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { MITIGATION_STATUSES, type MitigationStatus, mitigationFields, saidMitigations } from '#domain/risks';
import { useProjectId, peopleQuery, localToday } from '#shared/project';
import { blankMitigation, type MitigationDraft } from '../model/riskDraft.ts';
import { nameOf } from '../model/riskWords.ts';
import * as styles from './RiskForm.css.ts';

export interface MitigationsEditorProps {
  mitigations: readonly MitigationDraft[];
  /** What the server refused: `mitigations.0.cost`, counted over those that say something. */
  errors: Readonly<Record<string, readonly string[]>>;
  readOnly: boolean;
  onChange: (mitigations: readonly MitigationDraft[]) => void;
}

/** What is done about a risk, one card each. */
export function MitigationsEditor({ mitigations, errors, readOnly, onChange }: MitigationsEditorProps) {
  const said = saidMitigations(mitigations);
  const [added, setAdded] = useState<string>();
  const add = () => {
    const blank = blankMitigation();
    setAdded(blank.key);
    onChange([...mitigations, blank]);
  };
  const change = (key: string, part: Partial<MitigationDraft>) =>
    onChange(mitigations.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <Stack gap={2}>
      <Inline justify="space-between">
        <Text as="h3" weight="strong">
          Mitigations
        </Text>
        {readOnly ? null : (
          <Button variant="accent" size="small" icon={Plus} onPress={add}>
            Add
          </Button>
        )}
      </Inline>
      {mitigations.length === 0 ? (
        <Text as="p" size="grid" tone="muted">
          No mitigations for this risk yet.
        </Text>
      ) : (
        mitigations.map((mitigation) => (
          <MitigationCard
            key={mitigation.key}
            mitigation={mitigation}
            errorOf={(field) => errors[`mitigations.${said.indexOf(mitigation)}.${field}`]?.join(' ')}
            readOnly={readOnly}
            isAdded={mitigation.key === added}
            onChange={(part) => change(mitigation.key, part)}
            onRemove={() => onChange(mitigations.filter(({ key }) => key !== mitigation.key))}
          />
        ))
      )}
    </Stack>
  );
}

interface CardProps {
  mitigation: MitigationDraft;
  errorOf: (field: keyof typeof mitigationFields) => string | undefined;
  readOnly: boolean;
  /** Just added here: it is where the writing goes on. */
  isAdded: boolean;
  onChange: (part: Partial<MitigationDraft>) => void;
  onRemove: () => void;
}

const statuses = (Object.keys(MITIGATION_STATUSES) as MitigationStatus[]).map((value) => ({
  value,
  label: MITIGATION_STATUSES[value].label,
}));
const steps = [0, 1, 2, 3, 4].map((step) => ({
  value: String(step),
  label: step === 0 ? 'None' : `−${step}`,
}));

function MitigationCard({ mitigation, errorOf, readOnly, isAdded, onChange, onRemove }: CardProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAdded) first.current?.focus();
  }, [isAdded]);
  const people = useQuery(peopleQuery(useProjectId())).data?.results ?? [];
  const field = (name: keyof typeof mitigationFields) => ({
    label: mitigationFields[name].label,
    readOnly,
    error: errorOf(name),
  });
  const name = mitigation.name || 'new mitigation';
  return (
    <Box as="section" aria-label={name} className={styles.mitigation}>
      <Stack gap={3}>
        <Inline gap={2} align="end">
          <Box flex="grow">
            <TextField
              {...field('name')}
              ref={first}
              maxLength={mitigationFields.name.max}
              value={mitigation.name}
              onChange={(text) => onChange({ name: text })}
            />
          </Box>
          {readOnly ? null : <IconButton icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />}
        </Inline>
        <Columns count={3} minimum={160}>
          <Select
            {...field('status')}
            options={statuses}
            value={mitigation.status}
            onChange={(status) => onChange({ status })}
          />
          <DateField
            {...field('due_date')}
            today={localToday()}
            value={mitigation.due_date}
            onChange={(day) => onChange({ due_date: day })}
          />
          <PersonPicker
            {...field('leader_id')}
            people={people.map((person) => ({ id: String(person.id), name: nameOf(person) }))}
            value={mitigation.leader_id === null ? null : String(mitigation.leader_id)}
            onChange={(id) => onChange({ leader_id: id === null ? null : Number(id) })}
          />
          <MoneyField
            {...field('cost')}
            minimum={0}
            value={mitigation.cost}
            onChange={(cost) => onChange({ cost })}
          />
          <Select
            {...field('likelihood_effect')}
            options={steps}
            value={String(mitigation.likelihood_effect)}
            onChange={(step) => onChange({ likelihood_effect: Number(step) })}
          />
          <Select
            {...field('impact_effect')}
            options={steps}
            value={String(mitigation.impact_effect)}
            onChange={(step) => onChange({ impact_effect: Number(step) })}
          />
        </Columns>
      </Stack>
    </Box>
  );
}
