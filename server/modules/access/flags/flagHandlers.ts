import { clientFlags, tenantFlags } from '#contract/unions.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';

type FlagCall = Pick<Call<'updateSwitches'>, 'tx' | 'caller' | 'services' | 'now'>;

const setFlags = ({ tx, caller, services, now }: FlagCall, fields: Readonly<Record<string, boolean>>) =>
  services.changes.apply(
    tx,
    {
      projectId: null,
      actorId: caller.userId,
      source: 'hand',
      summary: 'Set feature flags',
      now: now.toISOString(),
    },
    [{ entity: 'feature_flags', kind: 'update', id: tx.tenantId, fields }],
  );

const withChanges = (names: readonly string[], on: ReadonlySet<string>, fields: Record<string, boolean>) =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? on.has(name)]));

/** The company's own choice of features (spec §2 feature gating). */
export const flagHandlers = defineHandlers({
  updateSwitches: async (call) => {
    const { switches } = call.body;
    await setFlags(call, switches);
    call.tx.afterCommit(() => call.services.forgetCompany(call.caller.tenantId));
    return { switches: withChanges(tenantFlags, call.caller.tenantFlags, switches) };
  },

  updateFlags: async (call) => {
    const { flags } = call.body;
    await setFlags(call, flags);
    call.tx.afterCommit(() => call.services.forgetCompany(call.caller.tenantId));
    return { flags: withChanges(clientFlags, call.caller.clientFlags, flags) };
  },
});
