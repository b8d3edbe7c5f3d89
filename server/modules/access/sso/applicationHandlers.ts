import { addressProblem } from '#domain/access';
import { invalidFields, notFound } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { hashSecret, makeClientId, makeSecret } from '#server/identity/federation/applications.ts';
import { realmPath } from '#server/identity/realmPaths.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { isApplicationNameTaken, listApplications, readApplication } from './applicationRepository.ts';

type SaveCall = Pick<Call<'updateSignInApplication'>, 'tx' | 'caller' | 'services' | 'now' | 'tenant'>;

const apply = (call: SaveCall, summary: string, change: Change) => {
  call.services.noteSecurity('application.changed', {
    tenant: call.tenant.slug,
    userId: call.caller.userId,
  });
  return call.services.changes.apply(call.tx, handHead(call, null, summary), [change]);
};

/** What the application calls this company: the issuer of its tokens. */
const issuerOf = ({ services, tenant }: Pick<SaveCall, 'services' | 'tenant'>): string =>
  services.originOf(tenant.slug) + realmPath(tenant.slug);

async function answer(call: Pick<SaveCall, 'tx' | 'services' | 'tenant'>, id: number) {
  const row = await readApplication(call.tx, id);
  if (!row) throw notFound();
  return { ...row, issuer: issuerOf(call) };
}

type Request = { name?: string; redirect_uri?: string };

async function toFields({ tx, services }: SaveCall, request: Request, ownId: number): Promise<Request> {
  const name = request.name?.trim();
  const redirect = request.redirect_uri?.trim();
  const errors: Record<string, string[]> = {};
  if (name === '') errors['name'] = ['Name is required'];
  if (name && (await isApplicationNameTaken(tx, name, ownId)))
    errors['name'] = [`Another application is called ${name}`];
  const problem =
    redirect === undefined ? null : addressProblem(redirect, services.federation.allowsLoopback);
  if (problem) errors['redirect_uri'] = [problem];
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return {
    ...(name === undefined ? {} : { name }),
    ...(redirect === undefined ? {} : { redirect_uri: redirect }),
  };
}

/** Other products that sign people in with their accounts of this company. */
export const applicationHandlers = defineHandlers({
  listSignInApplications: async (call) => {
    const { count, rows } = await listApplications(call.tx, call.query);
    const issuer = issuerOf(call);
    return { count, results: rows.map((row) => ({ ...row, issuer })) };
  },

  createSignInApplication: async (call) => {
    const request = await toFields(call, call.body, 0);
    const secret = makeSecret();
    const fields = {
      ...request,
      client_id: makeClientId(),
      secret_hash: hashSecret(secret),
      created_by_id: call.caller.userId,
      created_at: call.now.toISOString(),
    };
    const change = { entity: 'sign_in_application', kind: 'create', fields } as const;
    const { rows } = await apply(call, `Registered application ${request.name}`, change);
    return { ...(await answer(call, rows[0]?.id as number)), client_secret: secret };
  },

  updateSignInApplication: async (call) => {
    const id = call.params.sign_in_application_id;
    const before = await answer(call, id);
    const fields = await toFields(call, call.body, id);
    await apply(call, `Changed application ${before.name}`, {
      entity: 'sign_in_application',
      kind: 'update',
      id,
      version: call.ifMatch ?? null,
      fields,
    });
    return answer(call, id);
  },

  removeSignInApplication: async (call) => {
    const id = call.params.sign_in_application_id;
    const before = await answer(call, id);
    await apply(call, `Removed application ${before.name}`, {
      entity: 'sign_in_application',
      kind: 'delete',
      id,
      version: call.ifMatch ?? null,
    });
  },

  renewApplicationSecret: async (call) => {
    const id = call.params.sign_in_application_id;
    const before = await answer(call, id);
    const secret = makeSecret();
    await apply(call, `Renewed the secret of ${before.name}`, {
      entity: 'sign_in_application',
      kind: 'update',
      id,
      fields: { secret_hash: hashSecret(secret) },
    });
    return { ...(await answer(call, id)), client_secret: secret };
  },
});
