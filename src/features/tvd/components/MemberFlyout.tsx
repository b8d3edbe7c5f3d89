import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { LineChart } from '#design-system/charts/LineChart/LineChart.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import { abbreviate, abbreviateTick, formatMoney, MONEY_LIMIT, NOTHING } from '#domain/money';
import { personName } from '#domain/people';
import { stretchProblem, targetFields } from '#domain/tvd';
import { useCan } from '#platform/flags';
import { peopleQuery, useProjectId } from '#shared/project';
import { Why } from '#shared/why';
import type { TvdFigure } from '../model/tvdReasons.ts';
import { kindReason, partsOf } from '../model/tvdKinds.ts';
import { stateLabel } from '../model/tvdView.ts';
import * as t from '../texts.ts';
import { useSaveTargets } from '../tvdMutations.ts';
import { targetHistoryQuery, type Tvd, type TvdMember, type TvdView } from '../tvdQueries.ts';
import * as styles from './Tvd.css.ts';
import { MemberWhy } from './TvdWhy.tsx';

export interface MemberFlyoutProps {
  row: TvdMember;
  tvd: Tvd;
  view: TvdView;
  /** Opens what closes its gap; absent where there is none to close, or for those who see no items. */
  onCloseGap?: (() => void) | undefined;
  onClose: () => void;
}

