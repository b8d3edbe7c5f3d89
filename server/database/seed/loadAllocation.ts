import { fromCents, toCents } from '#domain/money';
import { type AllocationPart, shareOfAmount } from '#domain/procurement';
import { allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoPackage } from './demo/demoPackageTypes.ts';
import { withIds } from './rowIds.ts';

type Line = {
  component_id: number;
  cost_group_id: number | null;
  description: string;
  code: string | null;
  amount: string;
};

/** What is still to be given of a line, in cents, and what was given so far. */
type Open = Line & { cents: number; parts: AllocationPart[]; given: number; shared: number };

/** Lines of the newest estimate in their order. */
const linesOf = (tx: TenantTx, projectId: number): Promise<Line[]> =>
  tx.query<Line>({
    text: `select l.component_id, l.cost_group_id, l.description, g.div_code as code, l.amount from estimate_line l
      left join cost_group g on g.tenant_id = $1 and g.id = l.cost_group_id
      where l.tenant_id = $1 and l.milestone_id = (select m.id from milestone m where m.tenant_id = $1 and m.project_id = $2
        and m.has_estimate order by coalesce(m.actual_date, m.date) desc, m.id desc limit 1)
      order by l.position, l.id`,
    values: [tx.tenantId, projectId],
  });

/** Gives lines of a scope's codes to its work package until it has its amount. */
function fill(lines: readonly Open[], codes: readonly string[], workPackageId: number, amount: number): void {
  let wanted = toCents(amount);
  for (const line of codes.flatMap((wantedCode) => lines.filter(({ code }) => code === wantedCode))) {
    const part = Math.min(wanted, line.cents - line.given);
    if (part <= 0) continue;
    line.given += part;
    const shared = shareOfAmount(fromCents(line.given), fromCents(line.cents));
    line.parts.push({ work_package_id: workPackageId, share: Number((shared - line.shared).toFixed(8)) });
    line.shared = shared;
    wanted -= part;
  }
  if (wanted > 0) throw new Error(`The codes ${codes.join(', ')} do not hold what the demo buys of them.`);
}

/** Says of the lines of a scope sheet, by their sections, which work package they belong to. */
const nameWork = (
  tx: TenantTx,
  packageId: number | undefined,
  workPackageId: number | undefined,
  sections: readonly string[],
) =>
  tx.query({
    text: `update bid_package set leveling = jsonb_set(leveling, '{lines}', (
        select jsonb_agg(case when l.line ->> 'section' = any($4::text[])
          then l.line || jsonb_build_object('work_package_id', $3::bigint) else l.line end order by l.place)
        from jsonb_array_elements(leveling -> 'lines') with ordinality l (line, place)))
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, packageId, workPackageId, sections],
  });

/** Work packages of the demo's bid packages, with lines of the newest estimate that come to their budgets. */
export async function allocateEstimate(
  tx: TenantTx,
  projectId: number,
  packages: readonly DemoPackage[],
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const scopes = packages.flatMap(({ budget, scopes: own = [] }, at) => {
    const named = own.reduce((sum, [, , amount = 0]) => sum + amount, 0);
    return own.map(([name, codes, amount = budget - named, sections = []]) => ({
      name,
      codes,
      amount,
      sections,
      bidPackageId: ids[at],
    }));
  });
  if (scopes.length === 0) return;
  const numbers = await allocateNumbers(tx, projectId, 'work_package', scopes.length);
  const workPackages = await withIds(tx, 'work_package', scopes, ({ name, bidPackageId }, at) => ({
    project_id: projectId,
    number: numbers[at],
    name,
    description: '',
    bid_package_id: bidPackageId,
    is_deleted: false,
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }));
  for (const [at, { sections, bidPackageId }] of scopes.entries())
    if (sections.length > 0) await nameWork(tx, bidPackageId, workPackages[at], sections);
  const lines = (await linesOf(tx, projectId)).map((line): Open => ({
    ...line,
    cents: toCents(line.amount),
    parts: [],
    given: 0,
    shared: 0,
  }));
  for (const [at, { codes, amount }] of scopes.entries()) fill(lines, codes, workPackages[at] ?? 0, amount);
  await withIds(
    tx,
    'allocation',
    lines.filter(({ parts }) => parts.length > 0),
    (line) => ({
      project_id: projectId,
      component_id: line.component_id,
      cost_group_id: line.cost_group_id,
      description: line.description,
      parts: line.parts,
      version: 1,
    }),
  );
  await withIds(tx, 'allocation_rule', [{ code_match: 'NONE' }], ({ code_match }) => ({
    project_id: projectId,
    position: 1,
    code_match,
    code: '',
    component_id: null,
    work_package_id: null,
    version: 1,
  }));
}
