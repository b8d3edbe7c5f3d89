import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { COMMON_CATEGORY } from '#domain/projects';
import { found } from '../jsonSql.ts';

const category = (
  alias: string,
) => `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'code', ${alias}.code,
  'description', '', 'level', ${alias}.level, 'parent_category', ${alias}.parent_id, 'base_unit', null,
  'classification', ${alias}.classification, 'used_count', (select count(*) from project p
    where p.tenant_id = $1 and p.construction_category_id = ${alias}.id and not p.is_deleted),
  'is_favorite', exists (select from category_favorite f
    where f.tenant_id = $1 and f.user_id = $2 and f.category_id = ${alias}.id))`;

const common = `json_build_object('id', ${COMMON_CATEGORY.id}, 'name', '${COMMON_CATEGORY.name}', 'code', '',
  'description', 'The kinds that projects of the company use most', 'level', 1, 'parent_category', null,
  'base_unit', null, 'classification', 'TABLE_11', 'used_count', 0, 'is_favorite', false)`;

type Page = {
  search?: string | undefined;
  classification?: 'TABLE_11' | 'TABLE_13' | undefined;
  with_common?: boolean | undefined;
  limit?: number | 'all' | undefined;
  offset: number;
};

/** Kinds of construction by table and code, with those that a person keeps at hand marked; 'Common' first where asked for. */
export async function listCategoriesJson(tx: TenantTx, userId: number, page: Page): Promise<string> {
  const matches = `c.tenant_id = $1 and ${found('$3', 'c.name', 'c.code')} and ($4::text is null or c.classification = $4)`;
  const [row] = await tx.query<{ json: string }>({
    name: 'list_categories',
    text: `select json_build_object('count', (select count(*) from construction_category c where ${matches}) + $7::int,
        'results', (case when $7 = 1 and $6 = 0 then jsonb_build_array(${common}) else '[]'::jsonb end
          || coalesce((select jsonb_agg(${category('c')} order by c.classification, c.code)
            from (select c.* from construction_category c where ${matches} order by c.classification, c.code
              limit $5 offset $6) c), '[]'::jsonb)))::text as json`,
    values: [
      tx.tenantId,
      userId,
      page.search ?? null,
      page.classification ?? null,
      page.limit === 'all' ? null : (page.limit ?? 20),
      page.offset,
      page.with_common ? 1 : 0,
    ],
  });
  return row?.json ?? '';
}

/** Keeps a category at hand for a person, or no more; answers it, undefined where there is none. */
export async function keepFavorite(
  tx: TenantTx,
  userId: number,
  id: number,
  isFavorite: boolean,
): Promise<string | undefined> {
  await tx.query(
    isFavorite
      ? {
          text: `insert into category_favorite (tenant_id, user_id, category_id)
            select $1, $2, c.id from construction_category c where c.tenant_id = $1 and c.id = $3 on conflict do nothing`,
          values: [tx.tenantId, userId, id],
        }
      : {
          text: `delete from category_favorite where tenant_id = $1 and user_id = $2 and category_id = $3`,
          values: [tx.tenantId, userId, id],
        },
  );
  const [row] = await tx.query<{ json: string }>({
    text: `select ${category('c')}::text as json from construction_category c where c.tenant_id = $1 and c.id = $3`,
    values: [tx.tenantId, userId, id],
  });
  return row?.json;
}
