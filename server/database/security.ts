/**
 * Who may do what in the database. Applied after the migrations whenever it or the schema changed.
 * The owner has no policy: at run time every transaction works as one of these two roles.
 */
const roles = ['quoin_app', 'quoin_system'] as const;

const everything = 'select, insert, update, delete';

/** Tables on which a company's own work may do less than everything. History and events are only ever added to. */
const restrictedForApp: Record<string, string> = {
  tenant: 'select, update (name, time_zone, email_domains, settings, version)',
  change_set: 'select, insert, update (undone_by_id)',
  change_entry: 'select, insert',
  event: 'select, insert',
};

/** The few tables that work across companies touches, and no others. */
export const systemAccess: Record<string, string> = {
  tenant: everything,
  app_user: 'select',
  server_secret: 'select, insert',
  job: everything,
  event: 'select, delete',
  idempotency_key: 'select, delete',
  oidc_payload: everything,
  signing_key: everything,
  login_attempt: everything,
  one_time_token: 'select, delete',
  mail_message: 'select, update, delete',
  notification: 'select, update, delete',
  impersonation: 'select, delete',
  attachment: 'select',
  estimate_upload: 'select, delete',
  context_document: 'select',
  report_run_pdf: 'select',
};

/** Tables that a company's own work never sees. */
const hiddenFromApp = new Set(['server_secret']);

const currentTenant = `nullif(current_setting('app.tenant', true), '')::int`;

/** From PostgreSQL 16 on, whoever creates a role is its member without being allowed to become it. */
const mayBecome = `case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end`;

/** Statements that create the roles where missing; a race between two databases of one cluster is harmless. */
export const roleStatements: readonly string[] = roles.flatMap((role) => [
  `do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then
      create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
    end if;
  exception when duplicate_object or unique_violation then null; end $$`,
  `do $$ begin
    if not pg_has_role(current_user, '${role}', ${mayBecome}) then grant ${role} to current_user; end if;
  end $$`,
  `grant usage on schema public to ${role}`,
]);

/** Row-level security, policies and grants of one table. */
export function tableStatements(table: string): string[] {
  const key = table === 'tenant' ? 'id' : 'tenant_id';
  const own = `(${key} = ${currentTenant})`;
  const statements = [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `revoke all on ${table} from public, quoin_app, quoin_system`,
    `drop policy if exists tenant on ${table}`,
    `drop policy if exists system on ${table}`,
  ];
  if (!hiddenFromApp.has(table)) {
    statements.push(
      `create policy tenant on ${table} to quoin_app using ${own} with check ${own}`,
      `grant ${restrictedForApp[table] ?? everything} on ${table} to quoin_app`,
    );
  }
  const system = systemAccess[table];
  if (system) {
    statements.push(
      `create policy system on ${table} to quoin_system using (true) with check (true)`,
      `grant ${system} on ${table} to quoin_system`,
    );
  }
  return statements;
}
