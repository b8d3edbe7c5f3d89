import { Fragment } from 'react';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { type Area, AREA_UNITS } from '#domain/area';
import { abbreviate, MONEY_LIMIT, NOTHING } from '#domain/money';
import { personName } from '#domain/people';
import { stretchProblem, TARGET_MESSAGES, targetFields } from '#domain/tvd';
import { PhoneRow } from '#shared/page';
import type { TvdScope } from '../model/tvdReasons.ts';
import { figureWidth } from '../model/figureWidth.ts';
import { figureOf, pendingEnds, pendingText, stateLabel } from '../model/tvdView.ts';
import * as t from '../texts.ts';
import type { Tvd, TvdMember } from '../tvdQueries.ts';
import { stateLooks } from './stateLooks.ts';
import { TargetBar } from './TargetBar.tsx';
import { MemberWhy, TotalWhy } from './TvdWhy.tsx';
import * as styles from './Tvd.css.ts';

/** Between the frozen names and the first figure beside them, in pixels. */
const edge = 8;
/** What the two letters of a short range are wider than digits, in pixels. */
const wideLetters = 8;

type Column = GridColumn<TvdMember>;
type Amount = 'current' | 'forecast';

/** What the columns of the page need to know. */
export interface TvdColumnsOptions {
  tvd: Tvd;
  /** What amounts are divided by; null for amounts as they are. */
  area: Area | null;
  heading: string;
  /** Opens a row: its owner and trend; absent in exports. */
  onOpen?: ((row: TvdMember) => void) | undefined;
  /** Opens what closes the gap of a row; absent for those who see no items. */
  onCloseGap?: ((row: TvdMember) => void) | undefined;
}

/** Each member with its target, what it costs now, what is decided and open, and where that leaves it. */
export function tvdColumns({ tvd, area, heading, onOpen, onCloseGap }: TvdColumnsOptions): Column[] {
  const figure = figureOf(area);
  const { members, total, tolerance } = tvd;
  const scope = { tvd, area };
  /** A range of two is short. */
  const short = area ? figure : abbreviate;
  const widthOf = (least: number, figures: readonly (number | null)[], mark = 0) =>
    figureWidth(least, figures.map(figure), mark);
  const byComponent = tvd.dimension === 'components';
  const blocked = area ? t.switchToCostToEdit(AREA_UNITS[area.unit].abbreviation) : undefined;
  const aim = (id: 'target' | 'stretch', title: string, sum: number | null, why?: string): Column => ({
    id,
    title,
    width: widthOf(104, [sum, ...members.map((row) => row[id])], id === 'target' ? edge : 0),
    align: 'end',
    value: (row) => row[id],
    text: (row) => figure(row[id]),
    render: (row) => <Figure>{figure(row[id])}</Figure>,
    renderTotal: () => <TotalWhy figure={id} title={title} text={figure(sum)} scope={scope} />,
    edit: {
      type: 'money',
      minimum: 0,
      maximum: MONEY_LIMIT,
      readOnly: () => blocked ?? why,
      validate: (value, row) => {
        const target = id === 'target' ? value : row.target;
        const stretch = id === 'stretch' ? value : row.stretch;
        return stretchProblem(
          typeof target === 'number' ? target : null,
          typeof stretch === 'number' ? stretch : null,
        );
      },
    },
  });
  const cost = (id: Amount, title: string): Column => ({
    id,
    title,
    width: widthOf(106, [total[id], ...members.map((row) => row[id])]),
    align: 'end',
    value: (row) => row[id],
    text: (row) => figure(row[id]),
    render: (row) => (
      <MemberWhy row={row} figure={id} title={title} text={figure(row[id])} scope={scope}>
        {id === 'forecast' ? (
          <b>
            <Figure explained>{figure(row[id])}</Figure>
          </b>
        ) : undefined}
      </MemberWhy>
    ),
    renderTotal: () => <TotalWhy figure={id} title={title} text={figure(total[id])} scope={scope} />,
  });
  const approvedText = ({ approved }: TvdMember) => (approved === 0 ? NOTHING : figure(approved));
  const gapText = ({ gap }: Pick<TvdMember, 'gap'>) => (gap === null || gap === 0 ? NOTHING : figure(gap));
  return [
    {
      id: 'name',
      title: heading,
      width: 136,
      shrinksTo: 112,
      grow: true,
      evens: true,
      frozen: true,
      hideable: false,
      value: (row) => row.name,
      render: (row) =>
        onOpen ? (
          <span className={styles.named}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.nameButton}
              aria-label={t.openName(row.name)}
              title={row.name}
              onClick={() => onOpen(row)}
            >
              <span className={styles.nameText}>{row.name}</span>
            </button>
            {row.owner ? <Avatar name={personName(row.owner)} seed={row.owner.id} size="tiny" /> : null}
          </span>
        ) : (
          row.name
        ),
      renderTotal: () => t.total,
    },
    ...(onOpen
      ? []
      : [
          {
            id: 'owner',
            title: targetFields.owner_id.label,
            width: 140,
            value: (row: TvdMember) => (row.owner ? personName(row.owner) : ''),
            render: (row: TvdMember) => (row.owner ? personName(row.owner) : ''),
          },
        ]),
    aim('target', t.target, total.target, byComponent ? TARGET_MESSAGES.component : undefined),
    aim('stretch', t.stretchGoal, total.stretch),
    cost('current', t.current),
    {
      id: 'approved',
      title: t.approved,
      width: widthOf(98, [total.approved, ...members.map(({ approved }) => approved)]),
      align: 'end',
      value: (row) => row.approved,
      text: approvedText,
      render: (row) => (
        <MemberWhy row={row} figure="approved" title={t.approved} text={approvedText(row)} scope={scope} />
      ),
      renderTotal: () => (
        <TotalWhy figure="approved" title={t.approved} text={figure(total.approved)} scope={scope} />
      ),
    },
    {
      id: 'pending',
      title: t.pending,
      width: figureWidth(
        132,
        [total, ...members].map((row) => pendingText(row, short)),
        wideLetters,
      ),
      align: 'end',
      value: (row) => row.low,
      text: (row) => pendingText(row, figure),
      render: (row) => <Pending row={row} scope={scope} figure={short} />,
      renderTotal: () => <Pending scope={scope} figure={short} />,
    },
    cost('forecast', t.forecast),
    {
      id: 'bar',
      title: t.vsTarget,
      width: 104,
      shrinksTo: 80,
      value: (row) => row.gap_percent,
      text: (row) => (row.gap_percent === null ? NOTHING : `${row.gap_percent}%`),
      render: (row) => <TargetBar row={row} tolerance={tolerance} />,
    },
    {
      id: 'gap',
      title: t.gap,
      width: widthOf(106, [total.gap, ...members.map(({ gap }) => gap)], 16),
      align: 'end',
      value: (row) => row.gap,
      text: (row) => figure(row.gap),
      render: (row) =>
        onCloseGap && (row.gap ?? 0) > 0 ? (
          <button
            type="button"
            tabIndex={-1}
            className={styles.gapButton}
            data-why
            aria-label={t.closeTheGapOfName(row.name)}
            onClick={() => onCloseGap(row)}
          >
            <Gap gap={row.gap} figure={figure} explained />
          </button>
        ) : (
          <MemberWhy row={row} figure="gap" title={t.gap} text={gapText(row)} scope={scope}>
            <Gap gap={row.gap} figure={figure} explained />
          </MemberWhy>
        ),
      renderTotal: () => (
        <TotalWhy figure="gap" title={t.gap} text={gapText(total)} scope={scope}>
          <Gap gap={total.gap} figure={figure} explained />
        </TotalWhy>
      ),
    },
    {
      id: 'target_state',
      title: t.state,
      width: 122,
      value: (row) => stateLabel(row.target_state),
      render: (row) => (
        <MemberWhy
          row={row}
          figure="target_state"
          title={t.state}
          text={stateLabel(row.target_state)}
          scope={scope}
        >
          <StatusTag label={stateLabel(row.target_state)} {...stateLooks[row.target_state]} />
        </MemberWhy>
      ),
      renderTotal: () => (
        <TotalWhy figure="target_state" title={t.state} text={stateLabel(total.target_state)} scope={scope}>
          <StatusTag label={stateLabel(total.target_state)} {...stateLooks[total.target_state]} />
        </TotalWhy>
      ),
    },
  ];
}

