import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson } from '../jsonSql.ts';
import type { CostView } from '../items/itemBriefRepository.ts';

type Compared = components['schemas']['ComparedScenario'];

/** A goal of a project with its weight. */
export type Goal = components['schemas']['ScenarioComparison']['drivers'][number];

/** What of one scenario is laid beside the others. */
export type ComparedParts = {
  items: (Omit<Compared['items'][number], 'code'> & { number: number })[];
  risks: { id: number; number: number; name: string; value: number | null }[];
  drivers: Compared['drivers'];
};

const list = (row: string, order: string, from: string) =>
  `coalesce((select json_agg(${row} order by ${order}) from ${from}), '[]')`;

const held = `scenario_item_link l join item i on i.tenant_id = $1 and i.id = l.item_id and not i.is_deleted and i.status <> 'VOID'`;
const ofScenario = 'l.tenant_id = $1 and l.scenario_id = s.id';

/** The goals of a project, and of each scenario its items, the open risks they are linked to, and how far they serve the goals. */
export async function readCompared(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  ids: readonly number[],
): Promise<{ goals: Goal[]; parts: Map<number, ComparedParts> }> {
  const [row] = await tx.query<{ goals: Goal[]; parts: (ComparedParts & { id: number })[] | null }>({
    name: `compare_scenarios_${cost}`,
    text: `select ${list(
      objectJson({ id: 'd.id', name: 'd.name', weight: exact('d.weight') }),
      'd.position, d.id',
      'value_driver d where d.tenant_id = $1 and d.project_id = $2 and not d.is_deleted',
    )} as goals, (select json_agg(${objectJson({
      id: 's.id',
      items: list(
        objectJson({
          id: 'i.id',
          number: 'i.number',
          name: 'i.name',
          status: 'i.status',
          cost: exact(`i.${cost}`),
          schedule_days: 'i.schedule_days',
          is_schedule_critical: 'i.is_schedule_critical',
        }),
        'i.number',
        `${held} where ${ofScenario}`,
      ),
      risks: list(
        objectJson({ id: 'r.id', number: 'r.number', name: 'r.name', value: exact('r.value') }),
        'r.number',
        `risk r where r.tenant_id = $1 and r.project_id = $2 and not r.is_deleted and r.status = 'IDENTIFIED'
          and exists (select from ${held} join item_link k on k.tenant_id = $1 and k.item_id = i.id
            and k.entity_type = 'risk' and k.entity_id = r.id where ${ofScenario})`,
      ),
      drivers: `coalesce((select json_agg(json_build_object('id', q.id, 'score', q.score) order by q.id) from (
          select k.driver_id as id, sum(k.score) as score
          from ${held} join item_driver k on k.tenant_id = $1 and k.item_id = i.id
          where ${ofScenario} group by k.driver_id) q), '[]')`,
    })}) from scenario s where s.tenant_id = $1 and s.project_id = $2 and s.id = any($3::bigint[])) as parts`,
    values: [tx.tenantId, projectId, ids],
  });
  return {
    goals: row?.goals ?? [],
    parts: new Map((row?.parts ?? []).map(({ id, ...parts }) => [id, parts])),
  };
}
