import { useMemo } from 'react';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { useLegend } from '#design-system/charts/ChartFrame/useLegend.ts';
import { TrendChart } from '#design-system/charts/TrendChart/TrendChart.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, useRemembered } from '#platform/storage';
import { useAtMost } from '#shared/page';
import { useChartPaper } from '#shared/project';
import { type AreaTrend, areaTrendLead, trendOfArea } from '../model/areaTrend.ts';
import { costTrend } from '../model/costTrend.ts';
import { costTrendPaper } from '../model/costTrendPaper.ts';
import { readStack } from '../model/costTrendStack.ts';
import { costTrendTable } from '../model/costTrendTable.ts';
import { firstChoices, type TrendChoices } from '../model/costTrendTypes.ts';
import * as t from '../texts.ts';
import { LeadText } from './LeadText.tsx';

/** What a reader chose to see of the chart in area mode. */
interface AreaChoices {
  timeScale: boolean;
  top: 'months' | 'quarters';
}

/** The choices that were remembered, each one only if it is valid; months and true to time at first (docs/product/foresite.md). */
function readAreaChoices(stored: unknown): AreaChoices {
  const kept: Partial<Record<keyof AreaChoices, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  return { timeScale: kept.timeScale !== false, top: kept.top === 'quarters' ? 'quarters' : 'months' };
}

const slot = defineSlot<AreaChoices>('overview-trend', readAreaChoices);
const tops = [
  { value: 'months', label: t.months },
  { value: 'quarters', label: t.quarters },
] as const;
const inAreas = { isArea: true };
/** Px: it stands among other cards. */
const low = 268;

export interface AreaTrendChartProps {
  area: AreaTrend;
}

/** The cost trend's chart in area mode: areas by component per milestone, the target area, and what items do to it. */
export default function AreaTrendChart({ area }: AreaTrendChartProps) {
  const isPhone = useAtMost(breakpoint.narrow);
  const [kept, keep] = useRemembered(slot, useCurrentUser().id);
  const data = useMemo(() => trendOfArea(area), [area]);
  const { members } = useMemo(() => readStack(data, 'AREA'), [data]);
  const { isShown, legend } = useLegend(t.components, members);
  const hidden = members.flatMap(({ id }) => (isShown(id) ? [] : [id])).join(' ');
  const choices = useMemo(
    (): TrendChoices => ({
      ...firstChoices,
      timeScale: kept.timeScale,
      quarters: kept.top === 'quarters',
      hidden: new Set(hidden.split(' ')),
    }),
    [kept, hidden],
  );
  const plain = useMemo(() => costTrend(data, choices, inAreas), [data, choices]);
  const hatched = useMemo(() => ({ ...plain, patterned: true }), [plain]);
  const table = useMemo(() => costTrendTable(data, choices, inAreas), [data, choices]);
  const said = useMemo(() => costTrendPaper(data, choices, t.components, inAreas), [data, choices]);
  const paper = useChartPaper(said);
  const lead = areaTrendLead(area);
  return (
    <ChartFrame
      title={t.areaTrend}
      fileName="area-trend"
      paper={paper}
      lead={<LeadText parts={lead} />}
      legend={legend}
      table={table}
      offersPatterns
      height={isPhone ? 300 : low}
      renderToolbar={() => (
        <>
          <Switch
            label={t.timeScale}
            checked={kept.timeScale}
            onChange={(timeScale) => keep({ ...kept, timeScale })}
          />
          <ToggleGroup
            label={t.topAxis}
            options={tops}
            value={kept.top}
            onChange={(top) => keep({ ...kept, top })}
          />
        </>
      )}
    >
      {({ onTable, patterned }) => (
        <TrendChart
          spec={patterned ? hatched : plain}
          summary={t.areaTrendList(lead.map((part) => part.text).join(''))}
          {...(isPhone ? {} : { height: low })}
          onTable={onTable}
        />
      )}
    </ChartFrame>
  );
}
