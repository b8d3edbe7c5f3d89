import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { scenarioNameProblem } from '#domain/scenarios';
import type { Scenario } from '#shared/foresite';

export interface ScenarioRenameProps {
  scenario: Scenario;
  onCancel: () => void;
  onRename: (name: string) => void;
}

const form = 'rename-scenario';

/** Gives a scenario another name. */
export default function ScenarioRename({ scenario, onCancel, onRename }: ScenarioRenameProps) {
  const [name, setName] = useState(scenario.name);
  const [problem, setProblem] = useState<string | null>(null);
  const handleSubmit = () => {
    const found = scenarioNameProblem(name);
    setProblem(found);
    if (found === null) onRename(name.trim());
  };
  return (
    <Dialog
      title={`Rename ${scenario.scenario_number}`}
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button variant="primary" type="submit" form={form}>
            Rename
          </Button>
        </>
      }
    >
      <Form
        label="Name of the scenario"
        id={form}
        errors={problem === null ? {} : { name: [problem] }}
        onSubmit={handleSubmit}
      >
        <TextField label="Name" name="name" required startsFocused value={name} onChange={setName} />
      </Form>
    </Dialog>
  );
}
