import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ChartLine, ChevronDown, ChevronUp, X } from '#design-system/icons/shapes.ts';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import { formatMoney, formatPercent } from '#domain/money';
import { personName } from '#domain/people';
import { targetFields } from '#domain/tvd';
import { answer, api, type AppError } from '#platform/api';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { Why } from '#shared/why';
import {
  bestFor,
  offeredCombinations,
  outcomeOf,
  outcomeReason,
  pendingWords,
  sharedLetters,
  toggledItem,
} from '../model/gapChoice.ts';
import { stateLabel } from '../model/tvdView.ts';
import * as t from '../texts.ts';
import { type Tvd, type TvdMember, tvdItemsQuery, type TvdView } from '../tvdQueries.ts';
import { GapChart } from './GapChart.tsx';
import { GapCombinations } from './GapCombinations.tsx';
import { GapItems } from './GapItems.tsx';
import { GapRoom } from './GapRoom.tsx';
import { stateLooks } from './stateLooks.ts';
import * as gap from './Gap.css.ts';
import * as styles from './Tvd.css.ts';
import { MemberWhy } from './TvdWhy.tsx';

export interface GapFlyoutProps {
  row: TvdMember;
  /** Rows as they are shown: those over their targets are gone through one by one. */
  rows: readonly TvdMember[];
  tvd: Tvd;
  view: TvdView;
  /** What rows are called: `systems`. */
  rowsWord: string;
  onOpen: (id: number) => void;
  onClose: () => void;
}

type Aim = 'target' | 'stretch';

/** What was chosen by hand for a row. */
interface Choice {
  id: number;
  aim: Aim;
  own: readonly number[] | null;
}

const figures = [
  { figure: 'target', title: targetFields.target.label },
  { figure: 'stretch', title: targetFields.stretch.label },
  { figure: 'forecast', title: t.forecast },
] as const;

