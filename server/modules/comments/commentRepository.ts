import type { CommentableEntity } from '#domain/comments';
import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, objectJson, personJson } from '../jsonSql.ts';

export type Comment = components['schemas']['Comment'];

const mentionsJson = `coalesce((
  select json_agg(${personJson('m')} order by m.id) from app_user m
  where m.tenant_id = $1 and m.id = any(c.mention_ids) and not c.is_deleted), '[]')`;

const row = objectJson({
  id: 'c.id',
  entity: 'c.entity',
  entity_id: 'c.entity_id',
  body: `case when c.is_deleted then '' else c.body end`,
  mentions: mentionsJson,
  created_by: personJson('u'),
  created_at: momentJson('c.created_at'),
  edited_at: momentJson('c.edited_at'),
  is_deleted: 'c.is_deleted',
  version: 'c.version',
});

const author = `join app_user u on u.tenant_id = $1 and u.id = c.created_by_id`;

type Page = {
  entity: CommentableEntity;
  entity_id: number;
  search?: string | undefined;
  limit: number;
  offset: number;
};

/** What was said about a row, oldest first, one page as the contract's JSON; a search leaves deleted ones out. */
export async function listCommentsJson(
  tx: TenantTx,
  projectId: number,
  { entity, entity_id: id, search, limit, offset }: Page,
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_comments',
    text: `with matching as (
        select c.* from comment c where c.tenant_id = $1 and c.project_id = $2 and c.entity = $3 and c.entity_id = $4
          and ($5::text is null or not c.is_deleted) and ${found('$5', 'c.body')}),
      page as (select c.* from matching c order by c.id limit $6 offset $7)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${row} order by c.id) from page c ${author}), '[]'))::text as json`,
    values: [tx.tenantId, projectId, entity, id, search ?? null, limit, offset],
  });
  return page?.json ?? '';
}

/** One comment as the contract has it. */
export async function findComment(tx: TenantTx, projectId: number, id: number): Promise<Comment | undefined> {
  const [found] = await tx.query<{ row: Comment }>({
    name: 'find_comment',
    text: `select ${row} as row from comment c ${author}
      where c.tenant_id = $1 and c.project_id = $2 and c.id = $3`,
    values: [tx.tenantId, projectId, id],
  });
  return found?.row;
}

const tables: Record<CommentableEntity, string> = {
  item: 'item',
  risk: 'risk',
  issue: 'issue',
  bid_package: 'bid_package',
};

/** Whether the row is in the project and was not deleted. */
export async function isThere(
  tx: TenantTx,
  projectId: number,
  entity: CommentableEntity,
  id: number,
): Promise<boolean> {
  const rows = await tx.query({
    text: `select from ${tables[entity]} where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted`,
    values: [tx.tenantId, projectId, id],
  });
  return rows.length > 0;
}
