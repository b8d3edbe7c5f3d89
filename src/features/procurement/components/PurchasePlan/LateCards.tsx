import { useMemo } from 'react';
import { generatePath } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { TriangleAlert } from '#design-system/icons/shapes.ts';
import { formatShortDay } from '#domain/dates';
import { formatCode } from '#domain/items';
import {
  PURCHASE_DECISIONS,
  PURCHASE_STAGES,
  purchaseCalendar,
  recoveriesOf,
  type Recovery,
} from '#domain/procurement';
import { useCan } from '#platform/flags';
import { PATHS } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { lateDays, planDay, recoveryOutcome, recoveryWords } from '../../model/planWords.ts';
import { useSavePlan } from '../../purchasePlanMutations.ts';
import type { PurchasePlanPage, PurchasePlanRow } from '../../purchasePlanQueries.ts';
import * as t from '../../texts.ts';
import * as styles from './PurchasePlan.css.ts';

const MOST_CARDS = 6;
const MOST_WAYS = 2;

/** What comes too late, by how much, and what would bring it back. */
export function LateCards({ page }: { page: PurchasePlanPage }) {
  const late = page.results.filter(({ plan }) => plan !== null && plan.slack < 0).slice(0, MOST_CARDS);
  const ways = useMemo(() => {
    const calendar = purchaseCalendar(
      page.calendar,
      page.today,
      page.results.map(({ plan }) => plan?.needed_on ?? null),
    );
    return (row: PurchasePlanRow) =>
      recoveriesOf({ ...row.package, needed_on: row.plan?.needed_on ?? null }, calendar, page.today).slice(
        0,
        MOST_WAYS,
      );
  }, [page]);
  if (late.length === 0) return null;
  return (
    <div className={styles.cards}>
      {late.map((row) => (
        <LateCard key={row.package.id} row={row} today={page.today} ways={ways(row)} />
      ))}
    </div>
  );
}

interface LateCardProps {
  row: PurchasePlanRow;
  today: string;
  ways: readonly Recovery[];
}

function LateCard({ row: { package: row, plan }, today, ways }: LateCardProps) {
  const save = useSavePlan();
  const mayChange = useCan('change_procurement');
  const projectId = String(useProjectId());
  if (!plan) return null;
  const take = ({ stage, to }: Recovery) =>
    save.mutate([{ id: row.id, version: row.version, [PURCHASE_STAGES[stage].field]: to }]);
  return (
    <Card
      title={
        <>
          {row.name} <span className={styles.muted}>{formatCode('bid_package', row.number)}</span>
        </>
      }
      actions={
        <span className={styles.cardLate}>
          <TriangleAlert size={14} aria-hidden />
          {lateDays(plan.slack)}
        </span>
      }
    >
      <Stack gap={3}>
        <dl className={styles.facts}>
          <dt>{t.latestSafeDecision}</dt>
          <dd>
            <b>{`${PURCHASE_DECISIONS[plan.decision]}, ${formatShortDay(plan.latest)}`}</b>{' '}
            {plan.latest < today ? <span className={styles.late}>{t.passedLower}</span> : null}
          </dd>
          <dt>{t.onSite}</dt>
          <dd>{`${planDay(plan.needed_on)} → ${planDay(plan.expected_on)}`}</dd>
          {row.activity ? (
            <>
              <dt>{t.putsAtRisk}</dt>
              <dd>
                <Link
                  href={`${generatePath(PATHS.timeline, { projectId })}?activityDetailsId=${row.activity.id}`}
                >
                  {`${row.activity.code} ${row.activity.name}`}
                </Link>
              </dd>
            </>
          ) : null}
        </dl>
        {ways.map((way) => (
          <Inline key={way.stage} justify="space-between" gap={3}>
            {mayChange ? (
              <Button
                size="small"
                disabledReason={save.isPending ? t.saving : undefined}
                onPress={() => take(way)}
              >
                {recoveryWords(way)}
              </Button>
            ) : (
              <Text>{recoveryWords(way)}</Text>
            )}
            <span className={styles.outcome} data-late={way.slack < 0 || undefined}>
              {recoveryOutcome(way)}
            </span>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
