import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { TemplateMitigation } from '#server/database/schema/library.ts';
import type { DemoLibraryTemplate } from './demo/northbankTemplates.ts';
import type { CompanyIds } from './loadCompany.ts';
import { mapOf, pick, withIds } from './rowIds.ts';

const mitigationOf = (name: string): TemplateMitigation => ({
  name,
  description: '',
  cost: null,
  likelihood_effect: 1,
  impact_effect: 0,
});

/** Writes the company's templates of risks, issues and bid packages, kept by whoever runs the company, and answers their row numbers by name. */
export async function loadLibraryTemplates(
  tx: TenantTx,
  templates: readonly DemoLibraryTemplate[],
  { riskCategories, people }: Pick<CompanyIds, 'riskCategories' | 'people'>,
): Promise<Map<string, number>> {
  const [keeper] = people.values();
  const ids = await withIds(tx, 'template', templates, (template) => ({
    kind: template.kind,
    name: template.name,
    description: '',
    project_type: template.projectType ?? null,
    tag_names: [],
    category_id: template.category ? pick(riskCategories, template.category) : null,
    likelihood: template.rating?.[0] ?? null,
    impact: template.rating?.[1] ?? null,
    response: template.kind === 'RISK' ? 'MITIGATE' : null,
    cause: '',
    event: '',
    effect: '',
    trigger: '',
    mitigations: (template.mitigations ?? []).map(mitigationOf),
    type: template.type ?? null,
    subtype: null,
    severity: template.severity ?? null,
    root_cause: template.rootCause ?? null,
    scope_of_work: null,
    trade: template.trade ?? null,
    number: template.number ?? '',
    work_trade: template.workTrade ?? '',
    codes: template.codes ?? [],
    scope: (template.scope ?? []).map(([section, name, unit]) => ({ section, name, unit })),
    is_deleted: false,
    created_by_id: keeper ?? null,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    version: 1,
  }));
  return mapOf(
    templates.map(({ name }) => name),
    ids,
  );
}
