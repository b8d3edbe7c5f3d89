import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Ellipsis, Pencil, Trash2, TriangleAlert } from '#design-system/icons/shapes.ts';
import { formatGridDate, type IsoDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { formatMoney, NOTHING } from '#domain/money';
import { packageFields, passedDay, savingsOf } from '#domain/procurement';
import { nameOf, packagesWords, statusLook } from '../model/packageWords.ts';
import { lateDays } from '../model/planWords.ts';
import type { BidPackage, BidPackagePage } from '../packageQueries.ts';
import * as t from '../texts.ts';
import { SavingsFigure } from './SavingsFigure.tsx';
import * as styles from './Procurement.css.ts';

export interface PackageColumnFacts {
  today: IsoDate;
  /** Work days to spare on site by package; absent until the plan is there. */
  slacks?: ReadonlyMap<number, number> | undefined;
  /** How many match and what they add up to; absent where there is no sum. */
  totals?: Pick<BidPackagePage, 'count' | 'figures'> | undefined;
  onOpen: (id: number) => void;
  /** Absent for whoever may only look. */
  onRemove?: ((row: BidPackage) => void) | undefined;
}

type Totals = PackageColumnFacts['totals'];
const sum = (amount: number) => () => <Figure>{formatMoney(amount)}</Figure>;

const money = (id: 'budget' | 'leveled_low' | 'committed', totals: Totals): GridColumn<BidPackage> => ({
  id,
  title: packageFields[id].label,
  width: 118,
  align: 'end',
  value: (row) => row[id],
  render: ({ [id]: amount }) => <Figure>{amount === null ? NOTHING : formatMoney(amount)}</Figure>,
  ...(totals && { renderTotal: sum(totals.figures[id]) }),
});

const day = (id: 'bids_due' | 'award_by' | 'on_site', today: IsoDate): GridColumn<BidPackage> => ({
  id,
  title: packageFields[id].label,
  width: 114,
  inSight: id === 'on_site',
  value: (row) => row[id],
  render: (row) => <Day row={row} of={id} today={today} />,
});

/** The list's columns with their widths. */
export const packageColumns = ({
  today,
  slacks,
  totals,
  onOpen,
  onRemove,
}: PackageColumnFacts): GridColumn<BidPackage>[] => [
  {
    id: 'number',
    title: t.code,
    width: 72,
    frozen: true,
    value: ({ number }) => formatCode('bid_package', number),
    render: ({ number }) => formatCode('bid_package', number),
  },
  {
    id: 'name',
    title: t.packageWord,
    width: 190,
    minWidth: 150,
    shrinksTo: 150,
    grow: true,
    evens: true,
    frozen: true,
    hideable: false,
    value: ({ name }) => name,
    onActivate: ({ id }) => onOpen(id),
    render: ({ id, name }) => (
      <Link variant="plain" href={`?itemDetailsId=${id}`}>
        {name}
      </Link>
    ),
    ...(totals && { renderTotal: () => packagesWords(totals.count) }),
  },
  {
    id: 'status',
    title: t.status,
    width: 164,
    value: ({ status }) => statusLook(status).label,
    render: ({ status }) => <StatusTag {...statusLook(status)} />,
  },
  money('budget', totals),
  money('leveled_low', totals),
  {
    id: 'savings',
    title: t.savings,
    width: 118,
    align: 'end',
    value: savingsOf,
    render: (row) => <SavingsFigure savings={savingsOf(row)} />,
    ...(totals && {
      renderTotal: () => (
        <SavingsFigure savings={totals.figures.leveled_count > 0 ? totals.figures.savings : null} />
      ),
    }),
  },
  day('bids_due', today),
  day('award_by', today),
  day('on_site', today),
  {
    id: 'slack',
    title: t.slack,
    width: 112,
    text: ({ id }) => slackWords(slacks?.get(id)),
    render: ({ id }) => <Slack days={slacks?.get(id)} />,
  },
  money('committed', totals),
  {
    id: 'awarded_to',
    title: packageFields.awarded_to.label,
    width: 140,
    value: (row) => row.awarded_to,
    render: (row) => row.awarded_to ?? NOTHING,
  },
  {
    id: 'work_trade',
    title: t.trade,
    width: 110,
    value: (row) => row.work_trade,
    render: (row) => row.work_trade || NOTHING,
  },
  {
    id: 'owner',
    title: t.owner,
    width: 80,
    value: ({ owner }) => owner && nameOf(owner),
    render: ({ owner }) =>
      owner ? <Avatar name={nameOf(owner)} src={owner.avatar_url} seed={String(owner.id)} /> : NOTHING,
  },
  {
    id: 'next_step',
    title: t.nextStep,
    width: 200,
    value: (row) => row.next_step,
    render: (row) => row.next_step || NOTHING,
  },
  {
    id: 'options',
    title: t.actions,
    renderTitle: () => null,
    width: 60,
    frozen: 'end',
    render: (row) => <RowMenu row={row} onOpen={onOpen} onRemove={onRemove} />,
  },
];

const slackWords = (days: number | undefined) =>
  days === undefined ? '' : days < 0 ? lateDays(days) : `${days} ${t.dayWord(days)}`;

function Slack({ days }: { days: number | undefined }) {
  if (days === undefined) return NOTHING;
  if (days >= 0) return slackWords(days);
  return (
    <span className={styles.late}>
      <TriangleAlert size={14} aria-hidden />
      {slackWords(days)}
    </span>
  );
}

function Day({
  row,
  of,
  today,
}: {
  row: BidPackage;
  of: 'bids_due' | 'award_by' | 'on_site';
  today: IsoDate;
}) {
  const date = row[of];
  if (date === null) return NOTHING;
  if (passedDay(row, today) !== of) return formatGridDate(date);
  return (
    <span className={styles.late} title={t.passed}>
      <TriangleAlert size={14} aria-label={t.passed} />
      {formatGridDate(date)}
    </span>
  );
}

function RowMenu({ row, onOpen, onRemove }: Omit<PackageColumnFacts, 'today'> & { row: BidPackage }) {
  const code = formatCode('bid_package', row.number);
  return (
    <Menu
      label={t.actionsOfCode(code)}
      placement="bottom-end"
      sections={[
        {
          id: 'actions',
          items: [
            { id: 'edit', label: onRemove ? t.edit : t.open, icon: Pencil, onSelect: () => onOpen(row.id) },
            ...(onRemove
              ? [{ id: 'delete', label: t.deleteWord, icon: Trash2, onSelect: () => onRemove(row) }]
              : []),
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} size="small" label={t.actionsOfCode(code)} trigger={trigger} />
      )}
    />
  );
}
