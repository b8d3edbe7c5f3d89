import type { components } from '#contract/api.ts';
import { convertArea } from '#domain/area';
import { coefficientBetween, type IndexChoice } from '#domain/normalization';
import { roundCents, toDecimal } from '#domain/money';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { readTables } from '../normalization/indexRepository.ts';
import type { Analysis } from './analysisRepository.ts';
import type { PastRow } from './pastRepository.ts';

type PastComponent = components['schemas']['PastComponent'];

/** The default index of each kind. */
export async function defaultTables(tx: TenantTx): Promise<IndexChoice> {
  const tables = await readTables(tx, []);
  return Object.fromEntries(tables.map((table) => [table.kind, table]));
}

/** A cost per area of a past project brought to the place and date of an analysis, in its unit. */
export function normalizePast(
  { area_unit: unit, area: size, ...row }: PastRow,
  analysis: Pick<Analysis, 'city' | 'cost_date' | 'area_unit'>,
  tables: IndexChoice,
): PastComponent {
  const area = convertArea(size, unit, analysis.area_unit);
  const rate = toDecimal(row.cost).div(area);
  const { factor, steps } = coefficientBetween(
    { city: row.city, date: row.year === null ? null : String(row.year) },
    { city: analysis.city || null, date: analysis.cost_date.slice(0, 7) },
    tables,
  );
  const missing = steps.find((step) => 'problem' in step);
  const problem =
    tables.location && !analysis.city
      ? 'Set the city of the analysis first.'
      : missing && 'problem' in missing
        ? missing.problem
        : null;
  return {
    ...row,
    area,
    cost_per_area: roundCents(rate.toFixed()),
    factor: factor === null ? null : toDecimal(factor).round(6).toNumber(),
    normalized_cost_per_area: factor === null ? null : roundCents(rate.times(factor).toFixed()),
    problem: factor === null ? problem : null,
  };
}