/** What closes the gap of a row: its pending items, the best choice of them, one's own, and room in other rows. */
export default function GapFlyout({ row, rows, tvd, view, rowsWord, onOpen, onClose }: GapFlyoutProps) {
  const projectId = useProjectId();
  const items = useQuery(tvdItemsQuery(projectId, view, row.id));
  const start: Choice = { id: row.id, aim: 'target', own: null };
  const [kept, setKept] = useState(start);
  const { aim, own } = kept.id === row.id ? kept : start;
  const choose = (next: Partial<Choice>) => setKept({ id: row.id, aim, own, ...next });
  const list = items.data?.results ?? [];
  const forecast = row.forecast ?? 0;
  const wanted = (aim === 'stretch' ? row.stretch : row.target) ?? row.target ?? 0;
  const best = bestFor(list, forecast, wanted);
  const chosen = own ?? best.item_ids;
  const outcome = outcomeOf(list, chosen, forecast, wanted);
  const { count, offered } = offeredCombinations(list, chosen, forecast, wanted);
  const letters = sharedLetters(list);
  return (
    <Flyout
      label={t.closeTheGapOfName(row.name)}
      size="medium"
      onCloseRequest={onClose}
      header={<GapHead row={row} rows={rows} onOpen={onOpen} onClose={onClose} />}
      footer={<GapActions key={row.id} row={row} chosen={chosen} onClose={onClose} />}
    >
      <Stack gap={4}>
        <div className={gap.top}>
          <div>
            <p className={gap.aside}>{t.gapToTarget}</p>
            <span className={gap.large}>
              <MemberWhy
                inPanel
                row={row}
                figure="gap"
                title={t.gap}
                text={formatMoney(row.gap)}
                scope={{ tvd, area: null }}
              >
                <Figure
                  {...((row.gap ?? 0) !== 0 && {
                    trend: (row.gap ?? 0) > 0 ? ('rise' as const) : ('fall' as const),
                    trendLabel: (row.gap ?? 0) > 0 ? t.overTarget : t.underTarget,
                  })}
                >
                  {formatMoney(row.gap)}
                </Figure>
              </MemberWhy>
            </span>
            {row.gap_percent === null ? null : (
              <p className={gap.aside}>
                {`${formatPercent(Math.abs(row.gap_percent))} ${row.gap_percent < 0 ? t.belowLower : t.aboveLower} ${formatMoney(row.target)}`}
              </p>
            )}
          </div>
          <dl className={styles.figures}>
            {figures
              .filter(({ figure }) => figure !== 'stretch' || row.stretch !== null)
              .map(({ figure, title }) => (
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
            <dt>{t.withTheCheckedItems}</dt>
            <dd>
              <b>
                <Why
                  name={t.forecastWithTheCheckedItems}
                  text={formatMoney(outcome.forecast)}
                  reason={() => outcomeReason(list, chosen, forecast)}
                />
              </b>
            </dd>
            <dt>{t.pendingItems}</dt>
            <dd>{items.data ? pendingWords(list) : '-'}</dd>
          </dl>
        </div>
        <div className={gap.line}>
          {row.stretch === null ? (
            <span />
          ) : (
            <ToggleGroup
              label={t.aim}
              options={[
                { value: 'target', label: t.target },
                { value: 'stretch', label: t.stretchGoal },
              ]}
              value={aim}
              onChange={(next) => choose({ aim: next, own: null })}
            />
          )}
          {list.length > 0 && best.is_exact ? (
            <span className={gap.exact}>
              {count === null ? t.exact : t.exactCountOfCountCombinations(count)}
            </span>
          ) : null}
        </div>
        {items.isPending ? <Skeleton height={160} /> : null}
        {items.isError ? (
          <LoadError what={t.items} error={items.error} onRetry={() => void items.refetch()} />
        ) : null}
        {items.data ? (
          <GapChart
            forecast={forecast}
            target={row.target}
            stretch={row.stretch}
            chosen={list.filter(({ id }) => chosen.includes(id))}
            sentence={outcome.sentence}
          />
        ) : null}
        {items.data && list.length === 0 ? (
          <EmptyState title={t.noPendingItemsTouch} text={t.proposeAnItemOnForesite} headingLevel={3} />
        ) : null}
        {list.length > 0 ? (
          <>
            <GapItems
              items={list}
              rowName={row.name}
              chosen={chosen}
              onToggle={(id) => choose({ own: toggledItem(list, chosen, id) })}
              note={
                own !== null ? (
                  <Button variant="accent" size="small" onPress={() => choose({ own: null })}>
                    {t.backToTheBestChoice}
                  </Button>
                ) : !best.is_exact ? (
                  t.aGoodChoiceThere
                ) : letters.length > 0 ? (
                  t.onlyOneOfValueList(letters.length === 1 ? t.group : t.eachGroup, letters.join(', '))
                ) : (
                  t.bestChoiceLeastBeyond
                )
              }
            />
            <GapCombinations offered={offered} chosen={chosen} onChoose={(ids) => choose({ own: ids })} />
          </>
        ) : null}
        <GapRoom row={row} tvd={tvd} view={view} rowsWord={rowsWord} />
      </Stack>
    </Flyout>
  );
}

/** Which row it is, how it stands and whose it is; the next one over its target is a press away. */
function GapHead({
  row,
  rows,
  onOpen,
  onClose,
}: Pick<GapFlyoutProps, 'row' | 'rows' | 'onOpen' | 'onClose'>) {
  const over = rows.filter((one) => (one.gap ?? 0) > 0 || one.id === row.id);
  const at = over.findIndex(({ id }) => id === row.id);
  const [previous, next] = [over[at - 1], over[at + 1]];
  return (
    <div>
      <div className={gap.head}>
        <StatusTag label={stateLabel(row.target_state)} {...stateLooks[row.target_state]} />
        {row.owner ? (
          <span className={gap.owner}>
            <Avatar name={personName(row.owner)} seed={row.owner.id} size="tiny" />
            {personName(row.owner)}
          </span>
        ) : null}
        <span className={gap.grow} />
        <IconButton
          icon={ChevronUp}
          size="small"
          label={t.previousGap}
          disabledReason={previous ? undefined : t.thisIsTheFirstGap}
          onPress={() => previous && onOpen(previous.id)}
        />
        <IconButton
          icon={ChevronDown}
          size="small"
          label={t.nextGap}
          disabledReason={next ? undefined : t.thisIsTheLastGap}
          onPress={() => next && onOpen(next.id)}
        />
        <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
      </div>
      <Text as="h2" size="section" weight="strong">
        {t.closeThisGapName(row.name)}
      </Text>
    </div>
  );
}

type Scenario = { id: number; name: string };

/** Keeps the choice as a scenario, here or with ForeSite opened on it. */
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
  const [name, setName] = useState(t.nameToTarget(row.name).slice(0, 100));
  // What stands there already is not kept a second time.
  const [kept, setKept] = useState<{ of: string; scenario: Scenario } | null>(null);
  const of = JSON.stringify([name.trim(), chosen]);
  const focus = ({ id }: Scenario) => void navigate(pathTo('foresite', { projectId }, { focus: id }));
  const save = useMutation<Scenario, AppError, { thenFocus: boolean }>({
    mutationFn: () =>
      answer(
        api.POST('/projects/{project_id}/scenarios', {
          params: { path: { project_id: projectId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { name: name.trim(), items: [...chosen] },
        }),
      ),
    onSuccess: (scenario, { thenFocus }) => {
      void client.invalidateQueries({ queryKey: ['foresite', projectId] });
      toasts.show({ title: t.scenarioNameSaved(scenario.name) });
      if (thenFocus) focus(scenario);
      else setKept({ of, scenario });
    },
    onError: (error) =>
      toasts.show({ title: t.theScenarioWasNotSaved, detail: error.message, tone: 'critical' }),
  });
  const problem = chosen.length === 0 ? t.checkAtLeastOneItem : name.trim() === '' ? t.enterAName : undefined;
  const isKept = kept?.of === of;
  if (!canSave) return <Button onPress={onClose}>{t.close}</Button>;
  return (
    <div className={gap.actions}>
      <div className={gap.scenario}>
        <TextField label={t.scenario} labelHidden maxLength={100} value={name} onChange={setName} />
      </div>
      <Button
        busy={save.isPending && !save.variables.thenFocus}
        disabledReason={problem ?? (isKept ? t.thisScenarioIsSaved : undefined)}
        onPress={() => save.mutate({ thenFocus: false })}
      >
        {t.saveScenario}
      </Button>
      <Button
        variant="primary"
        icon={ChartLine}
        busy={save.isPending && save.variables.thenFocus}
        disabledReason={problem}
        onPress={() => (isKept ? focus(kept.scenario) : save.mutate({ thenFocus: true }))}
      >
        {t.focusOnForesite}
      </Button>
    </div>
  );
}
