import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import { formatMoney } from '#domain/money';
import { targetFields } from '#domain/tvd';
import { answer, api, type AppError } from '#platform/api';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { Why } from '#shared/why';
import { bestFor, outcomeOf, outcomeReason, toggledItem } from '../model/gapChoice.ts';
import { type Tvd, type TvdMember, tvdItemsQuery, type TvdView } from '../tvdQueries.ts';
import { GapItems } from './GapItems.tsx';
import * as styles from './Tvd.css.ts';
import { MemberWhy } from './TvdWhy.tsx';

export interface GapFlyoutProps {
  row: TvdMember;
  tvd: Tvd;
  view: TvdView;
  onClose: () => void;
}

type Aim = 'target' | 'stretch';

const figures = [
  { figure: 'target', title: targetFields.target.label },
  { figure: 'stretch', title: targetFields.stretch.label },
  { figure: 'forecast', title: 'Forecast' },
] as const;

/** What closes the gap of a row: its pending items, the best choice of them, and one's own. */
export default function GapFlyout({ row, tvd, view, onClose }: GapFlyoutProps) {
  const projectId = useProjectId();
  const items = useQuery(tvdItemsQuery(projectId, view, row.id));
  const [aim, setAim] = useState<Aim>('target');
  const [own, setOwn] = useState<readonly number[] | null>(null);
  const list = items.data?.results ?? [];
  const wanted = (aim === 'stretch' ? row.stretch : row.target) ?? row.target ?? 0;
  const best = bestFor(list, row.forecast ?? 0, wanted);
  const chosen = own ?? best.item_ids;
  const outcome = outcomeOf(list, chosen, row.forecast ?? 0, wanted);
  return (
    <Flyout
      label={`Close the gap of ${row.name}`}
      size="medium"
      onCloseRequest={onClose}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {`Close this gap: ${row.name}`}
          </Text>
          <IconButton icon={X} size="small" label="Close" onPress={onClose} />
        </Inline>
      }
      footer={<GapActions row={row} chosen={chosen} onClose={onClose} />}
    >
      <Stack gap={4}>
        <dl className={styles.figures}>
          {figures.map(({ figure, title }) => (
            <Fragment key={figure}>
              <dt>{title}</dt>
              <dd>
                <MemberWhy
                  inPanel
                  row={row}
                  figure={figure}
                  title={title}
                  text={formatMoney(row[figure])}
                  scope={{ tvd, area: null }}
                />
              </dd>
            </Fragment>
          ))}
          <dt>With the checked items</dt>
          <dd>
            <b>
              <Why
                name="Forecast with the checked items"
                text={formatMoney(outcome.forecast)}
                reason={() => outcomeReason(list, chosen, row.forecast ?? 0)}
              />
            </b>
          </dd>
        </dl>
        {row.stretch === null ? null : (
          <ToggleGroup
            label="Aim"
            options={[
              { value: 'target', label: 'Target' },
              { value: 'stretch', label: 'Stretch goal' },
            ]}
            value={aim}
            onChange={(next) => {
              setAim(next);
              setOwn(null);
            }}
          />
        )}
        <p className={styles.outcome} aria-live="polite">
          {outcome.sentence}
        </p>
        {items.isPending ? <Skeleton height={160} /> : null}
        {items.isError ? (
          <LoadError what="items" error={items.error} onRetry={() => void items.refetch()} />
        ) : null}
        {items.data && list.length === 0 ? (
          <EmptyState
            title="No pending items touch this row"
            text="Propose an item on ForeSite with scope in this part of the project."
            headingLevel={3}
          />
        ) : null}
        {list.length > 0 ? (
          <GapItems
            items={list}
            rowName={row.name}
            chosen={chosen}
            onToggle={(id) => setOwn(toggledItem(list, chosen, id))}
            note={
              own === null ? (
                best.is_exact ? (
                  'Best choice: least beyond the target, then fewest items.'
                ) : (
                  'A good choice: there are too many combinations to try them all.'
                )
              ) : (
                <Button variant="accent" size="small" onPress={() => setOwn(null)}>
                  Back to the best choice
                </Button>
              )
            }
          />
        ) : null}
      </Stack>
    </Flyout>
  );
}

/** Keeps the choice as a scenario, which ForeSite then opens with in focus. */
function GapActions({
  row,
  chosen,
  onClose,
}: Pick<GapFlyoutProps, 'row' | 'onClose'> & { chosen: readonly number[] }) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const canSave = useCan('add_scenario');
  const save = useMutation<{ id: number; name: string }, AppError>({
    mutationFn: () =>
      answer(
        api.POST('/projects/{project_id}/scenarios', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { name: `${row.name} to target`.slice(0, 100), items: [...chosen] },
        }),
      ),
    onSuccess: ({ id, name }) => {
      void client.invalidateQueries({ queryKey: ['foresite', projectId] });
      toasts.show({ title: `Scenario "${name}" saved` });
      void navigate(pathTo('foresite', { projectId }, { focus: id }));
    },
    onError: (error) =>
      toasts.show({ title: 'The scenario was not saved', detail: error.message, tone: 'critical' }),
  });
  return (
    <>
      <Button onPress={onClose}>Close</Button>
      {canSave ? (
        <Button
          variant="primary"
          busy={save.isPending}
          disabledReason={chosen.length === 0 ? 'Check at least one item' : undefined}
          onPress={() => save.mutate()}
        >
          Save scenario
        </Button>
      ) : null}
    </>
  );
}
