import { clientFlags, tenantFlags } from '#contract/unions.ts';
import { notFound } from '#server/contract/errors.ts';
import { type Call, defineHandlers, rawJson, type Result } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { listPeopleJson } from './peopleRepository.ts';
import { noteVisit } from './people/visitRepository.ts';
import { presentUser } from './presentUser.ts';
import { listCompanies, readUser } from './userRepository.ts';

type UserCall = Pick<Call<'getCurrentUser'>, 'tx' | 'caller' | 'services'>;

async function readCurrentUser({ tx, caller, services }: UserCall): Promise<Result<'getCurrentUser'>> {
  const [row, companies] = await Promise.all([
    readUser(tx, caller),
    listCompanies(services.database, caller.email, caller.tenantId),
  ]);
  if (!row) throw notFound();
  return presentUser(caller, row, companies);
}

export const accessHandlers = defineHandlers({
  getTenant: async ({ tenant, services }) => ({
    slug: tenant.slug,
    name: tenant.name,
    version: services.version,
  }),

  getCurrentUser: async (call) => {
    await noteVisit(call.services.database, call.caller);
    return readCurrentUser(call);
  },

  updateCurrentUser: async (call) => {
    const { tx, caller, body, services } = call;
    const current = await readUser(tx, caller);
    if (!current) throw notFound();
    const fields = {
      ...(body.first_name === undefined ? {} : { first_name: body.first_name.trim() }),
      ...(body.last_name === undefined ? {} : { last_name: body.last_name.trim() }),
      ...(body.title === undefined ? {} : { title: body.title?.trim() || null }),
      ...(body.preferences ? { preferences: { ...current.preferences, ...body.preferences } } : {}),
    };
    await services.changes.apply(tx, handHead(call, null, 'Changed their profile'), [
      { entity: 'user', kind: 'update', id: caller.userId, fields },
    ]);
    return readCurrentUser(call);
  },

  listSwitches: async ({ caller }) => ({
    switches: Object.fromEntries(tenantFlags.map((flag) => [flag, caller.tenantFlags.has(flag)])),
  }),

  listFlags: async ({ caller }) => ({
    flags: Object.fromEntries(clientFlags.map((flag) => [flag, caller.clientFlags.has(flag)])),
  }),

  listPeople: async ({ tx, params, query }) => rawJson(await listPeopleJson(tx, params.project_id, query)),
});
