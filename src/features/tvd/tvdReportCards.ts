import { lazy } from 'react';
import { Target } from '#design-system/icons/shapes.ts';
import { type Area, AREA_UNITS } from '#domain/area';
import { DIMENSIONS } from '#domain/foresite';
import { NOTHING } from '#domain/money';
import { answer, api, isAppError } from '#platform/api';
import { type ReportCardShape, type ReportColumn, tableCard } from '#shared/reports';
import { dimensionLabel, figureOf, pendingText, stateLabel } from './model/tvdView.ts';
import * as t from './texts.ts';
import { type Tvd, tvdKey, type TvdMember } from './tvdQueries.ts';

/** The rows by the dimension and the measure that a card chose. */
function columnsOf(heading: string, area: Area | null): ReportColumn<TvdMember>[] {
  const said = figureOf(area);
  const by = area ? `, $ / ${AREA_UNITS[area.unit].abbreviation}` : '';
  const figure = (
    id: 'target' | 'stretch' | 'current' | 'forecast' | 'gap',
    label: string,
  ): ReportColumn<TvdMember> => ({
    id,
    label: `${label}${by}`,
    share: 12,
    isEnd: true,
    text: (row) => said(row[id]),
  });
  return [
    { id: 'name', label: heading, share: 24, text: ({ name }) => name },
    figure('target', t.target),
    figure('stretch', t.stretchGoal),
    figure('current', t.current),
    {
      id: 'approved',
      label: t.approvedBy(by),
      share: 11,
      isEnd: true,
      text: ({ approved }) => (approved === 0 ? NOTHING : said(approved)),
    },
    {
      id: 'pending',
      label: t.pendingBy(by),
      share: 14,
      isEnd: true,
      text: (row) => pendingText(row, said),
    },
    figure('forecast', t.forecast),
    figure('gap', t.gap),
    {
      id: 'state',
      label: t.state,
      share: 12,
      isFiltered: true,
      text: (row) => stateLabel(row.target_state),
    },
  ];
}

/** Asks by area, and without where no area is assigned; a format that is gone is what the page opens with. */
async function readTvd(
  projectId: number,
  { dimension = 'systems', cost_display: display }: ReportCardShape,
  signal: AbortSignal,
): Promise<{ tvd: Tvd; area: Area | null }> {
  const ask = (asked: string, perArea: boolean) =>
    answer(
      api.GET('/projects/{project_id}/tvd', {
        params: {
          path: { project_id: projectId },
          query: { dimension: asked, ...(perArea && { per_square_foot: true }) },
        },
        signal,
      }),
    );
  for (const perArea of display === 'COST_PER_GSF' ? [true, false] : [false])
    try {
      const tvd = await ask(dimension, perArea);
      return { tvd, area: perArea ? tvd.area : null };
    } catch (error) {
      const isRefused = isAppError(error) && [400, 404, 409].includes(error.status);
      if (!isRefused) throw error;
    }
  return { tvd: await ask('systems', false), area: null };
}

/** The rows are named as on their page; a format of the company by its own name. */
async function headingOf(dimension: string, signal: AbortSignal): Promise<string> {
  if (Object.hasOwn(DIMENSIONS, dimension)) return dimensionLabel(dimension, []);
  const { results } = await answer(
    api.GET('/cost-group-definitions', { params: { query: { limit: 500 } }, signal }),
  );
  return dimensionLabel(dimension, results);
}

/** Targets against the forecast by system, as reports show them. */
export const tvdReportCards = [
  tableCard<TvdMember>({
    kind: 'tvd-table',
    group: 'Target Value Design',
    label: t.targetValueDesign,
    icon: Target,
    permission: 'tvd_access',
    hasFixedOrder: true,
    queryKey: tvdKey,
    columns: columnsOf(t.systems, null),
    readBy: ({ dimension, cost_display: display }) => [dimension ?? 'systems', display ?? 'COST'],
    Settings: lazy(() => import('./components/TvdReportSettings.tsx')),
    read: async (projectId, signal, card) => {
      const { tvd, area } = await readTvd(projectId, card, signal);
      const { members, total, dimension } = tvd;
      const said = figureOf(area);
      return {
        rows: members,
        columns: columnsOf(await headingOf(dimension, signal), area),
        total: {
          name: t.total,
          target: said(total.target),
          stretch: said(total.stretch),
          current: said(total.current),
          approved: total.approved === 0 ? NOTHING : said(total.approved),
          pending: pendingText(total, said),
          forecast: said(total.forecast),
          gap: said(total.gap),
          state: stateLabel(total.target_state),
        },
      };
    },
  }),
];
