import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { AnalysisPageFrame, type OpenAnalysis } from '../components/AnalysisPageFrame.tsx';
import * as styles from '../components/Concepts.css.ts';
import { NewScenarioFlyout } from '../components/NewScenarioFlyout.tsx';
import { PromoteDialog } from '../components/PromoteDialog.tsx';
import { ScenarioComparison } from '../components/ScenarioComparison.tsx';
import { scenarioColumnsOf, ScenariosGrid } from '../components/ScenariosGrid.tsx';
import { newScenarioFlyout } from '../conceptFlyouts.ts';
import { useRemoveConceptScenario } from '../conceptMutations.ts';
import { type ConceptScenario, conceptScenariosQuery, conceptsQuery } from '../conceptQueries.ts';
import * as t from '../texts.ts';

/** The scenarios of an analysis beside each other (docs/product/concepts.md). */
export default function ScenariosScreen() {
  return (
    <AnalysisPageFrame
      page="analysisScenarios"
      renderActions={({ analysis, canChange }) => (
        <>
          <ExportScenarios analysis={analysis} />
          {canChange ? <AddScenario hasConcepts={analysis.concept_count > 0} /> : null}
        </>
      )}
    >
      {(opened) => <ScenarioList key={opened.analysis.id} {...opened} />}
    </AnalysisPageFrame>
  );
}

/** The scenarios of an analysis, as a file. */
function ExportScenarios({ analysis }: Pick<OpenAnalysis, 'analysis'>) {
  const rows = useQuery(conceptScenariosQuery(analysis.id)).data?.results;
  const toasts = useToasts();
  return (
    <ExportMenu
      collapses
      name={t.scenariosOfName(analysis.name)}
      columns={scenarioColumnsOf(analysis, undefined)}
      rows={() => rows ?? []}
      onPrint={null}
      {...(!rows?.length && { disabledReason: t.thereIsNothingToExport })}
      onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
    />
  );
}

function AddScenario({ hasConcepts }: { hasConcepts: boolean }) {
  const { open } = useFlyout(newScenarioFlyout);
  return (
    <Button
      variant="primary"
      icon={Plus}
      disabledReason={hasConcepts ? undefined : t.addAConceptFirst}
      onPress={() => open('new')}
    >
      {t.addScenario}
    </Button>
  );
}

const none: ReadonlySet<string> = new Set();
/** Columns of figures that a page has room for. */
const mostCompared = 8;

function ScenarioList({ analysis, canChange }: OpenAnalysis) {
  const scenarios = useQuery(conceptScenariosQuery(analysis.id));
  const concepts = useQuery(conceptsQuery(analysis.id));
  const { openId, close } = useFlyout(newScenarioFlyout);
  const { mutate: remove } = useRemoveConceptScenario(analysis.id);
  const mayAdd = useCan('add_project');
  const [promoted, setPromoted] = useState<ConceptScenario>();
  const acts = useMemo(
    () => (canChange ? { onRemove: remove, onPromote: mayAdd ? setPromoted : undefined } : undefined),
    [canChange, mayAdd, remove],
  );
  const [selected, setSelected] = useState(none);
  const rows = scenarios.data?.results;
  const compared = useMemo(() => {
    const all = rows ?? [];
    const chosen = all.filter(({ id }) => selected.has(String(id)));
    return (chosen.length > 1 ? chosen : all).slice(0, mostCompared);
  }, [rows, selected]);
  return (
    <>
      {(rows?.length ?? analysis.scenario_count) > 2 ? (
        <p className={styles.choosing}>{t.chooseTwoOrMoreScenarios}</p>
      ) : null}
      <ScenariosGrid
        analysis={analysis}
        scenarios={rows}
        failure={
          scenarios.error && !scenarios.data ? (
            <LoadError
              what={t.scenariosLower}
              error={scenarios.error}
              onRetry={() => void scenarios.refetch()}
            />
          ) : undefined
        }
        add={canChange ? <AddScenario hasConcepts={analysis.concept_count > 0} /> : undefined}
        acts={acts}
        selected={selected}
        onSelect={setSelected}
      />
      {compared.length > 1 ? <ScenarioComparison analysis={analysis} scenarios={compared} /> : null}
      {openId === 'new' && canChange && concepts.data ? (
        <NewScenarioFlyout analysis={analysis} concepts={concepts.data.results} onClose={close} />
      ) : null}
      {promoted ? (
        <PromoteDialog analysis={analysis} scenario={promoted} onClose={() => setPromoted(undefined)} />
      ) : null}
    </>
  );
}
