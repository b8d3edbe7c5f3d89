import type { components } from '#contract/api.ts';
import type { MovedCode } from '#domain/codes';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import type { ProjectReader } from '../projects/projectReader.ts';
import { codeUsers } from './formatRepository.ts';

type Preview = components['schemas']['FormatPreview'];
type Moves = Pick<Preview, 'moves' | 'uses' | 'projects'>;

const counts = `'estimate_lines', count(*) filter (where kind = 'estimate line'),
  'sub_items', count(*) filter (where kind = 'sub item'), 'ideas', count(*) filter (where kind = 'idea'),
  'others', count(*) filter (where kind not in ('estimate line', 'sub item', 'idea')),
  'projects', count(distinct project_id)`;

const none: Moves = {
  moves: [],
  uses: { estimate_lines: 0, sub_items: 0, ideas: 0, others: 0, projects: 0 },
  projects: { count: 0, results: [] },
};

/**
 * The rows that count under another code of the first level, and the projects that have them or name a code that goes; one
 * statement for any number of codes. Projects out of sight are counted, not named.
 */
export async function readMoves(
  tx: TenantTx,
  reader: ProjectReader,
  moved: readonly MovedCode[],
  gone: readonly number[],
): Promise<Moves> {
  if (moved.length + gone.length === 0) return none;
  const [row] = await tx.query<{ moves: Moves }>({
    name: 'preview_format_moves',
    text: `with changed as materialized (
        select * from jsonb_to_recordset($5::jsonb) as r (id bigint, "from" text, "to" text)),
      named as materialized (select u.kind, u.project_id, c."from", c."to" from (${codeUsers}) u join changed c on c.id = u.id),
      moving as (select "from", "to", json_build_object('from', "from", 'to', "to", ${counts}) as move, count(*) as rows
        from named where "to" is not null group by "from", "to"),
      touched as (select p.id, p.name, p.is_deleted, p.access_scope_id, t.rows
        from (select project_id, count(*) as rows from named where project_id is not null group by project_id) t
        join project p on p.tenant_id = $1 and p.id = t.project_id and not p.is_deleted)
      select json_build_object(
        'moves', coalesce((select json_agg(move order by rows desc, "from", "to") from moving), '[]'),
        'uses', (select json_build_object(${counts}) from named where "to" is not null),
        'projects', json_build_object('count', (select count(*) from touched), 'results', coalesce((
          select json_agg(json_build_object('id', p.id, 'name', p.name, 'rows', p.rows) order by p.rows desc, p.id)
          from (select * from touched p where ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })}
            order by p.rows desc, p.id limit 100) p), '[]'))) as moves`,
    values: [
      tx.tenantId,
      reader.seesAll,
      reader.userId,
      reader.onlyProject,
      JSON.stringify([...moved, ...gone.map((id) => ({ id }))]),
    ],
  });
  return row?.moves ?? none;
}
