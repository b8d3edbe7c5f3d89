import type { ReactNode } from 'react';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Check } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney, formatNumber, subtractMoney } from '#domain/money';
import { answer, api, type AppError } from '#platform/api';
import { type DesignMilestone, useProject, useProjectId } from '#shared/project';
import { useUndo } from '#shared/undo';
import { containedQuery, type ContainedItem } from '../../estimateQueries.ts';
import * as t from '../../texts.ts';
import { Change } from './changeColumns.tsx';
import * as styles from './Changes.css.ts';

const reasons = { code: t.byItsCode, text: t.byItsWords, amount: t.byItsAmount } as const;

interface Said {
  item: ContainedItem;
  state: ContainedItem['state'];
}

const sayKey = (projectId: number, milestone: number) => ['estimate-items', projectId, milestone] as const;

/** The items of which something was said that is not kept yet: it waits behind what was said before. */
function useUnkept(milestone: number): ReadonlySet<number> {
  const mutationKey = sayKey(useProjectId(), milestone);
  const waiting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Said).item.item_id,
  });
  return new Set(waiting);
}

/** Says whether an item is in a milestone's estimate: shown at once, taken back where it is refused. */
function useSay(milestone: DesignMilestone, against: number) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const toasts = useToasts();
  const { queryKey } = containedQuery(projectId, milestone.id, against);
  const refresh = () =>
    Promise.all(
      ['estimate', 'foresite', 'overview', 'timeline'].map((name) =>
        client.invalidateQueries({ queryKey: [name, projectId] }),
      ),
    );
  const takeBack = useUndo(refresh);
  const show = (id: number, said: Pick<ContainedItem, 'state' | 'is_said_here'>) =>
    client.setQueryData(
      queryKey,
      (page) =>
        page && {
          ...page,
          results: page.results.map((row) => (row.item_id === id ? { ...row, ...said } : row)),
        },
    );
  return useMutation<{ change_set_id: number | null }, AppError, Said>({
    mutationKey: sayKey(projectId, milestone.id),
    mutationFn: ({ item, state }) =>
      answer(
        api.PUT('/projects/{project_id}/estimate/contained', {
          params: { path: { project_id: projectId } },
          body: { milestone_id: milestone.id, item_id: item.item_id, state },
        }),
      ),
    scope: { id: 'estimate-items' },
    onMutate: async ({ item, state }) => {
      await client.cancelQueries({ queryKey });
      show(item.item_id, { state, is_said_here: state !== null });
    },
    onSuccess: ({ change_set_id: id }, { item, state }) => {
      if (id === null || state === null) return;
      toasts.show({
        title: state === 'IN' ? t.codeIsInTheEstimate(item.code) : t.codeIsNotIn(item.code),
        action: { label: t.undo, onAction: () => takeBack.undo(id) },
      });
    },
    onError: (error, { item }) => {
      show(item.item_id, item);
      toasts.show({ title: t.notSaved, detail: error.message, tone: 'critical' });
    },
    onSettled: refresh,
  });
}

export interface ContainedItemsProps {
  milestone: DesignMilestone;
  /** The milestone whose estimate stands before. */
  against: number;
}

/** The approved items that the estimate seems to contain already, each confirmed or rejected by a person, so that none counts twice. */
export function ContainedItems({ milestone, against }: ContainedItemsProps) {
  const projectId = useProjectId();
  const { permissions } = useProject();
  const contained = useQuery({
    ...containedQuery(projectId, milestone.id, against),
    enabled: permissions.includes('foresite_access'),
  });
  const say = useSay(milestone, against);
  const unkept = useUnkept(milestone.id);
  const rows = contained.data?.results;
  if (!rows) return null;
  const open = rows.filter(({ state }) => state === null).length;
  const canSay = permissions.includes('upload_estimate');
  return (
    <ContainedList
      rows={rows}
      note={open > 0 ? t.numberToConfirm(formatNumber(open)) : ''}
      renderActions={(row) => (
        <>
          {unkept.has(row.item_id) ? (
            <Text size="meta" tone="muted">
              {t.saving}
            </Text>
          ) : row.state === null ? null : (
            <SaidOf row={row} here={milestone.name} />
          )}
          {canSay && row.is_said_here ? (
            <Button variant="quiet" size="small" onPress={() => say.mutate({ item: row, state: null })}>
              {t.askAgain}
            </Button>
          ) : null}
          {canSay && row.state === null ? (
            <>
              <Button size="small" onPress={() => say.mutate({ item: row, state: 'OUT' })}>
                {t.notInIt}
              </Button>
              <Button size="small" icon={Check} onPress={() => say.mutate({ item: row, state: 'IN' })}>
                {t.confirm}
              </Button>
            </>
          ) : null}
        </>
      )}
    />
  );
}

interface SaidOfProps {
  row: ContainedItem;
  /** The milestone of which it may have been said; without one it was of an estimate before. */
  here?: string;
}

/** What was said of an item, and of which estimate. */
export function SaidOf({ row, here }: SaidOfProps) {
  const of = row.is_said_here && here !== undefined ? t.inTheEstimateOfName(here) : t.inAnEstimateBefore;
  return (
    <Text size="meta" weight="label">
      {row.state === 'IN' ? of : t.notInIt}
    </Text>
  );
}

interface ContainedListProps {
  rows: readonly ContainedItem[];
  note: string;
  renderActions?: (row: ContainedItem) => ReactNode;
}

/** Approved items with what each came to and what of it was found in the lines. */
export function ContainedList({ rows, note, renderActions }: ContainedListProps) {
  return (
    <Card
      padding="none"
      title={t.approvedItemsInThisEstimate}
      actions={
        <Text size="meta" tone="muted">
          {note}
        </Text>
      }
    >
      {rows.length === 0 ? (
        <div className={styles.note}>
          <Text tone="muted">{t.noItemThatWasApproved}</Text>
        </div>
      ) : (
        <ul className={styles.movers}>
          {rows.map((row) => (
            <li key={row.item_id} className={styles.contained} aria-label={`${row.code} ${row.name}`}>
              <div className={styles.moverName} title={row.name}>
                <Text tone="muted">{row.code}</Text> {row.name}
              </div>
              <dl className={styles.facts}>
                <div>
                  <dt>{t.approved}</dt>
                  <dd>
                    <Figure>{formatMoney(row.cost)}</Figure>
                  </dd>
                </div>
                {row.suggestion ? (
                  <>
                    <div>
                      <dt>{t.found}</dt>
                      <dd>
                        <Figure>{formatMoney(row.suggestion.found)}</Figure>
                      </dd>
                    </div>
                    <div>
                      <dt>{t.difference}</dt>
                      <dd>
                        <Change change={subtractMoney(row.suggestion.found, row.cost)} />
                      </dd>
                    </div>
                  </>
                ) : null}
              </dl>
              <Stack gap={2}>
                <Text size="meta" tone="muted">
                  {row.suggestion
                    ? t.linesForReasonSure(
                        row.suggestion.lines_count,
                        t.lineWord(row.suggestion.lines_count),
                        reasons[row.suggestion.reason],
                        row.suggestion.sure,
                      )
                    : t.saidByHand}
                </Text>
                {renderActions ? (
                  <Inline gap={2} justify="space-between">
                    {renderActions(row)}
                  </Inline>
                ) : null}
              </Stack>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
