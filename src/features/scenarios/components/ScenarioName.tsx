import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { scenarioNameProblem } from '#domain/scenarios';
import type { Scenario } from '#shared/foresite';
import * as t from '../texts.ts';

export interface ScenarioNameProps {
  /** The one to rename; without it a new one is named, and one that is left without a name is called by its number. */
  scenario?: Scenario | undefined;
  onCancel: () => void;
  onName: (name: string) => void;
}

const form = 'name-scenario';

/** Asks for the name of a scenario. */
export default function ScenarioName({ scenario, onCancel, onName }: ScenarioNameProps) {
  const [name, setName] = useState(scenario?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const handleSubmit = () => {
    const found = !scenario && name.trim() === '' ? null : scenarioNameProblem(name);
    setProblem(found);
    if (found === null) onName(name.trim());
  };
  return (
    <Dialog
      title={scenario ? t.renameScenarioNumber(scenario.scenario_number) : t.createAScenario}
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {scenario ? t.rename : t.create}
          </Button>
        </>
      }
    >
      <Form
        label={t.nameOfTheScenario}
        id={form}
        errors={problem === null ? {} : { name: [problem] }}
        onSubmit={handleSubmit}
      >
        <TextField
          label={t.name}
          name="name"
          required={scenario !== undefined}
          startsFocused
          {...(!scenario && { hint: t.ifBlankItIsNamed })}
          value={name}
          onChange={setName}
        />
      </Form>
    </Dialog>
  );
}
