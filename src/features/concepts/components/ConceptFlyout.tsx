import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Building2, Plus, X } from '#design-system/icons/shapes.ts';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { checkConcept, CONCEPT_LIMITS, conceptFields } from '#domain/concepts';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { localToday } from '#shared/project';
import { conceptFlyout } from '../conceptFlyouts.ts';
import { useSaveConcept } from '../conceptMutations.ts';
import type { Analysis, Concept } from '../conceptQueries.ts';
import {
  differs,
  isBlank,
  newComponent,
  takePast,
  toConceptDraft,
  toConceptInput,
} from '../model/conceptDrafts.ts';
import * as t from '../texts.ts';
import { ComponentTable } from './ComponentTable.tsx';

const PastDialog = lazy(() => import('./PastDialog.tsx'));

export interface ConceptFlyoutProps {
  analysis: Analysis;
  /** Undefined for a new one. */
  concept: Concept | undefined;
  canChange: boolean;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** One concept beside the list: its components by area and cost per area. */
export function ConceptFlyout({ analysis, concept, canChange, onSaved, onClose }: ConceptFlyoutProps) {
  const form = useRowDraft(concept, toConceptDraft);
  const { draft, start } = form;
  const [added, setAdded] = useState<string>();
  const [takes, setTakes] = useState(false);
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveConcept(analysis.id);
  const isChanged = differs(draft, start);
  const letGo = useUnsavedFlyout(conceptFlyout, isChanged);
  const input = toConceptInput(draft);
  const problems = checkConcept(input, analysis.area_unit, { today: localToday(), isNew: true });
  const errors: Record<string, readonly string[] | undefined> = {
    ...(tried ? problems : {}),
    ...save.error?.fields,
  };
  const title = concept?.name ?? t.newConcept;
  const add = () => {
    const one = newComponent();
    form.change({ components: [...draft.components, one] });
    setAdded(one.key);
  };
  const send = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    save.mutate(
      { row: form.row, input, key: save.isError ? crypto.randomUUID() : key },
      {
        onSuccess: ({ concept: saved }) => {
          letGo();
          form.adopt(saved);
          onSaved(saved.id);
        },
      },
    );
  };
  return (
    <HostedFlyout
      flyout={conceptFlyout}
      label={title}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {title}
          </Text>
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      }
      footer={
        <>
          <Box flex="grow" />
          <Button onPress={onClose}>{canChange ? t.cancel : t.close}</Button>
          {canChange ? (
            <Button
              variant="primary"
              busy={save.isPending}
              disabledReason={isChanged ? undefined : t.nothingHasChanged}
              onPress={send}
            >
              {t.save}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <DraftProblem what={t.conceptLower} state={form} error={save.error} />
        <TextField
          label={conceptFields.name.label}
          required
          readOnly={!canChange}
          startsFocused={!concept}
          maxLength={conceptFields.name.max}
          error={errors['name']?.join(' ')}
          value={draft.name}
          onChange={(name) => form.change({ name })}
        />
        <TextArea
          label={conceptFields.description.label}
          readOnly={!canChange}
          maxLength={conceptFields.description.max}
          error={errors['description']?.join(' ')}
          value={draft.description}
          onChange={(description) => form.change({ description })}
        />
        <ComponentTable
          components={draft.components}
          unit={analysis.area_unit}
          errors={errors}
          readOnly={!canChange}
          startsAt={added}
          onChange={(components) => form.change({ components })}
        />
        {errors['components'] ? <Text tone="critical">{errors['components'].join(' ')}</Text> : null}
        {canChange ? (
          <Inline gap={2} wrap>
            <Button
              size="small"
              icon={Plus}
              disabledReason={
                draft.components.length >= CONCEPT_LIMITS.components
                  ? t.aConceptHasAtMost(CONCEPT_LIMITS.components)
                  : undefined
              }
              onPress={add}
            >
              {t.addComponent}
            </Button>
            <Button size="small" icon={Building2} onPress={() => setTakes(true)}>
              {t.fromPastProjects}
            </Button>
          </Inline>
        ) : null}
      </Stack>
      {takes ? (
        <Suspense fallback={null}>
          <PastDialog
            analysis={analysis}
            onClose={() => setTakes(false)}
            onTake={(past) => {
              const taken = past.map(takePast);
              form.change({ components: [...draft.components.filter((one) => !isBlank(one)), ...taken] });
              setAdded(taken[0]?.key);
              setTakes(false);
            }}
          />
        </Suspense>
      ) : null}
    </HostedFlyout>
  );
}
