import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { VISION_LIMITS, visionFields } from '#domain/vision';
import { localToday, useProjectId, peopleQuery } from '#shared/project';
import { personChoices } from '../model/personChoices.ts';
import * as t from '../texts.ts';
import type { Vision, VisionBatch } from '../visionQueries.ts';

type Statement = NonNullable<VisionBatch['vision']>;
type Fact = Vision['facts'][number];

export interface StatementDialogProps {
  vision: Vision;
  busy: boolean;
  onCancel: () => void;
  onSave: (statement: Statement) => void;
}

const places = Array.from({ length: VISION_LIMITS.facts }, (_, place) => place);

/** Why a figure cannot be saved: half of it is missing. */
const halfOf = ({ label, value }: Fact): string | undefined =>
  (label.trim() === '') === (value.trim() === '') ? undefined : t.enterBothAName;

/** Statement, who agreed to it and when, and up to four figures that name the project. */
export function StatementDialog({ vision, busy, onCancel, onSave }: StatementDialogProps) {
  const people = useQuery(peopleQuery(useProjectId())).data?.results ?? [];
  const [statement, setStatement] = useState(vision.statement);
  const [person, setPerson] = useState(vision.agreed_by?.id ?? null);
  const [day, setDay] = useState(vision.agreed_on);
  const [facts, setFacts] = useState<Fact[]>(() =>
    places.map((place) => vision.facts[place] ?? { label: '', value: '' }),
  );
  const change = (place: number, fact: Partial<Fact>) =>
    setFacts(facts.map((one, index) => (index === place ? { ...one, ...fact } : one)));
  const { choices, search } = personChoices(people, vision.agreed_by);
  const problem = facts.map(halfOf).find((text) => text !== undefined);
  return (
    <Dialog
      title={t.editVision}
      size="large"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={problem}
            onPress={() =>
              onSave({
                version: vision.version,
                statement,
                agreed_by_id: person,
                agreed_on: day,
                facts: facts
                  .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }))
                  .filter(({ label }) => label !== ''),
              })
            }
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextArea
          label={visionFields.statement.label}
          hint={t.whatTheProject}
          rows={4}
          maxLength={visionFields.statement.max}
          startsFocused
          value={statement}
          onChange={setStatement}
        />
        <Columns>
          <PersonPicker
            label={visionFields.agreed_by_id.label}
            people={choices}
            {...search}
            value={person === null ? null : String(person)}
            onChange={(id) => setPerson(id === null ? null : Number(id))}
          />
          <DateField
            label={visionFields.agreed_on.label}
            today={localToday()}
            value={day}
            onChange={setDay}
          />
        </Columns>
        <Stack gap={2}>
          <Text as="h3" size="body" weight="strong">
            {t.keyFigures}
          </Text>
          <Text tone="muted">{t.areaAndBudgetAreShown}</Text>
          {facts.map((fact, place) => (
            // The places are fixed.
            // oxlint-disable-next-line react/no-array-index-key
            <Columns key={place}>
              <TextField
                label={t.namePlace(place + 1)}
                placeholder={place === 0 ? t.beds : ''}
                maxLength={40}
                value={fact.label}
                onChange={(label) => change(place, { label })}
              />
              <TextField
                label={t.valuePlace(place + 1)}
                placeholder={place === 0 ? '192' : ''}
                maxLength={40}
                value={fact.value}
                onChange={(value) => change(place, { value })}
              />
            </Columns>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
