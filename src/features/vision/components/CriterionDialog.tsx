import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { CRITERION_RESULTS, type CriterionResult, criterionFields } from '#domain/vision';
import { milestonesQuery, useProjectId, peopleQuery } from '#shared/project';
import { personChoices } from '../model/personChoices.ts';
import * as t from '../texts.ts';
import type { Criterion } from '../visionQueries.ts';

type Values = {
  name: string;
  judge_id: number | null;
  milestone_id: number | null;
  result: CriterionResult;
  note: string;
};

export interface CriterionDialogProps {
  criterion: Criterion | undefined;
  onCancel: () => void;
  onSave: (values: Values) => void;
  onRemove: (() => void) | undefined;
}

const none = 'none';
const results = (Object.keys(CRITERION_RESULTS) as CriterionResult[]).map((value) => ({
  value,
  label: CRITERION_RESULTS[value],
}));

/** Adds a success criterion, or judges one. */
export function CriterionDialog({ criterion, onCancel, onSave, onRemove }: CriterionDialogProps) {
  const projectId = useProjectId();
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  const milestones = useQuery(milestonesQuery(projectId)).data?.results ?? [];
  const [name, setName] = useState(criterion?.name ?? '');
  const [judge, setJudge] = useState(criterion?.judge?.id ?? null);
  const [milestone, setMilestone] = useState(criterion?.milestone?.id ?? null);
  const [result, setResult] = useState<CriterionResult>(criterion?.result ?? 'NOT_JUDGED');
  const [note, setNote] = useState(criterion?.note ?? '');
  const { choices, search } = personChoices(people, criterion?.judge ?? null);
  const own = criterion?.milestone;
  const listed = own && !milestones.some(({ id }) => id === own.id) ? [own, ...milestones] : milestones;
  return (
    <Dialog
      title={criterion ? t.successCriterion : t.addCriterion}
      size="medium"
      onCloseRequest={onCancel}
      actions={
        <>
          {onRemove ? (
            <>
              <Button variant="critical" onPress={onRemove}>
                {t.deleteWord}
              </Button>
              <Box flex="grow" />
            </>
          ) : null}
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={name.trim() === '' ? t.criterionIsRequired : undefined}
            onPress={() =>
              onSave({
                name: name.trim(),
                judge_id: judge,
                milestone_id: milestone,
                result,
                note: note.trim(),
              })
            }
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField
          label={criterionFields.name.label}
          required
          startsFocused
          maxLength={criterionFields.name.max}
          value={name}
          onChange={setName}
        />
        <Columns>
          <PersonPicker
            label={criterionFields.judge_id.label}
            people={choices}
            {...search}
            value={judge === null ? null : String(judge)}
            onChange={(id) => setJudge(id === null ? null : Number(id))}
          />
          <Select
            label={criterionFields.milestone_id.label}
            value={milestone === null ? none : String(milestone)}
            onChange={(id) => setMilestone(id === none ? null : Number(id))}
            options={[
              { value: none, label: t.noMilestone },
              ...listed.map(({ id, name: title }) => ({ value: String(id), label: title })),
            ]}
          />
        </Columns>
        <RadioGroup
          label={criterionFields.result.label}
          options={results}
          value={result}
          onChange={setResult}
        />
        <TextArea
          label={criterionFields.note.label}
          maxLength={criterionFields.note.max}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  );
}
