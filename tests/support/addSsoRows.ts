import { usualConfig } from '#server/identity/federation/connection.ts';
import type { TestApp } from './testApp.ts';

/** Row numbers that no counter of a test reaches, in the band of each company. */
const number = '(t.id - 1) * 1000000 + 900 + n';
const everywhere = 'from tenant t, generate_series(0, 1) n on conflict do nothing';

/** Two connections, domains and applications for every company, one to look at and one to delete: the demo data has none. */
export async function addSsoRows({ asOwner }: Pick<TestApp, 'asOwner'>): Promise<void> {
  const config = { ...usualConfig.oidc, issuer: 'https://id.company.example', client_id: 'client' };
  await asOwner(
    `insert into sso_connection (tenant_id, id, kind, name, config)
      select t.id, ${number}, 'oidc', 'Company account ' || n, $1::jsonb ${everywhere}`,
    [JSON.stringify(config)],
  );
  await asOwner(`insert into domain_rule (tenant_id, id, domain, connection_id, proof)
    select t.id, ${number}, 'company' || n || '.example', ${number}, 'proof' ${everywhere}`);
  await asOwner(`insert into sign_in_application (tenant_id, id, name, client_id, redirect_uri, secret_hash)
    select t.id, ${number}, 'Partner ' || n, 'app-' || n, 'https://partner.example/', 'hash' ${everywhere}`);
}
