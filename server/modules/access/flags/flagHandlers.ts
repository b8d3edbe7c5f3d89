import { clientFlags, tenantFlags } from '#contract/unions.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { showHistory } from '../../history/showHistory.ts';

type FlagCall = Pick<Call<'updateSwitches'>, 'tx' | 'caller' | 'services' | 'now'>;

const setFlags = (call: FlagCall, fields: Readonly<Record<string, boolean>>) =>
  call.services.changes.apply(call.tx, handHead(call, null, 'Set feature flags'), [
    { entity: 'feature_flags', kind: 'update', id: call.tx.tenantId, fields },
  ]);

const withChanges = (names: readonly string[], on: ReadonlySet<string>, fields: Record<string, boolean>) =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? on.has(name)]));

/** The company's own choice of features (docs/product/access.md). */
export const flagHandlers = defineHandlers({
  updateSwitches: async (call) => {
    const { switches } = call.body;
    await setFlags(call, switches);
    return { switches: withChanges(tenantFlags, call.caller.tenantFlags, switches) };
  },

  updateFlags: async (call) => {
    const { flags } = call.body;
    await setFlags(call, flags);
    return { flags: withChanges(clientFlags, call.caller.clientFlags, flags) };
  },

  listFlagHistory: async ({ tx, query, caller }) =>
    showHistory(tx, await historyOf(tx, 'feature_flags', tx.tenantId, query), caller),
});
