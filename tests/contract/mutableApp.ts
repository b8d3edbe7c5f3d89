import type { Permission } from '#contract/unions.ts';
import type { Call, Handlers, OperationId, Services } from '#server/contract/handlers.ts';
import type { Database, Statement, SystemTx } from '#server/database/tenantTransaction.ts';
import { handlers } from '#server/modules/index.ts';
import { testApp } from '#tests/support/testApp.ts';

/**
 * One check that stands in code, taken away: in the text of a statement, in what a handler believes of its caller, or in
 * what a handler is given to ask with.
 */
export type Mutation =
  | { kind: 'statement'; cuts: readonly (readonly [find: string, put: string])[] }
  | { kind: 'caller'; operations: readonly OperationId[]; believes: Permission }
  | {
      kind: 'services';
      operation: OperationId;
      change: (services: Services, caller: { userId: number }) => Services;
    };

/** A whole server from which checks can be taken while it runs; it counts how often a taken one would have been met. */
export async function mutableApp() {
  const state: { mutation: Mutation | undefined; met: number } = { mutation: undefined, met: 0 };

  const mutated = (statement: Statement): Statement => {
    const { mutation } = state;
    if (mutation?.kind !== 'statement') return statement;
    const text = mutation.cuts.reduce((all, [find, put]) => all.replaceAll(find, () => put), statement.text);
    if (text === statement.text) return statement;
    state.met += 1;
    // Under its name the connection would go on with the statement as it was.
    const { name: _, ...unprepared } = statement;
    return { ...unprepared, text };
  };
  const watched = <Tx extends SystemTx>(tx: Tx): Tx => ({
    ...tx,
    query: (statement: Statement) => tx.query(mutated(statement)),
  });
  const between = (plain: Database): Database => ({
    ...plain,
    asTenant: (id, work, options) => plain.asTenant(id, (tx) => work(watched(tx)), options),
    asSystem: (work, options) => plain.asSystem((tx) => work(watched(tx)), options),
  });

  const deceive = (id: OperationId, call: Call<'getItem'>): Call<'getItem'> => {
    const { mutation } = state;
    if (mutation?.kind === 'caller' && mutation.operations.includes(id)) {
      state.met += 1;
      const permissions = new Set([...call.caller.permissions, mutation.believes]);
      return { ...call, caller: { ...call.caller, permissions } };
    }
    if (mutation?.kind === 'services' && mutation.operation === id) {
      state.met += 1;
      return { ...call, services: mutation.change(call.services, call.caller) };
    }
    return call;
  };
  const believing = Object.fromEntries(
    (Object.entries(handlers) as [OperationId, (call: Call<'getItem'>) => Promise<unknown>][]).map(
      ([id, handler]) => [id, (call: Call<'getItem'>) => handler(deceive(id, call))],
    ),
  ) as unknown as Handlers;

  const app = await testApp({ checkResponses: false, between, handlers: believing });
  return {
    app,
    /** Runs work on a server without one of its checks; answers what it said, and whether the check was ever met. */
    without: async <T>(mutation: Mutation, work: () => Promise<T>): Promise<{ said: T; met: number }> => {
      Object.assign(state, { mutation, met: 0 });
      for (const tenant of [1, 2]) app.app.running.services.forgetCompany(tenant);
      try {
        return { said: await work(), met: state.met };
      } finally {
        state.mutation = undefined;
        for (const tenant of [1, 2]) app.app.running.services.forgetCompany(tenant);
      }
    },
  };
}
