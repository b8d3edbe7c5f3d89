import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { inSightOf } from '#server/services/notify/audienceRepository.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { exact, objectJson, personJson } from '../jsonSql.ts';
import { lockProjects } from '../projectLockRepository.ts';

type Vision = components['schemas']['Vision'];

/** What everybody sees who sees the vision. */
export type VisionCore = Omit<Vision, 'items' | 'program' | 'cost'>;
type VisionItem = NonNullable<Vision['items']>[number];
type ItemRow = Omit<VisionItem, 'code'> & { number: number };

const list = (row: string, order: string, from: string) =>
  `coalesce((select json_agg(${row} order by ${order}) from ${from}), '[]')`;

const core = objectJson({
  statement: `coalesce(v.statement, '')`,
  agreed_by: personJson('a'),
  agreed_on: 'v.agreed_on',
  facts: `coalesce(v.facts, '[]')`,
  version: 'coalesce(v.version, 0)',
  drivers: list(
    objectJson({
      id: 'd.id',
      position: 'd.position',
      name: 'd.name',
      description: 'd.description',
      weight: exact('d.weight'),
      version: 'd.version',
    }),
    'd.position, d.id',
    'value_driver d where d.tenant_id = $1 and d.project_id = $2 and not d.is_deleted',
  ),
  criteria: list(
    objectJson({
      id: 's.id',
      position: 's.position',
      name: 's.name',
      judge: personJson('j'),
      milestone: `case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end`,
      result: 's.result',
      note: 's.note',
      version: 's.version',
    }),
    's.position, s.id',
    `success_criterion s left join app_user j on j.tenant_id = $1 and j.id = s.judge_id
      left join milestone m on m.tenant_id = $1 and m.id = s.milestone_id
      where s.tenant_id = $1 and s.project_id = $2`,
  ),
});

/** Statement, drivers and criteria of a project in one statement; undefined where the project is not there. */
export async function readVisionCore(tx: TenantTx, projectId: number): Promise<VisionCore | undefined> {
  const [row] = await tx.query<{ vision: VisionCore }>({
    name: 'read_vision',
    text: `select ${core} as vision from project p
      left join vision v on v.tenant_id = $1 and v.project_id = p.id
      left join app_user a on a.tenant_id = $1 and a.id = v.agreed_by_id
      where p.tenant_id = $1 and p.id = $2`,
    values: [tx.tenantId, projectId],
  });
  return row?.vision;
}

/** Items that can still be or were chosen, with a score on a driver, by number. */
export function readScoredItems(tx: TenantTx, projectId: number, cost: CostView): Promise<ItemRow[]> {
  return tx.query<ItemRow>({
    name: `vision_items_${cost}`,
    text: `select i.id, i.number, i.name, i.status, i.${cost}::float8 as cost,
        json_agg(json_build_object('driver_id', k.driver_id, 'score', k.score) order by d.position, d.id) as scores
      from item i join item_driver k on k.tenant_id = $1 and k.item_id = i.id
      join value_driver d on d.tenant_id = $1 and d.id = k.driver_id and not d.is_deleted
      where i.tenant_id = $1 and i.project_id = $2 and not i.is_deleted
        and i.status in ('PENDING', 'APPROVED', 'DRAFT')
      group by i.id, i.number, i.name, i.status, i.${cost} order by i.number`,
    values: [tx.tenantId, projectId],
  });
}

/** A driver as a batch meets it. */
export type LockedDriver = { id: number; name: string; position: number };

/** What a batch meets, locked by the row of its project: two batches wait for each other. */
export async function lockVision(
  tx: TenantTx,
  projectId: number,
): Promise<{ vision: number | null; drivers: LockedDriver[]; criteria: { id: number; position: number }[] }> {
  await lockProjects(tx, [projectId]);
  const [row] = await tx.query<{
    vision: number | null;
    drivers: LockedDriver[];
    criteria: { id: number; position: number }[];
  }>({
    name: 'vision_for_batch',
    text: `select (select id from vision where tenant_id = $1 and project_id = $2) as vision,
      ${list(
        `json_build_object('id', d.id, 'name', d.name, 'position', d.position)`,
        'd.position, d.id',
        'value_driver d where d.tenant_id = $1 and d.project_id = $2 and not d.is_deleted',
      )} as drivers,
      ${list(
        `json_build_object('id', s.id, 'position', s.position)`,
        's.position, s.id',
        'success_criterion s where s.tenant_id = $1 and s.project_id = $2',
      )} as criteria`,
    values: [tx.tenantId, projectId],
  });
  return row ?? { vision: null, drivers: [], criteria: [] };
}

/** Which of these people see the project, or are named by its vision already, and which milestones are its own. */
export async function knownToVision(
  tx: TenantTx,
  projectId: number,
  ids: { people: readonly number[]; milestones: readonly number[] },
): Promise<{ people: Set<number>; milestones: Set<number> }> {
  const [row] = await tx.query<{ people: number[]; milestones: number[] }>({
    name: 'known_to_vision',
    text: `select coalesce((select json_agg(u.id) from app_user u join project p on p.tenant_id = $1 and p.id = $2
        where u.tenant_id = $1 and u.status <> 'DISABLED' and u.id = any($3::bigint[]) and (${inSightOf('u.id')}
          or exists (select from success_criterion s where s.tenant_id = $1 and s.project_id = $2 and s.judge_id = u.id)
          or exists (select from vision v where v.tenant_id = $1 and v.project_id = $2 and v.agreed_by_id = u.id))), '[]')
        as people,
      coalesce((select json_agg(m.id) from milestone m
        where m.tenant_id = $1 and m.project_id = $2 and m.id = any($4::bigint[])), '[]') as milestones`,
    values: [tx.tenantId, projectId, ids.people, ids.milestones],
  });
  return { people: new Set(row?.people), milestones: new Set(row?.milestones) };
}
