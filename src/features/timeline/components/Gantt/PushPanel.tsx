import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { MovePreview, Push } from '#domain/timeline';
import { useProjectId } from '#shared/project';
import { sentMoves } from '../../model/sentMoves.ts';
import * as t from '../../texts.ts';
import { impactQuery } from '../../timelineQueries.ts';
import * as styles from './Gantt.css.ts';
import { useGantt } from './useGantt.ts';

const shown = 6;
const later = (days: number) => (days === 0 ? t.theSameDay : t.shiftedDays(days));

/** What a move does, before it is applied: what it pushes, and what that costs. */
export function PushPanel({ onSettle }: { onSettle: (isApplied: boolean) => void }) {
  const { proposal, preview, rows, network, say } = useGantt();
  const impact = useQuery(impactQuery(useProjectId(), sentMoves(proposal?.moves ?? [], network)));
  const panel = useRef<HTMLDivElement>(null);
  const count = preview?.pushed.length ?? 0;
  const title =
    count === 0 ? t.movingThisPushesNothingElse : t.movingThisPushesPlural(t.successorCount(count));
  useEffect(() => {
    panel.current?.focus();
    say(title);
    // Said once, when it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!proposal || !preview) return null;
  const names = new Map(rows.map((row) => [row.key, row]));
  const problem = impact.data?.problem ?? null;
  return (
    <div ref={panel} role="dialog" data-question aria-label={title} tabIndex={-1} className={styles.push}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text as="h2" size="body" weight="strong">
            {title}
          </Text>
          <Moved preview={preview} name={proposal.name} asked={proposal.moves[0]?.from ?? ''} />
        </Stack>
        {count === 0 ? null : (
          <dl className={styles.pushList}>
            {preview.pushed.slice(0, shown).map((push) => (
              <Line
                key={push.key}
                push={push}
                code={names.get(push.key)?.code ?? ''}
                name={names.get(push.key)?.name ?? ''}
              />
            ))}
            {count > shown ? (
              <>
                <dt className={styles.pushTerm} />
                <dd className={styles.pushName}>{t.andCountMore(count - shown)}</dd>
                <dd className={styles.pushDate} />
              </>
            ) : null}
          </dl>
        )}
        {problem ? (
          <Text size="meta" tone="critical">
            {problem}
          </Text>
        ) : (
          <Consequences preview={preview} impact={impact.data} />
        )}
        <Inline justify="end" gap={2}>
          <Button size="small" onPress={() => onSettle(false)}>
            {t.keepDates}
          </Button>
          <Button
            size="small"
            variant="primary"
            onPress={() => onSettle(true)}
            {...(problem !== null && { disabledReason: problem })}
          >
            {t.apply}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}

function Moved({ preview, name, asked }: { preview: MovePreview; name: string; asked: string }) {
  const [own] = preview.moved;
  if (!own)
    return (
      <Text size="meta" tone="muted">
        {t.nameStaysItsLinks(name, formatDate(asked))}
      </Text>
    );
  const [was, is] = own.from === own.old_from ? [own.old_to, own.to] : [own.old_from, own.from];
  return (
    <Text size="meta" tone="muted">
      {name}: {formatDate(was)} → {formatDate(is)}, {later(own.days)}
    </Text>
  );
}

function Line({ push, code, name }: { push: Push; code: string; name: string }) {
  return (
    <>
      <dt className={styles.pushTerm}>{code}</dt>
      <dd className={styles.pushName}>{name}</dd>
      <dd className={styles.pushDate}>{formatDate(push.to)}</dd>
    </>
  );
}

type Impact = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof impactQuery>['queryFn']>>>>;

/** What follows beside dates: the end, the forecasted milestone, deadlines and the price of waiting. */
function Consequences({ preview, impact }: { preview: MovePreview; impact: Impact | undefined }) {
  const lines = [
    preview.finish_days === 0
      ? impact?.critical_moves === false
        ? t.theCriticalPathDoesNotMove
        : null
      : t.theLastDayOfAll(later(preview.finish_days)),
    impact?.forecasted
      ? t.theForecastedMilestoneNameMoves(impact.forecasted.name, formatDate(impact.forecasted.date_from))
      : null,
    ...(impact?.deadlines ?? []).slice(0, 4).map(({ code, decide_by, waiting_cost, old_waiting_cost }) => {
      const cost =
        waiting_cost === null || waiting_cost === old_waiting_cost
          ? ''
          : t.waitingCostsMoneyInstead(formatMoney(waiting_cost), formatMoney(old_waiting_cost));
      return t.codeIsToBeDecided(code, formatDate(decide_by), cost);
    }),
    (impact?.deadlines.length ?? 0) > 4
      ? t.pluralToBeDecided(t.moreItemCount((impact?.deadlines.length ?? 0) - 4))
      : null,
  ];
  return (
    <Stack gap={1}>
      {lines
        .filter((line) => line !== null)
        .map((line) => (
          <Text key={line} size="meta">
            {line}
          </Text>
        ))}
    </Stack>
  );
}
