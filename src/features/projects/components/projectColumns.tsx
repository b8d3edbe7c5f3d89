import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { formatArea } from '#domain/area';
import { formatMoney } from '#domain/money';
import type { ProjectRow, Subtotal } from '../projectListQueries.ts';
import * as t from '../texts.ts';
import * as styles from './ProjectCells.css.ts';
import { BudgetBar, BudgetScale } from './BudgetBar.tsx';
import { formatDate } from '#domain/dates';
import { type Grouping, groupKeyOf } from '../model/projectFilters.ts';
import { PROJECT_STATUSES } from '../model/projectStatus.ts';
import { CurrentMilestone, Forecast, Gap, nameOf, ProjectName, ProjectState, Team } from './ProjectCells.tsx';

interface Surroundings {
  hrefOf: (project: ProjectRow) => string;
  /** Totals of every group over all pages, as the server counts them. */
  groups: readonly Subtotal[];
  groupBy: Grouping;
  /** There is only room for what matters most. */
  isNarrow: boolean;
}

/** A column of words, hidden until somebody wants it. */
function plain(
  id: string,
  title: string,
  width: number,
  wordsOf: (project: ProjectRow) => string | null | undefined,
): GridColumn<ProjectRow> {
  return {
    id,
    title,
    width,
    text: (project) => wordsOf(project) ?? '',
    exportValue: wordsOf,
    render: (project) => wordsOf(project) || '-',
  };
}

/** A column of days that the server sorts by. */
function dated(
  id: string,
  title: string,
  width: number,
  dayOf: (project: ProjectRow) => string | null,
): GridColumn<ProjectRow> {
  return { id, title, width, value: dayOf, render: (project) => formatDate(dayOf(project)) };
}

/** Columns that wait until there is room. */
const ROOMY = new Set(['milestone', 'area', 'budget', 'team']);

/** The columns of the project list; subtotals come from the server, so that they hold over all pages. */
export function projectColumns({
  hrefOf,
  groups,
  groupBy,
  isNarrow,
}: Surroundings): GridColumn<ProjectRow>[] {
  const groupOf = ([first]: readonly ProjectRow[]) =>
    first && groups.find(({ key }) => key === groupKeyOf(first, groupBy));
  const columns: GridColumn<ProjectRow>[] = [
    {
      id: 'project',
      title: t.project,
      width: isNarrow ? 300 : 330,
      // A scroll bar of the page takes some of it.
      shrinksTo: 296,
      grow: true,
      renderTitle: () => <span className={styles.firstTitle}>{t.project}</span>,
      value: (project) => project.name,
      render: (project) => <ProjectName project={project} href={hrefOf(project)} />,
    },
    {
      id: 'status',
      title: t.status,
      width: isNarrow ? 112 : 116,
      exportValue: (project) => PROJECT_STATUSES[project.status].label,
      render: (project) => <ProjectState project={project} />,
    },
    {
      id: 'milestone',
      title: t.currentMilestone,
      width: 120,
      value: (project) => project.current_milestone?.date,
      render: (project) => <CurrentMilestone project={project} />,
    },
    {
      id: 'area',
      title: t.area,
      width: 118,
      align: 'end',
      value: (project) => project.target_area.value,
      exportValue: (project) => project.target_area.value,
      render: (project) => <Figure>{formatArea(project.target_area)}</Figure>,
      renderGroup: (rows) => {
        const area = groupOf(rows)?.area_sq_ft;
        return area ? <Figure>{formatArea({ unit: 'sq_ft', value: area })}</Figure> : null;
      },
    },
    {
      id: 'budget',
      title: t.budget,
      width: 122,
      align: 'end',
      value: (project) => project.target_budget,
      render: (project) => <Figure>{formatMoney(project.target_budget)}</Figure>,
      renderGroup: (rows) => subtotal(groupOf(rows)?.target_budget),
    },
    {
      id: 'forecast',
      title: t.forecast,
      width: isNarrow ? 120 : 126,
      align: 'end',
      value: (project) => project.forecast,
      render: (project) => <Forecast project={project} />,
      renderGroup: (rows) => subtotal(groupOf(rows)?.forecast),
    },
    {
      id: 'bar',
      title: t.budgetAgainstForecast,
      width: isNarrow ? 136 : 192,
      renderTitle: () => <BudgetScale />,
      render: (project) => <BudgetBar project={project} />,
    },
    {
      id: 'gap',
      title: t.gap,
      width: isNarrow ? 122 : 126,
      align: 'end',
      value: (project) => project.gap,
      render: (project) => <Gap gap={project.gap} percent={project.gap_percent} />,
      renderGroup: (rows) => {
        const gap = groupOf(rows)?.gap ?? null;
        return gap === null ? null : <Gap gap={gap} percent={null} />;
      },
    },
    plain('code', t.code, 100, ({ code }) => code),
    plain('city', t.city, 130, ({ city, state }) => [city, state].filter(Boolean).join(', ')),
    plain('category', t.category, 160, ({ construction_category: category }) => category?.name),
    plain('delivery', t.delivery, 140, (project) => project.delivery_contract_type),
    plain('unit', t.businessUnit, 150, ({ access_scope: unit }) => unit?.name),
    plain('groups', t.projectGroups, 150, ({ groups: own }) => own.map(({ name }) => name).join(', ')),
    dated('start', t.constructionStart, 140, (project) => project.construction_start_date),
    dated('completion', t.completion, 120, (project) => project.completion_date),
    {
      id: 'team',
      title: t.team,
      width: 134,
      align: 'center',
      exportValue: ({ team }) => team.map(nameOf).join(', '),
      render: (project) => <Team project={project} />,
    },
  ];
  return isNarrow ? columns.filter(({ id }) => !ROOMY.has(id)) : columns;
}

function subtotal(amount: number | null | undefined) {
  return amount === null || amount === undefined ? null : <Figure>{formatMoney(amount)}</Figure>;
}
