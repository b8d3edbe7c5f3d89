import { addressProblem, turnOnProblem } from '#domain/access';
import { invalidFields, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { type ConnectionConfig, isComplete, usualConfig } from '#server/identity/federation/connection.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import {
  type ConnectionRow,
  forgetLinks,
  isNameTaken,
  keepSecret,
  listDomainsOf,
  readConnection,
} from './connectionRepository.ts';
import { testedFields } from './connectionWriteRepository.ts';
import { type MetadataConfig, readMetadata } from './metadata.ts';

export type SaveCall = Pick<Call<'updateSsoConnection'>, 'tx' | 'caller' | 'services' | 'now' | 'tenant'>;
type Input = Call<'createSsoConnection'>['body'];
type Patch = Call<'updateSsoConnection'>['body'];
type Settings = Omit<Patch, 'enabled' | 'name' | 'client_secret' | 'metadata_xml'>;

const apply = (call: SaveCall, summary: string, changes: readonly Change[]) =>
  call.services.changes.apply(call.tx, handHead(call, null, summary), changes);

/** Settings as they are kept: without blanks around them, and an issuer without what discovery adds. */
function toSettings(given: Settings): Partial<ConnectionConfig> {
  const { issuer, client_id, scopes, metadata_url } = given;
  const { email_claim, verified_claim, given_name_claim, family_name_claim } = given;
  const texts = {
    issuer: issuer?.trim().replace(/\/\.well-known\/openid-configuration$/, ''),
    client_id,
    scopes,
    metadata_url,
    email_claim,
    verified_claim,
    given_name_claim,
    family_name_claim,
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text.trim()]])),
  );
}

