import { costPerArea, toSquareFeet } from '#domain/area';
import { RuleError } from '#domain/errors';
import { type PendingRange, pendingRange } from '#domain/foresite';
import { subtractMoney, sumMoney, toDecimal } from '#domain/money';
import type { Result } from '#server/contract/handlers.ts';
import type { PendingRow } from './pendingRepository.ts';
import type { GroupRow, ProjectPageRows, ProjectRow } from './projectListRepository.ts';

type Page = Result<'listProjects'>;
type Row = Page['results'][number];

/** Share of the target in percent with two decimals, as the list shows how far off a project is. */
function percentOf(gap: number | null, target: number | null): number | null {
  if (gap === null || !target) return null;
  return toDecimal(gap).times(100).div(target).round(2).toNumber();
}

/** A project whose groups are too entangled for an exact range shows none; its own page says why. */
function rangeOf(items: readonly PendingRow[]): PendingRange | null {
  try {
    return pendingRange(items);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

function presentRow(row: ProjectRow, pending: readonly PendingRow[]): Row {
  const { area_value, area_unit, milestone, forecast, ...shown } = row;
  const range = forecast === null ? null : rangeOf(pending);
  const gap =
    forecast === null || row.target_budget === null ? null : subtractMoney(forecast, row.target_budget);
  const area = { value: area_value, unit: area_unit };
  return {
    ...shown,
    current_milestone: milestone,
    target_area: area,
    forecast,
    pending_low: forecast === null || !range ? null : sumMoney([forecast, range.low.sum]),
    pending_high: forecast === null || !range ? null : sumMoney([forecast, range.high.sum]),
    gap,
    gap_percent: percentOf(gap, row.target_budget),
    cost_per_area: costPerArea(row.current_estimate, area),
  };
}

const presentGroup = ({ areas, ...shown }: GroupRow): Page['groups'][number] => ({
  ...shown,
  area_sq_ft: areas.reduce((sum, area) => sum + toSquareFeet(area), 0),
});

/** The project list: figures of the rows, and of each status over all matches. */
export function presentProjects(page: ProjectPageRows, pending: readonly PendingRow[]): Page {
  const byProject = new Map<number, PendingRow[]>();
  for (const item of pending) {
    const own = byProject.get(item.project_id);
    if (own) own.push(item);
    else byProject.set(item.project_id, [item]);
  }
  return {
    count: page.count,
    results: page.results.map((row) => presentRow(row, byProject.get(row.id) ?? [])),
    groups: page.groups.map(presentGroup),
  };
}
