import { memo } from 'react';
import type { TimelineLayout } from '#design-system/layout/TimelineAxis/layoutTimeline.ts';
import { formatShortDay, type IsoDate } from '#domain/dates';
import type { PurchasePlan } from '#domain/procurement';
import { lateDays, planSentence } from '../../model/planWords.ts';
import * as styles from './PurchasePlan.css.ts';

const HEIGHT = 36;

export interface PlanBarsProps {
  plan: PurchasePlan;
  layout: TimelineLayout;
  today: IsoDate;
  showsLatest: boolean;
}

/** One purchase over time: its stages, the latest safe days below them, and the day on site. */
export const PlanBars = memo(function PlanBars({ plan, layout, today, showsLatest }: PlanBarsProps) {
  const { xOf, pixelsPerDay, width } = layout;
  const isLate = plan.slack < 0;
  const needed = xOf(plan.needed_on);
  const expected = xOf(plan.expected_on);
  const end = Math.max(needed, isLate ? expected : 0) + 10;
  const isCut = end > width - 70;
  return (
    <svg className={styles.bars} width={width} height={HEIGHT} role="img" aria-label={planSentence(plan)}>
      <Lines layout={layout} today={today} />
      {isLate ? (
        <rect
          className={styles.overdue}
          x={needed}
          y={7}
          width={Math.max(2, expected - needed)}
          height={18}
        />
      ) : null}
      {plan.stages.map(({ stage, planned }) =>
        planned ? (
          <rect
            key={stage}
            className={styles.stages[stage]}
            x={xOf(planned.from)}
            y={9}
            width={Math.max(1, xOf(planned.to) + pixelsPerDay - xOf(planned.from) - 1)}
            height={13}
          />
        ) : null,
      )}
      {showsLatest ? <Latest plan={plan} layout={layout} /> : null}
      <path className={styles.needed} d={`M${needed} 10l5.500 5.500-5.500 5.500-5.500-5.500z`} />
      <text
        className={styles.label}
        data-late={isLate || undefined}
        x={isCut ? Math.min(needed, width) - 12 : end}
        y={20}
        textAnchor={isCut ? 'end' : 'start'}
      >
        {isLate ? `▲ ${lateDays(plan.slack)}` : formatShortDay(plan.needed_on)}
      </text>
    </svg>
  );
});

function Lines({ layout, today }: Pick<PlanBarsProps, 'layout' | 'today'>) {
  const strong = new Set(layout.upper.map(({ x }) => x));
  const now = layout.xOf(today) + layout.pixelsPerDay / 2;
  return (
    <>
      {layout.lower.map(({ x, start }) => (
        <line
          key={start}
          className={strong.has(x) ? styles.strong : styles.line}
          x1={x + 0.5}
          x2={x + 0.5}
          y2={HEIGHT}
        />
      ))}
      <line className={styles.today} x1={now} x2={now} y2={HEIGHT} />
    </>
  );
}

/** From the latest safe start to the day on site, with the latest safe award. */
function Latest({ plan, layout }: Pick<PlanBarsProps, 'plan' | 'layout'>) {
  const [first] = plan.stages.flatMap(({ latest }) => (latest ? [latest] : []));
  const award = plan.stages.find(({ stage }) => stage === 'award')?.latest;
  if (!first) return null;
  const from = layout.xOf(first.from);
  const awardAt = award && layout.xOf(award.to) + layout.pixelsPerDay;
  const isPassed = plan.slack < 0 && plan.decision !== 'on_site';
  return (
    <>
      <rect
        className={styles.latest}
        x={from}
        y={26}
        width={Math.max(1, layout.xOf(plan.needed_on) - from)}
        height={3}
      />
      {awardAt ? (
        <path className={styles.wedge} data-late={isPassed || undefined} d={`M${awardAt - 4} 35h8l-4-6z`} />
      ) : null}
    </>
  );
}
