import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { AREA_UNITS, formatArea } from '#domain/area';
import { formatCents, formatMoney, formatNumber, NOTHING } from '#domain/money';
import { useCan } from '#platform/flags';
import { projectIdOf } from '#platform/routing';
import { DraftProblem } from '#shared/draft';
import { LoadError } from '#shared/failure';
import { FigureTile, FigureTiles } from '#shared/page';
import { useUnsaved } from '#shared/unsaved';
import { AnalysisPageFrame, type OpenAnalysis } from '../components/AnalysisPageFrame.tsx';
import * as styles from '../components/Concepts.css.ts';
import { PromoteDialog } from '../components/PromoteDialog.tsx';
import { ScenarioForm } from '../components/ScenarioForm.tsx';
import { Sensitivity } from '../components/Sensitivity.tsx';
import { useScenarioDraft } from '../components/useScenarioDraft.ts';
import {
  type Concept,
  type ConceptScenario,
  conceptScenariosQuery,
  conceptsQuery,
} from '../conceptQueries.ts';
import * as t from '../texts.ts';

/** One scenario: its terms, what it costs step by step, and what that depends on most (docs/product/concepts.md). */
export default function ScenarioScreen() {
  const params = useParams();
  const scenarioId = projectIdOf(params['scenarioId']) ?? 0;
  const analysisId = projectIdOf(params['analysisId']) ?? 0;
  const scenarios = useQuery({ ...conceptScenariosQuery(analysisId), enabled: analysisId > 0 });
  const [asks, setAsks] = useState(false);
  const mayAdd = useCan('add_project');
  return (
    <AnalysisPageFrame
      page="analysisScenario"
      title={scenarios.data?.results.find(({ id }) => id === scenarioId)?.name}
      renderActions={({ canChange }) =>
        canChange && mayAdd ? (
          <Button variant="primary" onPress={() => setAsks(true)}>
            {t.promoteToAProject}
          </Button>
        ) : null
      }
    >
      {(opened) => (
        <LoadedScenario
          key={scenarioId}
          {...opened}
          scenarioId={scenarioId}
          asksPromotion={asks}
          onAsked={() => setAsks(false)}
        />
      )}
    </AnalysisPageFrame>
  );
}

interface LoadedProps extends OpenAnalysis {
  scenarioId: number;
  asksPromotion: boolean;
  onAsked: () => void;
}

function LoadedScenario({ analysis, canChange, scenarioId, asksPromotion, onAsked }: LoadedProps) {
  const scenarios = useQuery(conceptScenariosQuery(analysis.id));
  const concepts = useQuery(conceptsQuery(analysis.id));
  const scenario = scenarios.data?.results.find(({ id }) => id === scenarioId);
  const failed = scenarios.isError ? scenarios : concepts;
  if (failed.isError)
    return <LoadError what={t.scenarioLower} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!scenarios.data || !concepts.data) return <Skeleton height={400} />;
  if (!scenario)
    return <LoadError what={t.scenarioLower} error={null} onRetry={() => void scenarios.refetch()} />;
  return (
    <>
      <Tiles analysis={analysis} scenario={scenario} />
      <div className={styles.halves}>
        <Terms
          key={scenario.id}
          analysis={analysis}
          canChange={canChange}
          scenario={scenario}
          concepts={concepts.data.results}
        />
        <Stack gap={3}>
          <Steps scenario={scenario} />
          <Dependence analysis={analysis} scenario={scenario} concepts={concepts.data.results} />
        </Stack>
      </div>
      {asksPromotion && canChange ? (
        <PromoteDialog analysis={analysis} scenario={scenario} onClose={onAsked} />
      ) : null}
    </>
  );
}

type Shown = Pick<OpenAnalysis, 'analysis'> & { scenario: ConceptScenario };

function Tiles({ analysis: { name, area_unit: unit }, scenario }: Shown) {
  return (
    <FigureTiles label={t.scenario}>
      <FigureTile name={t.analysis} note={scenario.concept.name}>
        {name}
      </FigureTile>
      <FigureTile name={t.total} note={formatArea({ value: scenario.area, unit })}>
        {formatMoney(scenario.total)}
      </FigureTile>
      <FigureTile name={t.costPerAbbreviation(AREA_UNITS[unit].abbreviation)} note={t.ofTheTotal}>
        {scenario.cost_per_area === null ? NOTHING : formatCents(scenario.cost_per_area)}
      </FigureTile>
      <FigureTile name={t.midpointOfConstruction} note={t.fromTheDay}>
        {t.numberMonths(formatNumber(scenario.months_to_midpoint, 1))}
      </FigureTile>
    </FigureTiles>
  );
}

function Terms({
  analysis,
  canChange,
  scenario,
  concepts,
}: OpenAnalysis & Shown & { concepts: readonly Concept[] }) {
  const { form, draft, errors, isChanged, save, send } = useScenarioDraft(analysis.id, scenario, null);
  const letGo = useUnsaved(isChanged);
  return (
    <Card title={t.terms}>
      <Stack gap={4}>
        <DraftProblem what={t.scenarioLower} state={form} error={save.error} />
        <ScenarioForm
          draft={draft}
          concepts={concepts}
          unit={analysis.area_unit}
          isNew={false}
          readOnly={!canChange}
          errors={errors}
          onChange={form.change}
        />
        {canChange ? (
          <Inline gap={2} justify="end">
            <Button
              variant="primary"
              busy={save.isPending}
              disabledReason={isChanged ? undefined : t.nothingHasChanged}
              onPress={() => send(letGo)}
            >
              {t.save}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  );
}

/** From the cost of the building to the total, each step with its reason. */
function Steps({ scenario }: { scenario: ConceptScenario }) {
  return (
    <Card title={t.costByStep}>
      <ScrollBox label={t.steps}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.step}</th>
              <th scope="col" className={styles.number}>
                {t.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {scenario.steps.map(({ kind, name, amount, reason }, at) => (
              <tr key={`${kind} ${at}`}>
                <td>
                  {name}
                  <div className={styles.reason}>{reason}</div>
                </td>
                <td className={styles.number}>{formatCents(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              <td className={styles.number}>{formatCents(scenario.total)}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </Card>
  );
}

function Dependence({ analysis, scenario, concepts }: Shown & { concepts: readonly Concept[] }) {
  const concept = concepts.find(({ id }) => id === scenario.concept.id);
  const input = useMemo(
    () =>
      concept && {
        components: concept.components,
        area_unit: analysis.area_unit,
        cost_date: analysis.cost_date,
        terms: scenario,
      },
    [analysis.area_unit, analysis.cost_date, concept, scenario],
  );
  if (!input || scenario.total === 0) return <Text tone="muted">{t.whatTheTotalDepends}</Text>;
  return <Sensitivity input={input} total={scenario.total} />;
}
