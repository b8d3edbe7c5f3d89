import type { PageKey } from '#domain/settings';
import type { Result } from '#server/contract/handlers.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

type PageSetting = Result<'getPageSetting'>;
type Config = PageSetting['config'];

/** A page, in a project or (null) everywhere, for a person or (null) for everybody. */
export type PagePlace = { key: PageKey; projectId: number | null; userId: number | null };

const columns = `key, project_id::float8 as project_id, user_id is not null as is_own, config, version`;

/** What a person chose for themselves and what was chosen for everybody, everywhere and in the project. */
export const listPageSettings = (
  tx: TenantTx,
  userId: number,
  projectId: number | null,
): Promise<PageSetting[]> =>
  tx.query<PageSetting>({
    name: 'list_page_settings',
    text: `select ${columns} from page_setting where tenant_id = $1 and (user_id is null or user_id = $2)
        and (project_id is null or project_id = $3)
      order by key, project_id nulls first, user_id nulls first`,
    values: [tx.tenantId, userId, projectId],
  });

/** How a page is set up; undefined where nothing was chosen. */
export async function findPageSetting(
  tx: TenantTx,
  { key, projectId, userId }: PagePlace,
): Promise<{ id: number; setting: PageSetting } | undefined> {
  const [row] = await tx.query<PageSetting & { id: number }>({
    name: 'find_page_setting',
    text: `select id::float8 as id, ${columns} from page_setting where tenant_id = $1 and key = $2
      and coalesce(project_id, 0) = coalesce($3::bigint, 0) and coalesce(user_id, 0) = coalesce($4::bigint, 0)`,
    values: [tx.tenantId, key, projectId, userId],
  });
  if (!row) return undefined;
  const { id, ...setting } = row;
  return { id, setting };
}

/** Lets one after the other set up a page for everybody, until the transaction ends: there may be no row yet. */
export async function lockPageSetting(tx: TenantTx, { key, projectId }: PagePlace): Promise<void> {
  await tx.query({
    name: 'lock_page_setting',
    text: `select pg_advisory_xact_lock(hashtextextended('page_setting:' || $1::int || ':' || $2::text, 0))`,
    values: [tx.tenantId, `${projectId ?? 0}:${key}`],
  });
}

/** Keeps what a person chose for themselves, and answers it: it is nobody else's, and no part of history. */
export async function keepOwnPageSetting(
  tx: TenantTx,
  { key, projectId, userId }: PagePlace,
  config: Config,
): Promise<PageSetting | undefined> {
  const [id] = await allocateIds(tx, 'page_setting', 1);
  const [kept] = await tx.query<PageSetting>({
    name: 'keep_page_setting',
    text: `insert into page_setting as s (tenant_id, id, key, project_id, user_id, config)
      values ($1, $2, $3, $4, $5, $6::jsonb)
      on conflict (tenant_id, key, coalesce(project_id, 0), coalesce(user_id, 0))
      do update set config = excluded.config, version = s.version + 1
      returning ${columns}`,
    values: [tx.tenantId, id, key, projectId, userId, JSON.stringify(config)],
  });
  return kept;
}

/** What was chosen for everybody, for the change engine. */
export async function loadPageSettings(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  const rows = await tx.query<{
    id: number;
    projectId: number | null;
    version: number;
    key: string;
    config: Config;
  }>({
    text: `select id::float8 as id, project_id::float8 as "projectId", version, key, config from page_setting
      where tenant_id = $1 and id = any($2::bigint[]) and user_id is null order by id for update`,
    values: [tx.tenantId, ids],
  });
  return new Map(rows.map(({ id, projectId, version, ...fields }) => [id, { version, projectId, fields }]));
}

const asRows = (rows: readonly RowWrite[]): string =>
  JSON.stringify(
    rows.map(({ id, projectId, version, fields }) => ({ ...fields, id, project_id: projectId, version })),
  );

export async function insertPageSettings(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: `insert into page_setting (tenant_id, id, key, project_id, config, version)
      select $1, r.id, r.key, r.project_id, r.config, r.version
      from jsonb_to_recordset($2::jsonb) as r (id bigint, key text, project_id bigint, config jsonb, version int)`,
    values: [tx.tenantId, asRows(rows)],
  });
}

export async function updatePageSettings(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: `update page_setting s set config = r.config, version = r.version
      from jsonb_to_recordset($2::jsonb) as r (id bigint, config jsonb, version int)
      where s.tenant_id = $1 and s.id = r.id`,
    values: [tx.tenantId, asRows(rows)],
  });
}

export async function removePageSettings(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  await tx.query({
    text: 'delete from page_setting where tenant_id = $1 and id = any($2::bigint[])',
    values: [tx.tenantId, rows.map(({ id }) => id)],
  });
}
