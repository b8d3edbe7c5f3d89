import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatArea } from '#domain/area';
import { formatMoney } from '#domain/money';
import { pathTo } from '#platform/routing';
import { usePromote } from '../conceptMutations.ts';
import type { Analysis, ConceptScenario } from '../conceptQueries.ts';
import * as t from '../texts.ts';

export interface PromoteDialogProps {
  analysis: Analysis;
  scenario: ConceptScenario;
  onClose: () => void;
}

/** Makes a project of a scenario, after it said what that project will be. */
export function PromoteDialog({ analysis, scenario, onClose }: PromoteDialogProps) {
  const [name, setName] = useState(analysis.name);
  const [code, setCode] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const promote = usePromote(analysis);
  const navigate = useNavigate();
  const { error } = promote;
  const send = () =>
    promote.mutate(
      {
        input: { concept_scenario_id: scenario.id, name: name.trim(), code: code.trim() || null },
        key: promote.isError ? crypto.randomUUID() : key,
      },
      {
        onSuccess: ({ project_id: projectId }) => {
          onClose();
          void navigate(pathTo('details', { projectId }));
        },
      },
    );
  return (
    <Dialog
      title={t.promoteToAProject}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={promote.isPending}
            disabledReason={name.trim() === '' ? t.nameIsRequired : undefined}
            onPress={send}
          >
            {t.promote}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && !error.fields ? <Banner tone="critical">{error.message}</Banner> : null}
        <Text>
          {t.theProjectStarts(
            scenario.concept.name,
            formatArea({ value: scenario.area, unit: analysis.area_unit }),
            formatMoney(scenario.total),
          )}
        </Text>
        <TextField
          label={t.projectName}
          required
          startsFocused
          maxLength={120}
          error={error?.fields?.['name']?.join(' ')}
          value={name}
          onChange={setName}
        />
        <TextField
          label={t.projectCode}
          maxLength={40}
          error={error?.fields?.['code']?.join(' ')}
          value={code}
          onChange={setCode}
        />
      </Stack>
    </Dialog>
  );
}
