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
