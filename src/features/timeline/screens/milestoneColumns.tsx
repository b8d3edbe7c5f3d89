import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { CircleCheck, CircleDashed, CircleDot, Clock, type IconShape } from '#design-system/icons/shapes.ts';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { DesignMilestone } from '#shared/project';

/** What a milestone is in the run of estimates (spec §4: milestone chart type). */
const TYPES: Record<DesignMilestone['type'], { label: string; tone: Tone; icon: IconShape }> = {
  current: { label: 'Current', tone: 'info', icon: CircleDot },
  has_estimate: { label: 'Estimated', tone: 'positive', icon: CircleCheck },
  forecasted: { label: 'Forecasted', tone: 'caution', icon: Clock },
  pending: { label: 'Pending', tone: 'neutral', icon: CircleDashed },
};

/** When each milestone is due, whether it was met, and what was estimated for it. */
export const milestoneColumns: GridColumn<DesignMilestone>[] = [
  {
    id: 'code',
    title: 'Code',
    width: 88,
    value: (milestone) => milestone.number,
    render: (milestone) => milestone.code,
  },
  {
    id: 'name',
    title: 'Milestone',
    width: 280,
    grow: true,
    value: (milestone) => milestone.name,
    render: (milestone) => milestone.name,
  },
  {
    id: 'type',
    title: 'Estimate',
    width: 136,
    value: (milestone) => TYPES[milestone.type].label,
    render: (milestone) => <StatusTag {...TYPES[milestone.type]} />,
  },
  {
    id: 'date',
    title: 'Planned',
    width: 128,
    value: (milestone) => milestone.date,
    render: (milestone) => formatDate(milestone.date),
  },
  {
    id: 'actual',
    title: 'Actual',
    width: 128,
    value: (milestone) => milestone.actual_date,
    render: (milestone) => <Figure>{formatDate(milestone.actual_date)}</Figure>,
  },
  {
    id: 'total',
    title: 'Total',
    width: 144,
    align: 'end',
    value: (milestone) => milestone.total,
    render: (milestone) => <Figure>{formatMoney(milestone.total)}</Figure>,
  },
];
