import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ChartFrame, type ChartFrameProps } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { ZoomButtons } from '#design-system/charts/ZoomButtons/ZoomButtons.tsx';
import { TrendChart } from '#design-system/charts/TrendChart/TrendChart.tsx';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { projectSettingsQuery } from '#shared/settings';
import { LoadError } from '#shared/failure';
import { useChartPaper, useProjectId } from '#shared/project';
import { costTrend, shownMembers } from '../model/costTrend.ts';
import { costTrendLead } from '../model/costTrendLead.ts';
import { costTrendPaper } from '../model/costTrendPaper.ts';
import { readStack } from '../model/costTrendStack.ts';
import { costTrendTable } from '../model/costTrendTable.ts';
import type { Foresite } from '../model/costTrendTypes.ts';
import { choicesInForce, withDimension } from '../model/trendChoices.ts';
import type { WhatIf } from '../model/whatIf.ts';
import { outcomeQuery } from '../outcomeQueries.ts';
import { ContingencyChart } from '#features/contingency';
import * as t from '../texts.ts';
import { CostTrendTools } from './CostTrendTools.tsx';
import { LeadText } from './LeadText.tsx';
import { TrendMembers } from './TrendMembers.tsx';
import { useLeastHeight } from './useLeastHeight.ts';
import { useTrendChoices } from './useTrendChoices.ts';
import { useTrendSplit } from './useTrendSplit.ts';
import { useTrendZoom } from './useTrendZoom.ts';
import * as styles from './TrendSection.css.ts';

const OutcomeDialog = opened(async () => (await import('./OutcomeDialog.tsx')).default);
const none: ReadonlySet<string> = new Set();

export interface CostTrendChartProps {
  data: Foresite;
  /** What is in focus: the chart shows the forecast with it beside the forecast without. */
  whatIf?: WhatIf | undefined;
  /** False for a day that is past: it is shown by component, without chances. */
  isLive?: boolean;
  /** Called with the milestone that was clicked, or chosen by key. */
  onMilestone?: (id: number) => void;
  /** Folds the chart to its sentence and figures. */
  collapse?: ChartFrameProps['collapse'];
}

/** The cost trend: columns by member per milestone, target, approved steps, and what pending items can still do. */
export function CostTrendChart({ data, whatIf, isLive = true, onMilestone, collapse }: CostTrendChartProps) {
  const projectId = useProjectId();
  const [chosen, choose] = useTrendChoices(projectId);
  const showsRate = useQuery(projectSettingsQuery(projectId)).data?.showCostGsf ?? true;
  const {
    shown: trend,
    dimension,
    dimensions,
    label,
    shownLabel,
    isReading,
    error,
    retry,
  } = useTrendSplit(projectId, data, chosen, isLive);
  const choices = useMemo(
    () => choicesInForce(chosen, { showsRate, isLive, seesRisks: data.risks !== undefined, dimension }),
    [chosen, showsRate, isLive, data.risks, dimension],
  );
  const simulated = useQuery({ ...outcomeQuery(projectId), enabled: choices.outcome });
  const reading = choices.outcome ? (simulated.data ?? undefined) : undefined;
  const [explains, setExplains] = useState(false);
  const zoom = useTrendZoom();
  const height = useLeastHeight();
  const more = useMemo(
    () => ({ whatIf, outcome: reading?.outcome, isPast: !isLive }),
    [whatIf, reading, isLive],
  );
  const drawn = useMemo(() => costTrend(trend, choices, more), [trend, choices, more]);
  const spec = useMemo(() => (zoom.window ? { ...drawn, window: zoom.window } : drawn), [drawn, zoom.window]);
  const table = useMemo(() => costTrendTable(trend, choices, more), [trend, choices, more]);
  const stack = useMemo(() => readStack(trend, choices.display), [trend, choices.display]);
  const said = useMemo(
    () => costTrendPaper(trend, choices, shownLabel, more),
    [trend, choices, shownLabel, more],
  );
  const paper = useChartPaper(said);
  const lead = costTrendLead(trend, choices, more);
  const shown = new Set(shownMembers(stack, choices.hidden).map((member) => member.id));
  const all = stack.members.map((member) => member.id);
  const entries = stack.members.map(({ id, name, color }) => ({ id, name, color, shown: shown.has(id) }));
  const sentence = lead.map((part) => part.text).join('');
  const handleToggle = (id: string) => choose({ ...chosen, hidden: toggled(all, shown, id) });
  const handleSelect = (id: string) => {
    const milestone = /^milestone-(\d+)$/.exec(id)?.[1];
    if (milestone) onMilestone?.(Number(milestone));
    if (id === 'forecast' && reading) setExplains(true);
  };
  return (
    <>
      <div className={styles.progress} data-busy={isReading || undefined} />
      <div role="status" style={heardOnly}>
        {isReading ? t.readingTheTrendByLabel(label) : ''}
      </div>
      <ChartFrame
        title={t.costTrend}
        fileName="cost-trend"
        collapse={collapse}
        paper={paper}
        lead={<LeadText parts={lead} />}
        legend={{
          label: shownLabel,
          entries,
          onToggle: handleToggle,
          onShow: (ids) => choose({ ...chosen, hidden: new Set(all.filter((id) => !ids.includes(id))) }),
        }}
        table={table}
        renderToolbar={({ narrow }) => (
          <>
            {zoom.buttons ? <ZoomButtons {...zoom.buttons} /> : null}
            {reading ? (
              <Button size="small" onPress={() => setExplains(true)}>
                {narrow ? t.range : t.rangeOfOutcome2}
              </Button>
            ) : null}
            {isLive ? (
              <TrendMembers
                dimensions={dimensions}
                dimension={dimension}
                label={label}
                heldBecause={choices.risk ? t.risksAreShownByComponent : undefined}
                members={entries}
                onDimension={(next) => choose(withDimension(chosen, next))}
                onToggle={handleToggle}
                onShowAll={() => choose({ ...chosen, hidden: none })}
              />
            ) : null}
            <CostTrendTools
              data={trend}
              choices={choices}
              showsRate={showsRate}
              narrow={narrow}
              isLive={isLive}
              onChoose={choose}
            />
          </>
        )}
      >
        {({ onTable }) => (
          <TrendChart
            spec={spec}
            summary={t.costTrendSentence(sentence)}
            onTable={onTable}
            onSelect={handleSelect}
            {...(height === undefined ? {} : { height })}
            {...(zoom.buttons ? { onZoom: zoom.buttons.onZoom } : {})}
          />
        )}
      </ChartFrame>
      {error ? <LoadError what={t.figuresOfThisSplit} error={error} onRetry={retry} /> : null}
      {choices.outcome && simulated.isError ? (
        <LoadError
          what={t.rangeOfOutcomeLower}
          error={simulated.error}
          onRetry={() => void simulated.refetch()}
        />
      ) : null}
      {choices.contingency ? (
        <Suspense>
          <ContingencyChart
            projectId={projectId}
            trend={spec}
            day={isLive ? undefined : data.today}
            quarters={choices.quarters}
          />
        </Suspense>
      ) : null}
      {explains && reading ? (
        <Suspense>
          <OutcomeDialog reading={reading} onClose={() => setExplains(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The hidden set after a click on one entry; switching the last one off brings all back. */
function toggled(all: readonly string[], shown: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const hidden = new Set(all.filter((member) => !shown.has(member)));
  if (!hidden.delete(id)) hidden.add(id);
  return hidden.size === all.length ? none : hidden;
}
