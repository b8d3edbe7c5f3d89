import pg from 'pg';
import { type ConnectionOptions, connectionSettings } from './connection.ts';
import { toDatabaseError } from './databaseError.ts';
import { systemAccess } from './security.ts';

/** Tables that are no company's: the directory itself, the server's own, and the migrator's. */
const global = ['tenant', 'server_secret', 'quoin_migration', 'quoin_migration_lock'];
const unreachable = ['quoin_migration', 'quoin_migration_lock'];

type Rule = { rule: string; text: string };

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Ordinary and partitioned tables of ours. */
const tables = `pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' and c.relkind in ('r', 'p')`;
const secured = `${tables} where c.relname not in (${list(unreachable)})`;
const tenantTables = `${tables} where c.relname not in (${list(global)})`;

/** The columns a constraint or index leads with, by name. */
const leading = (oid: string, key: string) =>
  `(select attname from pg_attribute where attrelid = ${oid} and attnum = ${key})`;

/** Each statement lists what breaks its rule, one name a row. */
const rules: readonly Rule[] = [
  {
    rule: 'has no row-level security',
    text: `select c.relname as name from ${secured} and not c.relrowsecurity`,
  },
  {
    rule: 'does not force row-level security on its owner',
    text: `select c.relname as name from ${secured} and not c.relforcerowsecurity`,
  },
  {
    rule: 'has no tenant_id',
    text: `select c.relname as name from ${tenantTables} and not exists (select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull and not a.attisdropped)`,
  },
  {
    rule: 'lacks the tenant policy for quoin_app on reading and writing, with nullif',
    text: `select c.relname as name from ${tenantTables} and not exists (select from pg_policies p
      where p.schemaname = 'public' and p.tablename = c.relname and p.cmd = 'ALL' and p.roles = '{quoin_app}'
        and p.permissive = 'PERMISSIVE' and p.qual = p.with_check
        and p.qual ~* '^\\(tenant_id = \\(?\\(?nullif\\(current_setting\\(''app\\.tenant''(::text)?, true\\), ''''(::text)?\\)\\)?::integer\\)?\\)$')`,
  },
  {
    rule: 'has a policy other than tenant and system, or one for another role',
    text: `select p.tablename || '.' || p.policyname as name from pg_policies p where p.schemaname = 'public'
      and (p.policyname, p.roles::text) not in (('tenant', '{quoin_app}'), ('system', '{quoin_system}'))`,
  },
  {
    rule: 'is open to the system role without being on its list',
    text: `select p.tablename as name from pg_policies p
      where p.schemaname = 'public' and p.roles = '{quoin_system}' and p.tablename not in (${list(Object.keys(systemAccess))})`,
  },
  {
    rule: 'has no primary key that starts with tenant_id',
    text: `select c.relname as name from ${tenantTables} and not exists (select from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'p' and ${leading('c.oid', 'k.conkey[1]')} = 'tenant_id')`,
  },
  {
    rule: 'is a unique index that does not start with tenant_id',
    text: `select i.indexrelid::regclass::text as name from pg_index i, ${tenantTables} and i.indrelid = c.oid
      and i.indisunique and ${leading('c.oid', 'i.indkey[0]')} is distinct from 'tenant_id'`,
  },
  {
    rule: 'is a foreign key that does not carry tenant_id on both sides',
    text: `select c.relname || '.' || k.conname as name from pg_constraint k, ${tenantTables} and k.conrelid = c.oid
      and k.contype = 'f' and (${leading('k.conrelid', 'k.conkey[1]')} <> 'tenant_id'
        or ${leading('k.confrelid', 'k.confkey[1]')} <> 'tenant_id')`,
  },
  {
    rule: 'is a foreign key without an index that starts with its columns',
    text: `select c.relname || '.' || k.conname as name from pg_constraint k, ${tenantTables} and k.conrelid = c.oid
      and k.contype = 'f' and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] = k.conkey)`,
  },
  {
    rule: 'does not check that tenant_id is a real tenant',
    text: `select c.relname as name from ${tenantTables} and not exists (select from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and pg_get_constraintdef(k.oid) = 'CHECK ((tenant_id > 0))')`,
  },
  {
    rule: 'is a function that runs with the rights of its owner',
    text: `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prosecdef`,
  },
  {
    rule: 'is a view that does not check the rights of its reader',
    text: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind = 'm' or (c.relkind = 'v' and not coalesce(c.reloptions, '{}') && '{security_invoker=true,security_invoker=on}')`,
  },
  {
    rule: 'is a sequence; row numbers come from counters',
    text: `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind = 'S'`,
  },
  {
    rule: 'is a run-time role with more than a run-time role may have',
    text: `select rolname as name from pg_roles where rolname in ('quoin_app', 'quoin_system')
      and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolcanlogin or rolreplication)`,
  },
  {
    rule: 'is a run-time role that does not exist',
    text: `select name from unnest('{quoin_app,quoin_system}'::text[]) as name
      where not exists (select from pg_roles where rolname = name)`,
  },
  {
    rule: 'is a role that a run-time role belongs to',
    text: `select m.roleid::regrole::text as name from pg_auth_members m join pg_roles r on r.oid = m.member
      where r.rolname in ('quoin_app', 'quoin_system')`,
  },
  {
    rule: 'is owned by a run-time role',
    text: `select c.relname as name from ${tables} where pg_get_userbyid(c.relowner) in ('quoin_app', 'quoin_system')`,
  },
  {
    rule: 'is open to everybody',
    text: `select c.relname as name from ${tables} where exists (select from aclexplode(c.relacl) a where a.grantee = 0)`,
  },
  {
    rule: 'is closed to migrations and must stay so, but a run-time role may use it',
    text: `select c.relname as name from ${tables} where c.relname in (${list(unreachable)}) and exists (
      select from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
      where r.rolname in ('quoin_app', 'quoin_system'))`,
  },
  {
    rule: 'is history or an event log that a run-time role may rewrite',
    text: `select table_name || ' (' || privilege_type || ')' as name from information_schema.role_table_grants
      where table_schema = 'public' and grantee = 'quoin_app' and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
        and table_name in ('change_set', 'change_entry', 'event')`,
  },
  {
    rule: 'is a constraint that was never validated',
    text: `select c.relname || '.' || k.conname as name from pg_constraint k, ${tables}
      where k.conrelid = c.oid and not k.convalidated`,
  },
  {
    rule: 'is an index that is not valid',
    text: `select i.indexrelid::regclass::text as name from pg_index i, ${tables} where i.indrelid = c.oid and not i.indisvalid`,
  },
];

/** Everything in the live database that breaks a rule of tenancy, one sentence each; empty is right. */
export async function lintSchema(url: string, connection: ConnectionOptions = {}): Promise<string[]> {
  const client = new pg.Client({ ...connectionSettings(url, 'quoin-lint', connection), pipeline: true });
  try {
    await client.connect();
    const answers = await Promise.all(
      rules.map(async ({ rule, text }) => {
        const { rows } = await client.query<{ name: string }>(text);
        return rows.map(({ name }) => `${name} ${rule}.`);
      }),
    );
    return answers.flat();
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws, listing every finding, when the database may not be served. */
export async function requireSoundSchema(url: string, connection: ConnectionOptions = {}): Promise<void> {
  const findings = await lintSchema(url, connection);
  if (findings.length === 0) return;
  throw new Error(
    `The database does not keep companies apart, so the server does not start:\n${findings.map((finding) => `  ${finding}`).join('\n')}`,
  );
}