/** A row on a phone: its forecast and gap, then its target and state. */
export function TvdPhoneRow({ row, area }: { row: TvdMember; area: Area | null }) {
  const figure = figureOf(area);
  const state = stateLabel(row.target_state);
  return (
    <PhoneRow
      title={row.name}
      note={row.target === null ? state : t.stateTargetFigure(state, figure(row.target))}
      figure={<Figure>{figure(row.forecast)}</Figure>}
      figureNote={<Gap gap={row.gap} figure={figure} />}
    />
  );
}

interface PendingProps {
  /** The total of all rows without one. */
  row?: TvdMember;
  scope: TvdScope;
  figure: (amount: number) => string;
}

/** What pending items may still take away and add, each with its items. */
function Pending({ row, scope, figure }: PendingProps) {
  const found = row ?? scope.tvd.total;
  const ends = pendingEnds(found);
  if (ends.length === 0) return <Figure>{NOTHING}</Figure>;
  return (
    <span className={styles.range}>
      {ends.map(({ end, title }, at) => (
        <Fragment key={end}>
          {at > 0 ? <span className={styles.to}>{t.toLower}</span> : null}
          {row ? (
            <MemberWhy row={row} figure={end} title={title} text={figure(row[end])} scope={scope} />
          ) : (
            <TotalWhy figure={end} title={title} text={figure(found[end])} scope={scope} />
          )}
        </Fragment>
      ))}
    </span>
  );
}

function Gap({
  gap,
  figure,
  explained = false,
}: {
  gap: number | null;
  figure: (amount: number) => string;
  explained?: boolean;
}) {
  if (gap === null || gap === 0) return <span className={styles.quiet}>{NOTHING}</span>;
  return (
    <Figure
      explained={explained}
      trend={gap > 0 ? 'rise' : 'fall'}
      trendLabel={gap > 0 ? t.overTarget : t.underTarget}
    >
      {figure(gap)}
    </Figure>
  );
}
