import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatGridDate } from '#domain/dates';
import { useProjectId } from '#shared/project';
import { LoadError } from '#shared/failure';
import { type PlanMove, planMoves, unlinkedLate } from '../../model/planMoves.ts';
import { useApplyPlan } from '../../purchasePlanMutations.ts';
import {
  movesOf,
  planImpactQuery,
  type PlanImpact,
  type PurchasePlanPage,
} from '../../purchasePlanQueries.ts';
import * as t from '../../texts.ts';

export interface ApplyToTimelineProps {
  /** The plan of every package. */
  page: PurchasePlanPage;
  onClose: () => void;
}

const rowKey = ({ activity }: PlanMove) => String(activity.id);
const rowLabel = ({ activity }: PlanMove) => `${activity.code} ${activity.name}`;
const columns: GridColumn<PlanMove>[] = [
  { id: 'activity', title: t.activity, width: 200, grow: true, value: rowLabel, render: rowLabel },
  { id: 'package', title: t.waitsFor, width: 150, value: ({ name }) => name, render: ({ name }) => name },
  {
    id: 'from',
    title: t.starts,
    width: 100,
    value: ({ activity }) => activity.date_from,
    render: ({ activity }) => formatGridDate(activity.date_from),
  },
  {
    id: 'to',
    title: t.wouldStart,
    width: 110,
    value: ({ to }) => to,
    render: ({ to }) => formatGridDate(to),
  },
];

/** Moves activities to the days on which their packages are there; what that pushes is shown first, and one Undo takes it back. */
export default function ApplyToTimeline({ page, onClose }: ApplyToTimelineProps) {
  const projectId = useProjectId();
  const rows = useMemo(() => planMoves(page.results), [page]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(rows.map(rowKey)));
  const chosen = useMemo(() => rows.filter((row) => selected.has(rowKey(row))), [rows, selected]);
  const moves = useMemo(() => movesOf(chosen), [chosen]);
  const impact = useQuery({ ...planImpactQuery(projectId, moves), enabled: moves.length > 0 });
  const apply = useApplyPlan();
  const problem = moves.length === 0 ? undefined : (impact.data?.problem ?? undefined);
  const words = chosen.length === 1 ? t.activity1 : t.lengthActivities(chosen.length);
  const unlinked = unlinkedLate(page.results);
  return (
    <Dialog
      title={t.applyToTimeline}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={apply.isPending}
            disabledReason={
              chosen.length === 0
                ? rows.length === 0
                  ? t.theTimelineWaits
                  : t.chooseAnActivity
                : impact.data
                  ? problem
                  : t.whatThisMovesIsStill
            }
            onPress={() => apply.mutate(moves, { onSuccess: onClose })}
          >
            {chosen.length === 0 ? t.move : t.moveWords(words)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {rows.length === 0 ? (
          <Text as="p">{t.everyActivityThatNeeds}</Text>
        ) : (
          <>
            <Text as="p">{t.activitiesThatStartBeforeTheir}</Text>
            <DataGrid
              label={t.activitiesToMove}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              rowLabel={rowLabel}
              frame="control"
              maxHeight={260}
              selection={{ selected, onChange: setSelected }}
            />
            {chosen.length === 0 ? null : impact.isError ? (
              <LoadError what={t.moves} error={impact.error} onRetry={() => void impact.refetch()} />
            ) : impact.data ? (
              <Impact impact={impact.data} />
            ) : (
              <Skeleton height={48} />
            )}
          </>
        )}
        {unlinked.length > 0 ? (
          <Banner tone="info">
            {t.lateButNeeded(
              unlinked.slice(0, 5).join(', '),
              unlinked.length > 5 ? t.andLengthMoreLower(unlinked.length - 5) : '',
            )}
          </Banner>
        ) : null}
        {apply.error ? <Banner tone="critical">{apply.error.message}</Banner> : null}
      </Stack>
    </Dialog>
  );
}

const daysWords = (days: number) =>
  `${Math.abs(days)} ${t.dayWord(Math.abs(days))} ${days < 0 ? 'earlier' : 'later'}`;

/** What else moves. */
function Impact({ impact: { pushed, finish_days: finish, problem } }: { impact: PlanImpact }) {
  if (problem !== null) return <Banner tone="critical">{problem}</Banner>;
  return (
    <Stack gap={2}>
      <Text weight="strong">
        {`${pushed.length === 0 ? t.nothingElseMoves : t.lengthMoreValue(pushed.length, pushed.length === 1 ? t.rowMoves : t.rowsMove)}; ${finish === 0 ? t.theFinishStays : t.theFinishIsDaysWords(daysWords(finish))}.`}
      </Text>
      {pushed.length === 0 ? null : (
        <ul aria-label={t.pushed}>
          {pushed
            .slice(0, 8)
            .map(({ entity_type: type, entity_id: id, code, name, days, date_from: from }) => (
              <li key={`${type} ${id}`}>{`${code} ${name}: ${formatGridDate(from)}, ${daysWords(days)}`}</li>
            ))}
          {pushed.length > 8 ? <li>{t.andLengthMore(pushed.length - 8)}</li> : null}
        </ul>
      )}
    </Stack>
  );
}
