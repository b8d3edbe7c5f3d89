import { costPerArea, toSquareFeet } from '#domain/area';
import { toDecimal } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import type { GroupRow, ProjectPageRows, ProjectRow } from './projectListRepository.ts';

type Page = Result<'listProjects'>;
type Row = Page['results'][number];

/** Share of the target in percent with two decimals, as the list shows how far off a project is. */
function percentOf(gap: number | null, target: number | null): number | null {
  if (gap === null || !target) return null;
  return toDecimal(gap).times(100).div(target).round(2).toNumber();
}

function presentRow(row: ProjectRow): Row {
  const { area_value, area_unit, milestone, ...shown } = row;
  const area = { value: area_value, unit: area_unit };
  return {
    ...shown,
    current_milestone: milestone,
    target_area: area,
    gap_percent: percentOf(row.gap, row.target_budget),
    cost_per_area: costPerArea(row.current_estimate, area),
  };
}

const presentGroup = ({ areas, ...shown }: GroupRow): Page['groups'][number] => ({
  ...shown,
  area_sq_ft: areas.reduce((sum, area) => sum + toSquareFeet(area), 0),
});

/** The project list: figures of the rows, and of each status over all matches. */
export const presentProjects = (page: ProjectPageRows): Page => ({
  count: page.count,
  results: page.results.map(presentRow),
  groups: page.groups.map(presentGroup),
});
