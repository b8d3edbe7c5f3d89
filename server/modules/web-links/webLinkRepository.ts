import type { components } from '#contract/api.ts';
import type { LinkableEntity } from '#domain/web-links';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { momentJson, objectJson, personJson } from '../jsonSql.ts';

export type WebLink = components['schemas']['WebLink'];

const row = objectJson({
  id: 'l.id',
  entity: 'l.entity',
  entity_id: 'l.entity_id',
  url: 'l.url',
  title: 'l.title',
  created_by: personJson('u'),
  created_at: momentJson('l.created_at'),
  version: 'l.version',
});

const author = `join app_user u on u.tenant_id = $1 and u.id = l.created_by_id`;

type Page = { entity: LinkableEntity; entity_id: number; limit: number; offset: number };

/** Links of a row, oldest first, one page as the contract's JSON. */
export async function listWebLinksJson(
  tx: TenantTx,
  projectId: number,
  { entity, entity_id: id, limit, offset }: Page,
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_web_links',
    text: `with matching as (
        select l.* from web_link l
        where l.tenant_id = $1 and l.project_id = $2 and l.entity = $3 and l.entity_id = $4),
      page as (select l.* from matching l order by l.id limit $5 offset $6)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${row} order by l.id) from page l ${author}), '[]'))::text as json`,
    values: [tx.tenantId, projectId, entity, id, limit, offset],
  });
  return page?.json ?? '';
}

/** One link as the contract has it. */
export async function findWebLink(tx: TenantTx, projectId: number, id: number): Promise<WebLink | undefined> {
  const [found] = await tx.query<{ row: WebLink }>({
    name: 'find_web_link',
    text: `select ${row} as row from web_link l ${author}
      where l.tenant_id = $1 and l.project_id = $2 and l.id = $3`,
    values: [tx.tenantId, projectId, id],
  });
  return found?.row;
}

/** How many links a row has, and whether one of them has this address. */
export async function countWebLinks(
  tx: TenantTx,
  { entity, entityId, url }: { entity: LinkableEntity; entityId: number; url: string },
): Promise<{ count: number; has: boolean }> {
  const [row] = await tx.query<{ count: number; has: boolean }>({
    name: 'count_web_links',
    text: `select count(*)::int as count, coalesce(bool_or(l.url = $4), false) as has
      from web_link l where l.tenant_id = $1 and l.entity = $2 and l.entity_id = $3`,
    values: [tx.tenantId, entity, entityId, url],
  });
  return row ?? { count: 0, has: false };
}
