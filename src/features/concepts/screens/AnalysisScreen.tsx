import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Archive, CircleCheck, CircleDashed, Ellipsis } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ANALYSIS_STATUSES, analysisMoveProblem, type AnalysisStatus, checkAnalysis } from '#domain/concepts';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { DraftProblem, useRowDraft } from '#shared/draft';
import { type HistoryEntry, HistoryList } from '#shared/history';
import { localToday } from '#shared/project';
import { Section } from '#shared/section';
import { useUnsaved } from '#shared/unsaved';
import { AnalysisForm } from '../components/AnalysisForm.tsx';
import { AnalysisPageFrame } from '../components/AnalysisPageFrame.tsx';
import * as styles from '../components/Concepts.css.ts';
import { useMoveAnalysis, useUpdateAnalysis } from '../conceptMutations.ts';
import { type Analysis, analysisHistoryQuery } from '../conceptQueries.ts';
import { differs, toAnalysisDraft, toAnalysisPatch } from '../model/conceptDrafts.ts';
import * as t from '../texts.ts';

const own = t.theAnalysis;
const kinds: Readonly<Record<string, string>> = { concept: t.theConcept, concept_scenario: t.theScenario };

/** What an entry of the history is about: the analysis, or one of its concepts and scenarios by name. */
function subjectOf({ entity, entity_name: name }: HistoryEntry): string {
  const kind = kinds[entity];
  return kind === undefined ? own : [kind, name].filter(Boolean).join(' ');
}

/** One analysis: what it is about, where it stands, and what happened to it (docs/product/concepts.md). */
export default function AnalysisScreen() {
  return (
    <AnalysisPageFrame
      page="analysis"
      renderActions={({ analysis }) => <AnalysisMoves analysis={analysis} />}
    >
      {({ analysis, canChange }) => (
        <div className={styles.halves}>
          <Section name="details">
            <AnalysisEditor key={analysis.id} analysis={analysis} canChange={canChange} />
          </Section>
          <Section name="history">
            <AnalysisHistory id={analysis.id} />
          </Section>
        </div>
      )}
    </AnalysisPageFrame>
  );
}

const toDraft = (analysis: Analysis | undefined) => toAnalysisDraft(analysis, localToday());

function AnalysisEditor({ analysis, canChange }: { analysis: Analysis; canChange: boolean }) {
  const form = useRowDraft(analysis, toDraft);
  const { draft, start } = form;
  const save = useUpdateAnalysis();
  const isChanged = differs(draft, start);
  const letGo = useUnsaved(isChanged);
  const problems = checkAnalysis(draft, { today: localToday(), isNew: true });
  const send = () =>
    save.mutate(
      { analysis: form.row ?? analysis, patch: toAnalysisPatch(draft, start) },
      {
        onSuccess: ({ analysis: saved }) => {
          letGo();
          form.adopt(saved);
        },
      },
    );
  return (
    <Card title={t.details}>
      <Stack gap={4}>
        <DraftProblem what={t.analysisLower} state={form} error={save.error} />
        <AnalysisForm
          draft={draft}
          isNew={false}
          readOnly={!canChange}
          hasConcepts={analysis.concept_count > 0}
          errors={{ ...(isChanged ? problems : {}), ...save.error?.fields }}
          onChange={form.change}
        />
        {canChange ? (
          <Inline gap={2} justify="end">
            <Button
              variant="primary"
              busy={save.isPending}
              disabledReason={isChanged ? Object.values(problems)[0]?.[0] : t.nothingHasChanged}
              onPress={send}
            >
              {t.save}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  );
}

function AnalysisHistory({ id }: { id: number }) {
  const history = useInfiniteQuery(analysisHistoryQuery(id));
  return (
    <Card title={t.history}>
      <HistoryList history={history} subject={subjectOf} own={own} />
    </Card>
  );
}

const moves = [
  { status: 'ACTIVE', label: t.makeActive, done: t.isActive, icon: CircleCheck },
  { status: 'DRAFT', label: t.makeDraft, done: t.isADraft, icon: CircleDashed },
  { status: 'ARCHIVED', label: t.archive, done: 'archived', icon: Archive },
] as const;

/** Moves of an analysis by hand, and the way to its promotion. */
function AnalysisMoves({ analysis }: { analysis: Analysis }) {
  const mayChange = useCan('change_analysis');
  const mayAdd = useCan('add_project');
  const move = useMoveAnalysis();
  const navigate = useNavigate();
  const open = moves.filter(
    ({ status }) => status !== analysis.status && analysisMoveProblem(analysis.status, status) === null,
  );
  if (!mayChange || open.length === 0)
    return analysis.status === 'PROMOTED' ? null : <Text tone="muted">{statusWords(analysis.status)}</Text>;
  const scenarios = pathTo('analysisScenarios', { analysisId: analysis.id });
  return (
    <>
      <Menu
        label={t.statusOfTheAnalysis}
        sections={[
          {
            id: 'moves',
            items: open.map(({ status, label, done, icon }) => ({
              id: status,
              label,
              icon,
              onSelect: () => move.mutate({ analysis, status, done }),
            })),
          },
        ]}
        renderTrigger={(trigger) => (
          <IconButton icon={Ellipsis} label={t.statusOfTheAnalysis} trigger={trigger} />
        )}
      />
      {mayAdd && analysis.status !== 'ARCHIVED' ? (
        <Button
          variant="primary"
          disabledReason={analysis.scenario_count === 0 ? t.addAScenarioFirst : undefined}
          onPress={() => void navigate(scenarios)}
        >
          {t.chooseAScenarioToPromote}
        </Button>
      ) : null}
    </>
  );
}

const statusWords = (status: AnalysisStatus) =>
  t.thisAnalysisIsLabel(ANALYSIS_STATUSES[status].label.toLowerCase());
