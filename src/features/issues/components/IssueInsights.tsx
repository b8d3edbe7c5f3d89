import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { formatCode } from '#domain/items';
import { formatMoney, NOTHING } from '#domain/money';
import { LoadError } from '#shared/failure';
import { useAtMost } from '#shared/page';
import { useProjectId } from '#shared/project';
import { insightsQuery, type IssueInsights as Insights } from '../issueQueries.ts';
import { nameOf, severityLabel, statusLook } from '../model/issueWords.ts';
import * as t from '../texts.ts';
import { useIssueFilters } from './useIssueFilters.ts';
import * as styles from './Issues.css.ts';

type Measure = 'count' | 'cost_at_stake';
const measures = [
  { value: 'count', label: t.count },
  { value: 'cost_at_stake', label: t.cost },
] as const satisfies readonly { value: Measure; label: string }[];

/** What is at stake, and how many issues there are by status, severity and assignee; a bar filters the lists. */
export function IssueInsights() {
  const insights = useQuery(insightsQuery(useProjectId()));
  const [measure, setMeasure] = useState<Measure>('count');
  const [shown, show] = useState<GroupName>('status');
  const isStacked = useAtMost(1100);
  const isPhone = useAtMost(breakpoint.narrow);
  if (insights.isError && !insights.data)
    return (
      <LoadError what={t.insightsLower} error={insights.error} onRetry={() => void insights.refetch()} />
    );
  if (!insights.data) return <Skeleton height={isPhone ? 235 : isStacked ? 199 : 142} />;
  const { longest } = insights.data;
  return (
    <section className={styles.insights} aria-label={t.insights}>
      <div className={`${styles.part} ${styles.summary}`}>
        <div className={styles.figures}>
          <div>
            <h2 className={styles.title}>{t.atStake}</h2>
            <p className={styles.figure}>{formatMoney(insights.data.cost_at_stake)}</p>
            <p className={styles.small}>{t.openActiveAndBacklog(insights.data.open)}</p>
          </div>
          <div>
            <h2 className={styles.title}>{t.longestDelay}</h2>
            <p className={styles.figure}>
              {longest ? `${longest.days} ${t.dayWord(longest.days)}` : NOTHING}
            </p>
            <p className={styles.small}>{longest ? formatCode('issue', longest.number) : null}</p>
          </div>
        </div>
        <Inline gap={2} wrap>
          <div className={styles.picker}>
            <ToggleGroup label={t.chart} options={groups} value={shown} onChange={show} />
          </div>
          <ToggleGroup label={t.figures} options={measures} value={measure} onChange={setMeasure} />
        </Inline>
      </div>
      <Bars insights={insights.data} measure={measure} shown={shown} />
    </section>
  );
}

type GroupName = 'status' | 'severity' | 'assignee';
const groups = [
  { value: 'status', label: t.status },
  { value: 'severity', label: t.severity },
  { value: 'assignee', label: t.assignee },
] as const satisfies readonly { value: GroupName; label: string }[];

/** The three charts; where they have no room beside each other, the one that is shown. Paper shows all. */
function Bars({ shown, ...of }: { insights: Insights; measure: Measure; shown: GroupName }) {
  return groups.map(({ value, label }) => (
    <div
      key={value}
      className={`${styles.part} ${styles.chart}`}
      data-shown={value === shown || undefined}
      role="group"
      aria-label={t.byTitle(label.toLowerCase())}
    >
      <h2 className={`${styles.title} ${styles.chartTitle}`}>{label}</h2>
      <GroupBars of={value} {...of} />
    </div>
  ));
}

function GroupBars({ of, insights, measure }: { of: GroupName; insights: Insights; measure: Measure }) {
  const [filters, change] = useIssueFilters();
  const statusOf = (status: string) => (status === 'OPEN' ? 'OPEN,DRAFT' : status);
  const bars = {
    status: () =>
      insights.issue_by_status.map((row) => (
        <Bar
          key={row.status}
          {...scaled(row, insights.issue_by_status, measure)}
          name={statusLook(row.status).label}
          pressed={filters.status === statusOf(row.status)}
          onPress={(pressed) => change({ status: pressed ? null : statusOf(row.status) })}
        />
      )),
    severity: () =>
      insights.issue_by_severity.map((row) => (
        <Bar
          key={row.severity ?? 0}
          {...scaled(row, insights.issue_by_severity, measure)}
          name={row.severity ? severityLabel(row.severity) : t.none}
          pressed={filters.severity === (row.severity ?? 0)}
          onPress={(pressed) => change({ severity: pressed ? null : (row.severity ?? 0) })}
        />
      )),
    assignee: () =>
      insights.issue_by_assignee.map(({ user, ...row }) => (
        <Bar
          key={user?.id ?? 0}
          {...scaled(row, insights.issue_by_assignee, measure)}
          name={user ? nameOf(user) : t.nobody}
          {...(user && {
            face: <Avatar name={nameOf(user)} src={user.avatar_url} seed={String(user.id)} />,
          })}
          pressed={filters.assignee === (user?.id ?? 'none')}
          onPress={(pressed) => change({ assignee: pressed ? null : (user?.id ?? 'none') })}
        />
      )),
  };
  return <div className={styles.bars}>{bars[of]()}</div>;
}

type Measured = Readonly<Record<Measure, number>>;

/** A bar's height beside the highest of its group, and its figure. */
const scaled = (row: Measured, all: readonly Measured[], measure: Measure) => ({
  share: row[measure] / Math.max(1, ...all.map((one) => one[measure])),
  figure: measure === 'count' ? String(row.count) : formatMoney(row.cost_at_stake),
});

interface BarProps {
  name: string;
  figure: string;
  share: number;
  face?: React.ReactNode;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
}

function Bar({ name, figure, share, face, pressed, onPress }: BarProps) {
  return (
    <button
      type="button"
      className={styles.bar}
      aria-pressed={pressed}
      aria-label={`${name}: ${figure}`}
      onClick={() => onPress(pressed)}
    >
      <span className={styles.column}>
        {figure}
        <span className={styles.fill} style={{ height: Math.round(share * 36) }} />
      </span>
      <span className={styles.name}>{face ?? name}</span>
    </button>
  );
}
