import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type IsoDate, formatDate } from '#domain/dates';
import { BRIDGE_CAUSES } from '#domain/foresite';
import { abbreviate, formatMoney, sumMoney } from '#domain/money';
import { LoadError } from '#shared/failure';
import { signed } from '../model/signed.ts';
import { comparisonQuery } from '../pastQueries.ts';
import type { ForesiteComparison, ForesiteStep } from '#shared/foresite';
import { fullName, MoneyCell, itemCellsStyles as cells } from '#features/items';
import * as t from '../texts.ts';
import { PastName, PastStatus } from './PastItemsGrid.tsx';
import * as styles from './TimeMachine.css.ts';

export interface ForecastBridgeProps {
  projectId: number;
  from: IsoDate;
  to: IsoDate;
}

/** What led from one day's forecast to another's: estimates, then each item, largest effect first. */
export function ForecastBridge({ projectId, from, to }: ForecastBridgeProps) {
  const comparison = useQuery(comparisonQuery(projectId, from, to));
  return (
    <section className={styles.bridge} aria-label={t.whatChanged}>
      <Text as="h2" size="section" weight="strong">
        {t.fromDateToDate2(formatDate(from), formatDate(to))}
      </Text>
      {comparison.isPending ? <Skeleton height={200} /> : null}
      {comparison.isError ? (
        <LoadError what={t.changes} error={comparison.error} onRetry={() => void comparison.refetch()} />
      ) : null}
      {comparison.data ? (
        <>
          <Stations comparison={comparison.data} />
          <StepsGrid projectId={projectId} steps={comparison.data.steps} />
        </>
      ) : null}
    </section>
  );
}

/** Both forecasts with what lies between them; the middle ones add up to the difference. */
function Stations({ comparison }: { comparison: ForesiteComparison }) {
  const { from, to, estimate_effect: estimate, new_estimates: estimates, steps } = comparison;
  const items = sumMoney(steps.map((step) => step.effect));
  const rangeOf = ({ summary }: ForesiteComparison['from']) =>
    summary.pending_low === null
      ? t.noMilestoneHadAnEstimate
      : t.rangeAbbreviateToAbbreviate2(abbreviate(summary.pending_low), abbreviate(summary.pending_high));
  return (
    <dl className={styles.stations}>
      <Station name={t.forecastOnDate(formatDate(from.date))} detail={rangeOf(from)}>
        {formatMoney(from.summary.forecast)}
      </Station>
      <Station
        name={t.newEstimates}
        change={estimate}
        detail={estimates.length === 0 ? t.none : estimates.map((one) => one.name).join(', ')}
      >
        {estimate === null ? '-' : signed(estimate)}
      </Station>
      <Station
        name={t.items}
        change={items}
        detail={steps.length === 1 ? t.changed1 : t.lengthChanged(steps.length.toLocaleString('en-US'))}
      >
        {signed(items)}
      </Station>
      <Station name={t.forecastOnDate(formatDate(to.date))} detail={rangeOf(to)}>
        {formatMoney(to.summary.forecast)}
      </Station>
    </dl>
  );
}

interface StationProps {
  name: string;
  change?: number | null;
  detail: string;
  children: ReactNode;
}

function Station({ name, change = null, detail, children }: StationProps) {
  const tone = change === null || change === 0 ? undefined : change > 0 ? 'rise' : 'fall';
  return (
    <div className={styles.station}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure} data-change={tone}>
        {children}
      </dd>
      <dd className={styles.detail}>{detail}</dd>
    </div>
  );
}

const rowKey = (step: ForesiteStep) => String(step.item_id);
const rowLabel = (step: ForesiteStep) => `${step.code} ${step.name}`;
const when = (step: ForesiteStep) => (step.changed_at ? formatDate(step.changed_at.slice(0, 10)) : '-');

function StepsGrid({ projectId, steps }: { projectId: number; steps: readonly ForesiteStep[] }) {
  const columns = useMemo<GridColumn<ForesiteStep>[]>(
    () => [
      {
        id: 'code',
        title: t.code,
        width: 84,
        frozen: true,
        value: (step) => step.code,
        render: (step) => <span className={cells.muted}>{step.code}</span>,
      },
      {
        id: 'name',
        title: t.name,
        width: 220,
        frozen: true,
        grow: true,
        value: (step) => step.name,
        render: (step) => (
          <PastName
            item={{ id: step.item_id, name: step.name, is_deleted: step.is_deleted }}
            projectId={projectId}
          />
        ),
      },
      {
        id: 'cause',
        title: t.whatHappened,
        width: 140,
        groupable: true,
        value: (step) => BRIDGE_CAUSES[step.cause].label,
        render: (step) => BRIDGE_CAUSES[step.cause].label,
      },
      {
        id: 'before',
        title: t.before,
        width: 195,
        value: (step) => step.from?.cost,
        render: (step) => <Standing standing={step.from} />,
      },
      {
        id: 'after',
        title: t.after,
        width: 195,
        value: (step) => step.to?.cost,
        render: (step) => <Standing standing={step.to} />,
      },
      {
        id: 'effect',
        title: t.effectOnForecast,
        width: 145,
        align: 'end',
        value: (step) => step.effect,
        render: (step) => (step.effect === 0 ? t.none : signed(step.effect)),
        renderTotal: (all) => <MoneyCell amount={sumMoney(all.map((step) => step.effect))} />,
      },
      {
        id: 'changed',
        title: t.lastChange,
        width: 200,
        value: (step) => step.changed_at,
        render: (step) =>
          step.changed_by ? `${when(step)}, ${fullName({ ...step.changed_by })}` : when(step),
      },
    ],
    [projectId],
  );
  return (
    <DataGrid
      label={t.itemsThatChanged}
      columns={columns}
      rows={steps}
      rowKey={rowKey}
      rowLabel={rowLabel}
      maxHeight={420}
      status="ready"
      empty={<EmptyState title={t.noItemsChanged} text={t.noOneChangedAnItem} />}
      renderCompact={(step) => (
        <div className={cells.compact}>
          <span className={cells.muted}>{step.code}</span>
          <PastName
            item={{ id: step.item_id, name: step.name, is_deleted: step.is_deleted }}
            projectId={projectId}
          />
          <span>{step.effect === 0 ? t.noEffect : signed(step.effect)}</span>
          <span />
          <span>{BRIDGE_CAUSES[step.cause].label}</span>
          <span>{when(step)}</span>
        </div>
      )}
    />
  );
}

/** Status and cost of an item on a day; a dash where it was not there. */
function Standing({ standing }: { standing: ForesiteStep['from'] }) {
  if (!standing) return '-';
  return (
    <span className={styles.standing}>
      <PastStatus status={standing.status} />
      <MoneyCell amount={standing.cost} />
    </span>
  );
}
