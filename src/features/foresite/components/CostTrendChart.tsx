import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { TrendChart } from '#design-system/charts/TrendChart/TrendChart.tsx';
import type { SentencePart } from '#domain/foresite';
import { projectSettingsQuery } from '#features/settings';
import { useProjectId } from '#shared/project';
import { costTrend, shownMembers } from '../model/costTrend.ts';
import { costTrendLead } from '../model/costTrendLead.ts';
import { readStack } from '../model/costTrendStack.ts';
import { costTrendTable } from '../model/costTrendTable.ts';
import { firstChoices, type Foresite, type NameItem, type TrendChoices } from '../model/costTrendTypes.ts';
import type { WhatIf } from '../model/whatIf.ts';
import { CostTrendTools } from './CostTrendTools.tsx';

export interface CostTrendChartProps {
  data: Foresite;
  /** Code and name of an option, for the tooltips of approvals. */
  nameItem?: NameItem;
  /** What is in focus: the chart shows the forecast with it beside the forecast without. */
  whatIf?: WhatIf | undefined;
}

/** The cost trend: columns by component per milestone, target, approved steps, and what pending options can still do. */
export function CostTrendChart({ data, nameItem, whatIf }: CostTrendChartProps) {
  const [chosen, setChoices] = useState(firstChoices);
  const showsRate = useQuery(projectSettingsQuery(useProjectId())).data?.showCostGsf ?? true;
  // A rate that the project's settings have just taken away is the cost again.
  const choices = useMemo(
    () => (showsRate || chosen.display !== 'COST_PER_GSF' ? chosen : { ...chosen, display: 'COST' as const }),
    [chosen, showsRate],
  );
  const choose = (change: Partial<TrendChoices>) => setChoices((old) => ({ ...old, ...change }));
  const spec = useMemo(() => costTrend(data, choices, nameItem, whatIf), [data, choices, nameItem, whatIf]);
  const table = useMemo(() => costTrendTable(data, choices, whatIf), [data, choices, whatIf]);
  const stack = useMemo(() => readStack(data, choices.display), [data, choices.display]);
  const lead = costTrendLead(data, choices, whatIf);
  const shown = new Set(shownMembers(stack, choices.hidden).map((member) => member.id));
  const sentence = lead.map((part) => part.text).join('');
  const handleToggle = (id: string) =>
    choose({
      hidden: toggled(
        stack.members.map((member) => member.id),
        shown,
        id,
      ),
    });
  return (
    <ChartFrame
      title="Cost trend"
      fileName="cost-trend"
      lead={<LeadText parts={lead} />}
      legend={{
        label: 'Components',
        entries: stack.members.map(({ id, name, color }) => ({ id, name, color, shown: shown.has(id) })),
        onToggle: handleToggle,
      }}
      table={table}
      renderToolbar={({ narrow }) => (
        <CostTrendTools
          data={data}
          choices={choices}
          showsRate={showsRate}
          narrow={narrow}
          onChoose={choose}
        />
      )}
    >
      {({ onTable }) => <TrendChart spec={spec} summary={`Cost trend. ${sentence}`} onTable={onTable} />}
    </ChartFrame>
  );
}

function LeadText({ parts }: { parts: readonly SentencePart[] }) {
  // The parts of a sentence keep their places.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, place) =>
    part.strong ? <b key={place}>{part.text}</b> : <span key={place}>{part.text}</span>,
  );
}

/** The hidden set after a click on one entry; switching the last one off brings all back. */
function toggled(all: readonly string[], shown: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const hidden = new Set(all.filter((member) => !shown.has(member)));
  if (!hidden.delete(id)) hidden.add(id);
  return hidden.size === all.length ? new Set() : hidden;
}