/** Refuses settings with which no sign-in could work, each at its field. */
function demandSound({ services }: SaveCall, kind: Input['kind'], config: Partial<ConnectionConfig>): void {
  const errors: Record<string, string[]> = {};
  const { allowsLoopback } = services.federation;
  for (const field of ['issuer', 'metadata_url'] as const) {
    const address = config[field];
    const problem = address ? addressProblem(address, allowsLoopback) : null;
    if (problem) errors[field] = [problem];
  }
  if (config.issuer?.includes('/.well-known/'))
    errors['issuer'] = ['Enter the issuer alone, without /.well-known'];
  if (kind === 'oidc' && config.scopes !== undefined && !/(^|\s)openid(\s|$)/.test(config.scopes))
    errors['scopes'] = ['The scopes have to hold openid'];
  for (const field of ['email_claim', 'verified_claim'] as const)
    if (kind === 'oidc' && config[field] === '')
      errors[field] = ['Name the claim: without it nobody could be found'];
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

async function demandName({ tx }: SaveCall, name: string, ownId: number): Promise<string> {
  const trimmed = name.trim();
  if (trimmed === '') throw invalidFields({ name: ['Name is required'] });
  if (await isNameTaken(tx, trimmed, ownId))
    throw invalidFields({ name: [`Another connection is called ${trimmed}`] });
  return trimmed;
}

/** Fields that belong to the other kind say that somebody meant something else. */
function demandKind(
  kind: Input['kind'],
  given: Settings & { client_secret?: string; metadata_xml?: string },
) {
  const foreign =
    kind === 'oidc'
      ? (['metadata_url', 'metadata_xml'] as const)
      : (['issuer', 'client_id', 'client_secret', 'scopes', 'verified_claim'] as const);
  const found = foreign.filter((name) => given[name]);
  if (found.length > 0)
    throw invalidFields(
      Object.fromEntries(found.map((name) => [name, ['This kind of connection has no such setting.']])),
    );
}

function parseMetadata(xml: string | undefined): Partial<MetadataConfig> {
  return xml?.trim() ? readMetadata(xml, 'metadata_xml') : {};
}

/** Adds a connection, turned off; answers its number. */
export async function createConnection(call: SaveCall, input: Input): Promise<number> {
  const { tx, services, caller, now, tenant } = call;
  const { kind, client_secret, metadata_xml, name, ...given } = input;
  demandKind(kind, input);
  const config = { ...usualConfig[kind], ...toSettings(given), ...parseMetadata(metadata_xml) };
  demandSound(call, kind, config);
  const secret = client_secret?.trim();
  const fields = {
    kind,
    name: await demandName(call, name, 0),
    enabled: false,
    ...config,
    secret_set_at: secret ? now.toISOString() : null,
    created_by_id: caller.userId,
    created_at: now.toISOString(),
  };
  const { rows } = await apply(call, `Added connection ${fields.name}`, [
    { entity: 'sso_connection', kind: 'create', fields },
  ]);
  const id = rows[0]?.id as number;
  if (secret) await keepSecret(tx, id, services.federation.sealSecret(tenant.id, id, secret));
  services.noteSecurity('connection.added', { tenant: tenant.slug, userId: caller.userId });
  return id;
}

/** Whether a patch changes what a test has proven. */
const changesProven = (before: ConnectionConfig, patch: Partial<ConnectionConfig>): boolean =>
  testedFields.some((name) => {
    const key = name as keyof ConnectionConfig;
    return key in patch && JSON.stringify(patch[key]) !== JSON.stringify(before[key]);
  });

function demandTurnable({ services }: SaveCall, row: ConnectionRow, isVoid: boolean): void {
  if (!services.ownsPasswords)
    throw ruleRefused('An identity service elsewhere signs people in here. Set connections up there.');
  const steps = isVoid ? null : (row.test?.steps ?? null);
  const problem = turnOnProblem({ isComplete: isComplete(row), steps });
  if (problem) throw ruleRefused(problem, { enabled: [problem] });
}

/**
 * Changes a connection. New settings void its test and turn it off until it has been tested again; another issuer means
 * other people, so that the links to them are forgotten.
 */
export async function updateConnection(
  call: SaveCall,
  id: number,
  patch: Patch,
  version: number | undefined,
): Promise<void> {
  const { tx, services, now, tenant, caller } = call;
  const before = await readConnection(tx, id);
  if (!before) throw notFound();
  const { name, enabled, client_secret, metadata_xml, ...given } = patch;
  demandKind(before.kind, patch);
  const secret = client_secret?.trim();
  const settings: Partial<ConnectionConfig> = {
    ...toSettings(given),
    ...parseMetadata(metadata_xml),
    ...(secret ? { secret_set_at: now.toISOString() } : {}),
  };
  demandSound(call, before.kind, settings);
  const isVoid = changesProven(before.config, settings);
  if (enabled === true && !before.enabled) demandTurnable(call, before, isVoid);
  const fields = {
    ...settings,
    ...(name === undefined ? {} : { name: await demandName(call, name, id) }),
    ...(isVoid ? { enabled: false } : enabled === undefined ? {} : { enabled }),
  };
  await apply(call, `Changed connection ${before.name}`, [
    { entity: 'sso_connection', kind: 'update', id, version: version ?? null, fields },
  ]);
  if (secret) await keepSecret(tx, id, services.federation.sealSecret(tenant.id, id, secret));
  const isOther = (['issuer', 'provider_entity_id'] as const).some(
    (key) => settings[key] !== undefined && settings[key] !== before.config[key],
  );
  if (isOther) await forgetLinks(tx, id, null);
  services.noteSecurity('connection.changed', { tenant: tenant.slug, userId: caller.userId });
}

/** Takes over what a provider says of itself now. */
export async function loadMetadata(call: SaveCall, id: number): Promise<void> {
  const row = await readConnection(call.tx, id);
  if (!row) throw notFound();
  if (row.kind !== 'saml' || row.config.metadata_url === '')
    throw ruleRefused('This connection has no address of metadata. Enter one, or paste the metadata.');
  const xml = await fetchMetadata(call, row.config.metadata_url);
  const found = readMetadata(xml, 'metadata_url');
  if (!changesProven(row.config, found)) return;
  await apply(call, `Loaded the metadata of ${row.name}`, [
    { entity: 'sso_connection', kind: 'update', id, fields: { ...found, enabled: false } },
  ]);
  if (found.provider_entity_id !== row.config.provider_entity_id) await forgetLinks(call.tx, id, null);
}

async function fetchMetadata({ services }: SaveCall, address: string): Promise<string> {
  try {
    const answer = await services.federation.fetch(address, { headers: { accept: 'application/xml, */*' } });
    if (answer.ok) return await answer.text();
    throw new Error(`${new URL(address).host} answered ${answer.status}.`);
  } catch (error) {
    throw ruleRefused(`The metadata could not be loaded. ${(error as Error).message}`, {
      metadata_url: [(error as Error).message],
    });
  }
}

/** Deletes a connection; its domains go back to passwords in the same change. */
export async function removeConnection(
  call: SaveCall,
  id: number,
  version: number | undefined,
): Promise<void> {
  const before = await readConnection(call.tx, id);
  if (!before) throw notFound();
  const domains = await listDomainsOf(call.tx, id);
  await apply(call, `Deleted connection ${before.name}`, [
    ...domains.map(
      (rule) =>
        ({ entity: 'domain_rule', kind: 'update', id: rule.id, fields: { connection_id: null } }) as const,
    ),
    { entity: 'sso_connection', kind: 'delete', id, version: version ?? null },
  ]);
  call.services.noteSecurity('connection.deleted', {
    tenant: call.tenant.slug,
    userId: call.caller.userId,
  });
}
