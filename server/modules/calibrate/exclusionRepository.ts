import { codeDimension } from '#domain/foresite';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import type { ProjectReader } from '../projects/projectReader.ts';

type Kept = { id: number | null; version: number | null; note: string | null };

/** What is kept of a peer in the reader's sight, locked; undefined where it is not in sight. */
export async function readExclusion(
  tx: TenantTx,
  reader: ProjectReader,
  projectId: number,
  peerId: number,
): Promise<Kept | undefined> {
  const [row] = await tx.query<Kept>({
    name: 'read_peer_exclusion',
    text: `select x.id, x.version, x.note from project p
      left join peer_exclusion x on x.tenant_id = $1 and x.project_id = $5 and x.peer_id = p.id
      where p.tenant_id = $1 and p.id = $6 and p.id <> $5
        and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })}
      for update of p`,
    values: [tx.tenantId, reader.seesAll, reader.userId, reader.onlyProject, projectId, peerId],
  });
  return row;
}

/**
 * What is kept of a division, after the project's row, and whether there is such a member: a code of the dimension's format, or
 * a component of that name; undefined where the project is not in sight.
 */
export async function readDivisionExclusion(
  tx: TenantTx,
  reader: ProjectReader,
  { projectId, dimension, key }: { projectId: number; dimension: string; key: string },
): Promise<(Kept & { isMember: boolean }) | undefined> {
  const code = codeDimension(dimension);
  const [row] = await tx.query<Kept & { isMember: boolean }>({
    name: 'read_division_exclusion',
    text: `select x.id, x.version, x.note, case
        when $8::boolean then exists (select from component c where c.tenant_id = $1 and lower(c.name) = $7)
        when $7 = '0' then true
        else $7 ~ '^[0-9]{1,15}$' and exists (select from cost_group g
          join cost_group_definition d on d.tenant_id = $1 and d.id = g.definition_id
          where g.tenant_id = $1 and g.id::text = $7 and (d.short_name = $9::text or d.id = $10::bigint)) end as "isMember"
      from project p
      left join division_exclusion x on x.tenant_id = $1 and x.project_id = $5 and x.dimension = $6 and x.member_key = $7
      where p.tenant_id = $1 and p.id = $5
        and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })}
      for no key update of p`,
    values: [
      tx.tenantId,
      reader.seesAll,
      reader.userId,
      reader.onlyProject,
      projectId,
      dimension,
      key,
      code === null,
      code && typeof code.format === 'string' ? code.format : null,
      code && typeof code.format === 'number' ? code.format : null,
    ],
  });
  return row;
}
