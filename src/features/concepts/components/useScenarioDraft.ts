import { useState } from 'react';
import { checkConceptScenario } from '#domain/concepts';
import { useRowDraft } from '#shared/draft';
import { localToday } from '#shared/project';
import { useSaveConceptScenario } from '../conceptMutations.ts';
import type { ConceptScenario } from '../conceptQueries.ts';
import { differs, type ScenarioDraft, toScenarioDraft, toScenarioInput } from '../model/conceptDrafts.ts';

const checked = ({ concept_id: concept, duration_months: months, ...draft }: ScenarioDraft) => ({
  name: draft.name,
  ...(concept !== null && { concept_id: concept }),
  ...(months !== null && { duration_months: months }),
  start_date: draft.start_date,
  markups: draft.markups.map(({ key: _key, value, ...line }) => ({ ...line, value: value ?? 0 })),
});

/** A scenario while it is written: its draft, what is wrong with it once it was tried, and the way to keep it. */
export function useScenarioDraft(
  analysisId: number,
  scenario: ConceptScenario | undefined,
  conceptId: number | null,
) {
  const form = useRowDraft(scenario, (row: ConceptScenario | undefined) => toScenarioDraft(row, conceptId));
  const { draft, start } = form;
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveConceptScenario(analysisId);
  const problems = checkConceptScenario(checked(draft), { today: localToday(), isNew: true });
  const send = (onSaved: (saved: ConceptScenario) => void) => {
    setTried(true);
    const input = toScenarioInput(draft);
    if (input === null || Object.keys(problems).length > 0) return;
    save.mutate(
      { row: form.row, input, key: save.isError ? crypto.randomUUID() : key },
      {
        onSuccess: ({ scenario: saved }) => {
          form.adopt(saved);
          onSaved(saved);
        },
      },
    );
  };
  const errors: Record<string, readonly string[] | undefined> = {
    ...(tried ? problems : {}),
    ...save.error?.fields,
  };
  return { form, draft, errors, isChanged: differs(draft, start), save, send };
}