/** A row: who owns it, why its target is what it is, and what it cost from milestone to milestone. */
export default function MemberFlyout({ row, tvd, view, onCloseGap, onClose }: MemberFlyoutProps) {
  const save = useSaveTargets(view);
  const mayChange = useCan('change_dimensionmemberparams');
  const people = useQuery({ ...peopleQuery(useProjectId()), enabled: mayChange }).data?.results ?? [];
  return (
    <Flyout
      label={row.name}
      size="medium"
      onCloseRequest={onClose}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {row.name}
          </Text>
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      }
      footer={
        <>
          <Button onPress={onClose}>{t.close}</Button>
          {onCloseGap ? (
            <Button variant="primary" onPress={onCloseGap}>
              {t.closeTheGap}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <dl className={styles.figures}>
          {figuresOf(row).map(({ figure, title, text }) => (
            <Fragment key={figure}>
              <dt>{title}</dt>
              <dd>
                <MemberWhy
                  inPanel
                  row={row}
                  figure={figure}
                  title={title}
                  text={text}
                  scope={{ tvd, area: null }}
                />
              </dd>
            </Fragment>
          ))}
          {row.note === '' ? null : (
            <>
              <dt>{targetFields.note.label}</dt>
              <dd>{row.note}</dd>
            </>
          )}
        </dl>
        <Kinds row={row} tvd={tvd} />
        {mayChange ? <Aims row={row} tvd={tvd} view={view} /> : null}
        <PersonPicker
          label={targetFields.owner_id.label}
          clearable
          readOnly={!mayChange}
          people={people.map((person) => ({
            id: String(person.id),
            name: personName(person),
            description: person.email,
            picture: person.avatar_url ?? null,
          }))}
          value={row.owner ? String(row.owner.id) : null}
          {...(row.owner && { selectedLabel: personName(row.owner) })}
          placeholder={t.nobodyYet}
          onChange={(id) =>
            save.mutate({
              targets: [
                { member_id: row.id, version: row.version, owner_id: id === null ? null : Number(id) },
              ],
            })
          }
        />
        <Trend row={row} tvd={tvd} view={view} />
      </Stack>
    </Flyout>
  );
}

/** The figures of a row, each of which says why. */
const figuresOf = (row: TvdMember): { figure: TvdFigure; title: string; text: string }[] => [
  { figure: 'target', title: targetFields.target.label, text: formatMoney(row.target) },
  { figure: 'stretch', title: targetFields.stretch.label, text: formatMoney(row.stretch) },
  { figure: 'current', title: t.current, text: formatMoney(row.current) },
  { figure: 'approved', title: t.approved, text: row.approved === 0 ? NOTHING : formatMoney(row.approved) },
  { figure: 'forecast', title: t.forecast, text: formatMoney(row.forecast) },
  {
    figure: 'gap',
    title: t.gap,
    text: row.gap === null ? NOTHING : `${formatMoney(row.gap)}, ${row.gap_percent}%`,
  },
  { figure: 'target_state', title: t.state, text: stateLabel(row.target_state) },
];

/** What its part of the newest estimate is made of, where not all of it is work. */
function Kinds({ row, tvd }: Pick<MemberFlyoutProps, 'row' | 'tvd'>) {
  const parts = partsOf(tvd, row.id, row.current);
  if (parts.length === 0) return null;
  return (
    <section aria-label={t.currentByKind}>
      <Text as="h3" size="body" weight="strong">
        {tvd.milestone ? t.nameByKindOfLine(tvd.milestone.name) : t.byKindOfLine}
      </Text>
      <dl className={styles.figures}>
        {parts.map(({ name, amount }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <Why
                name={t.titleOfName(name, row.name)}
                text={formatMoney(amount)}
                reason={() => kindReason(parts, row.current)}
              />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** Target and stretch goal, saved together. */
function Aims({ row, tvd, view }: Pick<MemberFlyoutProps, 'row' | 'tvd' | 'view'>) {
  const { mutate, isPending } = useSaveTargets(view);
  const [typed, setTyped] = useState({ target: row.target, stretch: row.stretch });
  const error = stretchProblem(typed.target, typed.stretch);
  const save = () => {
    const changed = aims.filter((id) => typed[id] !== row[id]);
    if (error !== undefined || changed.length === 0) return;
    mutate(
      {
        targets: [
          {
            member_id: row.id,
            version: row.version,
            ...Object.fromEntries(changed.map((id) => [id, typed[id]])),
          },
        ],
      },
      { onError: () => setTyped({ target: row.target, stretch: row.stretch }) },
    );
  };
  const isChanged = aims.some((id) => typed[id] !== row[id]);
  return (
    <Form label={t.targetAndStretchGoal} onSubmit={save}>
      <Columns count={2} minimum={160}>
        {aims.map((id) => (
          <MoneyField
            key={id}
            label={targetFields[id].label}
            value={typed[id]}
            maximum={MONEY_LIMIT}
            readOnly={id === 'target' && tvd.dimension === 'components'}
            onChange={(value) => setTyped((now) => ({ ...now, [id]: value }))}
            {...(id === 'stretch' && error !== undefined && { error })}
          />
        ))}
      </Columns>
      <Inline justify="end">
        <Button type="submit" busy={isPending} disabledReason={isChanged ? error : t.nothingHasChanged}>
          {t.saveTarget}
        </Button>
      </Inline>
    </Form>
  );
}

const aims = ['target', 'stretch'] as const;

/** What a row cost in each estimate, and its forecast, against its target. */
function Trend({
  row,
  tvd: { milestones, dimension },
  view,
}: Pick<MemberFlyoutProps, 'row' | 'tvd' | 'view'>) {
  // The target of a component is its budget, which is not kept by milestone.
  const history = useQuery({
    ...targetHistoryQuery(useProjectId(), view, row.id),
    enabled: dimension !== 'components',
  }).data?.results;
  const points = [...milestones.map(({ id, name }) => ({ id: String(id), label: name })), forecastPoint];
  const values = [...row.trend, row.forecast];
  const then = new Map(history?.map(({ milestone_id: id, target }) => [id, target]));
  const targets = [...milestones.map(({ id }) => then.get(id) ?? null), row.target];
  const moved = history !== undefined && targets.some((target) => target !== row.target);
  const said = points.map(({ label }, at) => `${label} ${formatMoney(values[at] ?? null)}`).join(', ');
  return (
    <section aria-label={t.trend}>
      <Text as="h3" size="body" weight="strong">
        {t.trendOverMilestones}
      </Text>
      <LineChart
        height={220}
        summary={`${row.name}: ${said}${row.target === null ? '' : t.targetMoney(formatMoney(row.target))}`}
        formatValue={(value) => formatMoney(value)}
        formatShort={abbreviateTick}
        axis={{ points }}
        endLabels={false}
        series={[
          { id: 'cost', name: t.cost, color: 1, values },
          ...(moved
            ? [
                {
                  id: 'target',
                  name: t.target,
                  color: 2,
                  tone: 'target',
                  shape: 'steps',
                  values: targets,
                } as const,
              ]
            : []),
        ]}
        {...(row.target !== null &&
          !moved && {
            target: { value: row.target, name: t.target, figure: abbreviate(row.target) },
          })}
      />
      {moved ? (
        <table className={styles.targetsThen}>
          <caption>{t.targetAtEachMilestone}</caption>
          <tbody>
            {points.map(({ id, label }, at) => (
              <tr key={id}>
                <th scope="row">{id === forecastPoint.id ? t.now : label}</th>
                <td>{formatMoney(targets[at] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

const forecastPoint = { id: 'forecast', label: t.forecast };
