import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { DraftProblem } from '#shared/draft';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { newScenarioFlyout } from '../conceptFlyouts.ts';
import type { Analysis, Concept } from '../conceptQueries.ts';
import * as t from '../texts.ts';
import { ScenarioForm } from './ScenarioForm.tsx';
import { useScenarioDraft } from './useScenarioDraft.ts';

export interface NewScenarioFlyoutProps {
  analysis: Analysis;
  concepts: readonly Concept[];
  onClose: () => void;
}

/** A new scenario beside those of its analysis. */
export function NewScenarioFlyout({ analysis, concepts, onClose }: NewScenarioFlyoutProps) {
  const { form, draft, errors, isChanged, save, send } = useScenarioDraft(
    analysis.id,
    undefined,
    concepts[0]?.id ?? null,
  );
  const letGo = useUnsavedFlyout(newScenarioFlyout, isChanged);
  return (
    <HostedFlyout
      flyout={newScenarioFlyout}
      label={t.newScenario}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {t.newScenario}
          </Text>
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      }
      footer={
        <>
          <Box flex="grow" />
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            onPress={() =>
              send(() => {
                letGo();
                onClose();
              })
            }
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what={t.scenarioLower} state={form} error={save.error} />
        <ScenarioForm
          draft={draft}
          concepts={concepts}
          unit={analysis.area_unit}
          isNew
          readOnly={false}
          errors={errors}
          onChange={form.change}
        />
      </Stack>
    </HostedFlyout>
  );
}
