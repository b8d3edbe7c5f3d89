import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import { METRIC_AXES, METRIC_FEATURES, METRIC_MEASURES } from '#domain/dashboards';
import { formatCode } from '#domain/items';
import { formatCount, formatMoney, formatNumber } from '#domain/money';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { type DashboardMetric, type MetricRows, metricRowsQuery } from '../dashboardQueries.ts';
import { METRIC_LISTS, metricListPath } from '../model/metricAddress.ts';
import type { PortfolioFilters } from '../model/portfolioFilters.ts';
import * as t from '../texts.ts';
import * as styles from './Portfolio.css.ts';

export interface MetricRowsFlyoutProps {
  /** Undefined for the portfolio. */
  dashboardId: number | undefined;
  metric: DashboardMetric;
  filters: PortfolioFilters;
  /** The bar: its name on the axis. */
  bar: { id: string; label: string };
  onClose: () => void;
}

/** What one bar of a metric counts, by project, each with the way to its list. */
export default function MetricRowsFlyout({
  dashboardId,
  metric,
  filters,
  bar,
  onClose,
}: MetricRowsFlyoutProps) {
  const { data, error, refetch } = useQuery(metricRowsQuery(dashboardId, metric, bar.id, filters));
  const title = `${METRIC_FEATURES[metric.feature].label}, ${METRIC_AXES[metric.main_axis].label.toLowerCase()} ${bar.label}`;
  return (
    <Flyout
      label={title}
      size="medium"
      onCloseRequest={onClose}
      header={
        <Inline justify="space-between">
          <Stack gap={0}>
            <Text as="h2" size="section" weight="strong">
              {title}
            </Text>
            <Text size="meta" tone="muted">
              {data ? sumWords(metric, data) : metric.name}
            </Text>
          </Stack>
          <IconButton icon={X} label={t.close} onPress={onClose} />
        </Inline>
      }
    >
      {error && !data ? (
        <LoadError what={t.rows} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Stack gap={4}>
          {data.projects.map((project) => (
            <ProjectRows
              key={project.id}
              metric={metric}
              project={project}
              rows={data.results.filter((row) => row.project_id === project.id)}
              list={metricListPath(metric, bar.id, project.id)}
            />
          ))}
          {data.projects.length === 0 ? <Text tone="muted">{t.nothingIsBehindThisBar}</Text> : null}
        </Stack>
      ) : (
        <Skeleton height={240} />
      )}
    </Flyout>
  );
}

function sumWords({ secondary_axis: measure }: DashboardMetric, { count, value, projects }: MetricRows) {
  const sum = value === null ? '' : `, ${METRIC_MEASURES[measure].toLowerCase()} ${formatMoney(value)}`;
  return t.numberInCountSum(formatNumber(count), formatCount(projects.length, 'project'), sum);
}

interface ProjectRowsProps {
  metric: DashboardMetric;
  project: MetricRows['projects'][number];
  rows: MetricRows['results'];
  /** The project's list narrowed to the bar, where it has such a filter. */
  list: string | null;
}

function ProjectRows({ metric, project, rows, list }: ProjectRowsProps) {
  const { page, name, code } = METRIC_LISTS[metric.feature];
  const left = project.count - rows.length;
  return (
    <section aria-label={project.name}>
      <Inline justify="space-between">
        <Text as="h3" weight="strong">
          {project.name}
        </Text>
        {list ? (
          <Link href={list}>{t.openNumberInName(formatNumber(project.count), name)}</Link>
        ) : (
          <Link href={pathTo(page, { projectId: project.id })}>{t.openName(name)}</Link>
        )}
      </Inline>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={`${styles.line} ${styles.bare}`}>
            <span className={styles.words}>
              <span className={styles.cut} title={row.name}>
                <Link
                  href={pathTo(page, { projectId: project.id }, { itemDetailsId: row.id })}
                  variant="plain"
                >
                  {row.name}
                </Link>
              </span>
              <small className={`${styles.below} ${styles.cut}`}>
                {`${formatCode(code, row.number)}, ${row.status}`}
              </small>
            </span>
            {row.value === null ? null : (
              <span className={styles.amount}>
                <Figure>{formatMoney(row.value)}</Figure>
              </span>
            )}
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <Text size="meta" tone="muted">
          {t.numberMore(formatNumber(left))}
        </Text>
      ) : null}
    </section>
  );
}
