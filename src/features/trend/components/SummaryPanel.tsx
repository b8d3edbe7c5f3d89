import type { ReactNode } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { costPerArea, formatCostPerArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { costVariation } from '#domain/foresite';
import { formatMoney, formatPercent, sumMoney } from '#domain/money';
import {
  explainApproved,
  explainCurrent,
  explainForecast,
  explainMilestone,
  explainStatus,
  type ExplainedItem,
} from '../model/costTrendExplain.ts';
import type { Foresite } from '../model/costTrendTypes.ts';
import { positionWith, type WhatIf } from '../model/whatIf.ts';
import * as t from '../texts.ts';
import { SummaryPanelRange } from './SummaryPanelRange.tsx';
import { SummaryPanelTotal } from './SummaryPanelTotal.tsx';
import { SummaryRow, SummarySection, summaryStyles as styles } from '#shared/foresite';

export interface SummaryPanelProps {
  data: Foresite;
  /** The items that totals are made of, where they cannot be asked for. */
  explain?: readonly ExplainedItem[];
  /** The project whose figures of today these are: then their parts can be asked for step by step. */
  traceIn?: number;
  /** What is in focus: the forecast is also shown with it. */
  whatIf?: WhatIf | undefined;
  /** The component whose figures these are, where they are not the project's. */
  component?: string | undefined;
  /** The milestone that was chosen in the chart, shown beside the current one. */
  milestoneId?: number | undefined;
  onLeaveMilestone?: () => void;
  /** Further figures, below those of the estimates. */
  further?: ReactNode;
  onOpenItem: (id: number) => void;
  onClose: () => void;
}

const none: readonly ExplainedItem[] = [];
const generated = [
  { status: 'approved', name: t.approved },
  { status: 'rejected', name: t.rejected },
  { status: 'pending', name: t.pending },
] as const;

/** Budget, estimates and what was generated so far, each total with its why (docs/product/foresite.md: summary side panel). */
export function SummaryPanel({
  data,
  explain = none,
  traceIn,
  whatIf,
  component,
  milestoneId,
  onLeaveMilestone,
  further,
  onOpenItem,
  onClose,
}: SummaryPanelProps) {
  const milestone = data.design_milestones.find(({ id, total }) => id === milestoneId && total !== null);
  const traceOf = (of: string) => (traceIn === undefined ? undefined : { projectId: traceIn, of });
  const { summary, target_budget: budget, area } = data;
  return (
    <div className={styles.container}>
      <section className={styles.panel} aria-label={t.summary}>
        <div className={styles.header}>
          <h2 className={styles.title}>{t.summary}</h2>
          <IconButton size="small" icon={X} label={t.closeSummary} onPress={onClose} />
        </div>
        <section className={styles.section}>
          <h3 className={styles.heading}>{component === undefined ? t.projectBudget : t.componentBudget}</h3>
          {component === undefined ? null : <div className={styles.member}>{component}</div>}
          <div className={styles.headline}>{formatMoney(budget)}</div>
          <div className={styles.rate}>
            <span>
              {budget === null
                ? t.noTargetBudgetIsSet
                : formatCostPerArea(costPerArea(budget, area), area.unit)}
            </span>
            <Variation of={data} />
          </div>
        </section>
        {milestone ? (
          <MilestoneSection
            data={data}
            milestone={milestone}
            onOpenItem={onOpenItem}
            onLeave={onLeaveMilestone}
          />
        ) : null}
        <SummarySection title={t.estimates}>
          <SummaryRow name={t.currentMilestone}>
            <SummaryPanelTotal
              name={t.currentMilestone}
              trace={traceOf('current_estimate')}
              amount={summary.current_estimate}
              explanation={explainCurrent(data)}
              onOpenItem={onOpenItem}
            />
          </SummaryRow>
          <SummaryRow name={t.approved}>
            <SummaryPanelTotal
              name={t.approvedSince}
              trace={traceOf('approved')}
              amount={summary.approved}
              explanation={explainApproved(data, explain)}
              onOpenItem={onOpenItem}
            />
          </SummaryRow>
          <SummaryRow name={t.forecast} sum>
            <SummaryPanelTotal
              name={t.forecast}
              trace={traceOf('forecast')}
              amount={summary.forecast}
              explanation={explainForecast(data)}
              onOpenItem={onOpenItem}
            />
          </SummaryRow>
          <GapRow gap={summary.gap} percent={summary.gap_percent} />
        </SummarySection>
        <SummarySection title={t.generatedToDate}>
          {generated.map(({ status, name }) => (
            <SummaryRow key={status} name={name} count={summary.generated[status].count}>
              <SummaryPanelTotal
                name={t.nameToDate(name)}
                trace={traceOf(`${status}_to_date`)}
                amount={summary.generated[status].cost}
                explanation={explainStatus(data, explain, status)}
                onOpenItem={onOpenItem}
              />
            </SummaryRow>
          ))}
        </SummarySection>
        <div className={styles.range}>
          {whatIf ? (
            <dl className={styles.rows}>
              <WhatIfRows data={data} whatIf={whatIf} />
            </dl>
          ) : (
            <SummaryPanelRange data={data} />
          )}
        </div>
        {further}
      </section>
    </div>
  );
}

/** Cost variation: what all approved items have moved the budget by, in percent, on the line of its rate. */
function Variation({ of: { budget_adjusted: adjusted, summary } }: { of: Foresite }) {
  const variation = costVariation(adjusted.cost, summary.program_value) ?? 0;
  const share = formatPercent(Math.abs(variation));
  if (share === formatPercent(0)) return null;
  return <span>{t.approvedShare(`${variation > 0 ? '▲' : '▼'} ${share}`)}</span>;
}

/** The estimate of the milestone that was chosen, and how far the current one has moved since. */
function MilestoneSection({
  data,
  milestone,
  onOpenItem,
  onLeave,
}: {
  data: Foresite;
  milestone: Foresite['design_milestones'][number];
  onOpenItem: (id: number) => void;
  onLeave: (() => void) | undefined;
}) {
  const { current_estimate: current } = data.summary;
  const since = current === null || milestone.total === null ? null : sumMoney([current, -milestone.total]);
  const change =
    since === null || since === 0 ? {} : { change: since > 0 ? ('rise' as const) : ('fall' as const) };
  return (
    <section className={styles.section} aria-label={t.estimateAtName(milestone.name)}>
      <div className={styles.header}>
        <h3 className={styles.heading}>{`${milestone.code}, ${formatDate(milestone.date)}`}</h3>
        {onLeave ? (
          <IconButton size="small" icon={X} label={t.closeName(milestone.name)} onPress={onLeave} />
        ) : null}
      </div>
      <dl className={styles.rows}>
        <SummaryRow name={milestone.name} sum>
          <SummaryPanelTotal
            name={milestone.name}
            amount={milestone.total}
            explanation={explainMilestone(data, milestone.id)}
            onOpenItem={onOpenItem}
          />
        </SummaryRow>
        {milestone.id === data.current_milestone_id ? null : (
          <SummaryRow name={t.changeSince} {...change}>
            {since !== null && since > 0 ? '▲ ' : since !== null && since < 0 ? '▼ ' : ''}
            {formatMoney(since)}
          </SummaryRow>
        )}
      </dl>
    </section>
  );
}

/** The forecast with what is in focus, in the place of the range: nothing moves when it comes and goes. */
function WhatIfRows({ data, whatIf }: { data: Foresite; whatIf: WhatIf }) {
  const { forecast, gap } = positionWith(data, whatIf);
  if (forecast === null) return null;
  return (
    <>
      <SummaryRow name={t.withName(whatIf.name)} sum>
        {formatMoney(forecast)}
      </SummaryRow>
      <GapRow gap={gap} percent={null} />
    </>
  );
}

/** Over or under budget: by word, arrow and parentheses as well as by colour. */
function GapRow({ gap, percent }: { gap: number | null; percent: number | null }) {
  if (gap === null) return null;
  const share = percent === null ? {} : { count: formatPercent(Math.abs(percent)) };
  if (gap === 0) return <SummaryRow name={t.onBudget}>{formatMoney(0)}</SummaryRow>;
  if (gap > 0)
    return (
      <SummaryRow name={t.overBudget} change="rise" {...share}>
        ▲ {formatMoney(gap)}
      </SummaryRow>
    );
  return (
    <SummaryRow name={t.underBudget} change="fall" {...share}>
      ▼ {formatMoney(gap)}
    </SummaryRow>
  );
}
