import { checkPlatform, type PlatformSettings, USUAL_PLATFORM } from '#domain/bid-platform';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Answer, Call } from '#server/contract/handlers.ts';
import { bidPlatform } from '#server/database/schema/index.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { fieldNames } from '#domain/fields';
import { platformFields } from '#domain/bid-platform';
import { forgetAccounts, keepSecret, readPlatform } from './bidPlatformRepository.ts';

/** How the change engine writes the platform of a company; history follows its settings, never the secret. */
export const platformAdapter = tableAdapter({
  entity: 'bid_platform',
  module: 'bid-platform',
  table: bidPlatform,
  fields: fieldNames(platformFields),
});

type Presenting = Pick<Call<'getBidPlatform'>, 'tx' | 'services' | 'tenant'>;

/** Where the platform leads back to. */
export const returnAddress = ({ services, tenant }: Omit<Presenting, 'tx'>): string =>
  `${services.originOf(tenant.slug)}/building-connected/`;

/** The settings of the company's platform; before it is set up, what is usual. */
export async function presentPlatform(call: Presenting): Promise<Answer<'getBidPlatform'>> {
  const row = await readPlatform(call.tx);
  return {
    is_configured: row !== undefined,
    has_secret: row?.sealedSecret != null,
    version: row?.version ?? 0,
    redirect_address: returnAddress(call),
    settings: row
      ? {
          name: row.name,
          api_url: row.apiUrl,
          authorize_url: row.authorizeUrl,
          token_url: row.tokenUrl,
          client_id: row.clientId,
          scopes: row.scopes,
        }
      : USUAL_PLATFORM,
  };
}

/** Sets the platform up or changes it. Who was signed in to another platform, or as another client, is signed out. */
export async function savePlatform(call: Call<'saveBidPlatform'>): Promise<Answer<'saveBidPlatform'>> {
  const { tx, body, services, caller, tenant, ifMatch } = call;
  const { client_secret: secret, ...typed } = body;
  const fields = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, text.trim()]),
  ) as PlatformSettings;
  const before = await readPlatform(tx);
  const errors = checkPlatform(fields, {
    isNew: before === undefined,
    allowsLoopback: services.bidPlatform.allowsLoopback,
  });
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'The platform cannot be saved like this.', errors);
  const { rows } = await services.changes.apply(
    tx,
    handHead(call, null, before ? 'Changed the bidding platform' : 'Set up the bidding platform'),
    [
      before
        ? { entity: 'bid_platform', kind: 'update', id: before.id, version: ifMatch ?? null, fields }
        : { entity: 'bid_platform', kind: 'create', fields: { ...fields, created_by_id: caller.userId } },
    ],
  );
  const id = before?.id ?? rows[0]?.id ?? 0;
  const isOther =
    before !== undefined &&
    (before.apiUrl !== fields.api_url ||
      before.tokenUrl !== fields.token_url ||
      before.authorizeUrl !== fields.authorize_url ||
      before.clientId !== fields.client_id);
  if (isOther) await forgetAccounts(tx);
  if (secret !== undefined)
    await keepSecret(
      tx,
      id,
      secret.trim() === '' ? null : services.bidPlatform.sealSecret(tenant.id, secret.trim()),
    );
  // A secret never goes to an address that it was not entered for.
  else if (before !== undefined && before.tokenUrl !== fields.token_url) await keepSecret(tx, id, null);
  services.noteSecurity('bid_platform.changed', { tenant: tenant.slug, userId: caller.userId });
  return presentPlatform(call);
}

/** Takes the platform away; everybody is signed out of it. */
export async function removePlatform(call: Call<'removeBidPlatform'>): Promise<void> {
  const { tx, services, tenant, caller } = call;
  const before = await readPlatform(tx);
  if (!before) throw notFound();
  await services.changes.apply(tx, handHead(call, null, 'Disconnected the bidding platform'), [
    { entity: 'bid_platform', kind: 'delete', id: before.id, version: null },
  ]);
  await forgetAccounts(tx);
  services.noteSecurity('bid_platform.removed', { tenant: tenant.slug, userId: caller.userId });
}
