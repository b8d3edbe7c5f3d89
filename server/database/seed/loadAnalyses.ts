import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoAnalysis } from './demo/northbankAnalyses.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import type { CompanyIds } from './loadCompany.ts';
import { mapOf, pick, withIds } from './rowIds.ts';

/** Writes the company's analyses with their concepts and scenarios, started by whoever runs the company. */
export async function loadAnalyses(
  { tx, calendar, now }: { tx: TenantTx; calendar: DemoCalendar; now: Date },
  analyses: readonly DemoAnalysis[],
  { people }: Pick<CompanyIds, 'people'>,
): Promise<void> {
  const [keeper] = people.values();
  const at = now.toISOString();
  const kept = { is_deleted: false, version: 1, created_at: at, updated_at: at };
  const ids = await withIds(tx, 'analysis', analyses, (one) => ({
    name: one.name,
    description: one.description,
    site: one.site,
    city: one.city,
    area_unit: 'sq_ft',
    target_area: one.targetArea,
    cost_date: calendar.day(one.pricesOf),
    status: 'ACTIVE',
    created_by_id: keeper ?? null,
    ...kept,
  }));
  for (const [index, { concepts, scenarios }] of analyses.entries()) {
    const whole = { analysis_id: ids[index], ...kept };
    const conceptIds = await withIds(tx, 'concept', concepts, ({ name, description, components }) => ({
      name,
      description,
      components: components.map(([part, area, rate]) => ({
        name: part,
        area,
        cost_per_area: rate,
        source: null,
      })),
      ...whole,
    }));
    const byName = mapOf(
      concepts.map(({ name }) => name),
      conceptIds,
    );
    await withIds(tx, 'concept_scenario', scenarios, (one) => ({
      name: one.name,
      concept_id: pick(byName, one.concept),
      start_date: calendar.day(one.start),
      duration_months: one.months,
      escalation_percent: one.escalation,
      contingency_percent: one.contingency,
      markup_lines: one.markups,
      ...whole,
    }));
  }
}
