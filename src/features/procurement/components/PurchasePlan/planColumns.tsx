import { Link } from '#design-system/actions/Link/Link.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { TriangleAlert } from '#design-system/icons/shapes.ts';
import type { TimelineLayout } from '#design-system/layout/TimelineAxis/layoutTimeline.ts';
import { TimelineAxis } from '#design-system/layout/TimelineAxis/TimelineAxis.tsx';
import { formatGridDate, type IsoDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { NOTHING } from '#domain/money';
import { packageFields, PURCHASE_DECISIONS, PURCHASE_STAGES, STAGE_ORDER } from '#domain/procurement';
import { statusLook } from '../../model/packageWords.ts';
import { lateDays } from '../../model/planWords.ts';
import type { PurchasePlanRow } from '../../purchasePlanQueries.ts';
import * as t from '../../texts.ts';
import { PlanBars } from './PlanBars.tsx';
import * as styles from './PurchasePlan.css.ts';

type Column = GridColumn<PurchasePlanRow>;

/** Slack that is worth a second look, in work days. */
const SOON = 5;

const code: Column = {
  id: 'number',
  title: t.code,
  width: 72,
  frozen: true,
  value: ({ package: row }) => row.number,
  text: ({ package: row }) => formatCode('bid_package', row.number),
  exportValue: ({ package: row }) => formatCode('bid_package', row.number),
  render: ({ package: row }) => formatCode('bid_package', row.number),
};
const name = (onOpen: (id: number) => void, width: number): Column => ({
  id: 'name',
  title: t.packageWord,
  width,
  minWidth: 110,
  frozen: true,
  hideable: false,
  value: ({ package: row }) => row.name,
  onActivate: ({ package: row }) => onOpen(row.id),
  render: ({ package: row }) => (
    <Link variant="plain" href={`?itemDetailsId=${row.id}`}>
      {row.name}
    </Link>
  ),
});
const decision: Column = {
  id: 'decision',
  title: t.decision,
  width: 98,
  value: ({ plan, package: row }) =>
    plan ? PURCHASE_DECISIONS[plan.decision] : statusLook(row.status).label,
  render: ({ plan }) => (plan ? PURCHASE_DECISIONS[plan.decision] : NOTHING),
};
const latest: Column = {
  id: 'latest',
  title: t.latestSafe,
  width: 98,
  value: ({ plan }) => plan?.latest,
  render: ({ plan }) =>
    plan ? (
      <span className={plan.slack < 0 ? styles.late : plan.slack <= SOON ? styles.soon : undefined}>
        {formatGridDate(plan.latest)}
      </span>
    ) : (
      NOTHING
    ),
};
const planned: Column = {
  id: 'planned',
  title: t.planned,
  width: 96,
  value: ({ plan }) => plan?.planned,
  render: ({ plan }) => (
    <span className={styles.muted}>{plan?.planned ? formatGridDate(plan.planned) : NOTHING}</span>
  ),
};
const slack: Column = {
  id: 'slack',
  title: t.slack,
  width: 70,
  align: 'end',
  value: ({ plan }) => plan?.slack,
  render: ({ plan }) => (plan ? <Slack slack={plan.slack} /> : NOTHING),
};
const onSite: Column = {
  id: 'needed_on',
  title: t.onSite,
  width: 100,
  value: ({ plan }) => plan?.needed_on,
  render: ({ plan }) => (plan ? formatGridDate(plan.needed_on) : NOTHING),
};

function Slack({ slack: days }: { slack: number }) {
  if (days >= 0) return String(days);
  return (
    <span className={styles.late}>
      <TriangleAlert size={14} aria-label={lateDays(days)} />
      {`−${-days}`}
    </span>
  );
}

/** The columns beside the bars; fewer where there is less room. */
export const ganttColumns = ({
  layout,
  today,
  showsLatest,
  isNarrow,
  onOpen,
}: {
  layout: TimelineLayout;
  today: IsoDate;
  showsLatest: boolean;
  isNarrow: boolean;
  onOpen: (id: number) => void;
}): Column[] => [
  code,
  name(onOpen, isNarrow ? 130 : 156),
  ...(isNarrow ? [slack] : [decision, latest, planned, slack, onSite]),
  {
    id: 'plan',
    title: t.plan,
    width: layout.width + 16,
    grow: true,
    hideable: false,
    resizable: false,
    movable: false,
    renderTitle: () => <TimelineAxis layout={layout} today={today} />,
    text: ({ plan }) => (plan ? '' : t.noOnSiteDate),
    render: ({ plan }) =>
      plan ? (
        <PlanBars plan={plan} layout={layout} today={today} showsLatest={showsLatest} />
      ) : (
        <span className={styles.muted}>{t.setTheOnSiteDate}</span>
      ),
  },
];

const days = STAGE_ORDER.map((stage): Column => {
  const { label, field } = PURCHASE_STAGES[stage];
  return {
    id: field,
    title: label,
    width: 98,
    align: 'end',
    value: ({ package: row }) => row[field],
    render: ({ package: row }) => String(row[field]),
    edit: {
      type: 'number',
      decimals: 0,
      minimum: 0,
      maximum: packageFields[field].max,
      value: ({ package: row }) => row[field],
      set: (row, value) => ({ ...row, package: { ...row.package, [field]: Number(value ?? 0) } }),
      validate: (value) => (value === null ? t.labelIsRequiredEnter0(label) : undefined),
    },
  };
});
const setDays = (['bids_due', 'award_by', 'on_site'] as const).map((field): Column => ({
  id: field,
  title: packageFields[field].label,
  width: 104,
  value: ({ package: row }) => row[field],
  render: ({ package: row }) => (row[field] === null ? NOTHING : formatGridDate(row[field])),
  edit: {
    type: 'date',
    value: ({ package: row }) => row[field],
    set: (row, value) => ({
      ...row,
      package: { ...row.package, [field]: typeof value === 'string' ? value : null },
    }),
  },
}));
const neededFor: Column = {
  id: 'activity',
  title: packageFields.activity_id.label,
  width: 190,
  value: ({ package: { activity } }) => activity && `${activity.code} ${activity.name}`,
  render: ({ package: { activity } }) => (activity ? `${activity.code} ${activity.name}` : NOTHING),
};

/** Every figure of the plan; durations and days are typed and pasted. */
export const planTableColumns = (onOpen: (id: number) => void): Column[] => [
  code,
  name(onOpen, 170),
  slack,
  decision,
  latest,
  ...days,
  planned,
  ...setDays,
  neededFor,
];
