import { checkAccess } from './admission.ts';
import type { Ask, Call, Handlers, OperationId } from './handlers.ts';
import { invalidFields } from './errors.ts';
import { isInPieces, toJsonText } from './answers.ts';
import type { Operation } from './operations.ts';
import { checksOf, type OperationChecks } from './validation.ts';

type Asking = Pick<
  Call<'getProject'>,
  'params' | 'tenant' | 'caller' | 'tx' | 'today' | 'now' | 'signal' | 'services'
>;
type AnyHandler = (call: unknown) => Promise<unknown>;

async function textOf(answer: unknown): Promise<string> {
  if (!isInPieces(answer)) return toJsonText(answer);
  let text = '';
  for await (const piece of answer.jsonPieces) text += piece;
  return text;
}

/** Prepares reads out of a call. */
export function makeAsk(
  operations: readonly Operation[],
  handlers: Partial<Handlers>,
): (call: Asking) => Ask {
  const reads = new Map<OperationId, { operation: Operation; checks: OperationChecks }>();
  for (const operation of operations)
    if (operation.method === 'GET' && operation.projectIn === 'path')
      reads.set(operation.id, { operation, checks: checksOf(operation) });

  return (call) => {
    // What is kept for reads belongs to their one snapshot; a call that writes as well makes its answers anew.
    const answers = { of: (_tx: unknown, _key: string, make: () => Promise<string>) => make() };
    const services = { ...call.services, answers };
    const ask = async (id: OperationId, given: Readonly<Record<string, unknown>> = {}) => {
      const read = reads.get(id);
      if (!read) throw new Error(`${id} is no read of a project.`);
      checkAccess(read.operation, call.caller);
      const query = { ...given };
      if (read.checks.query(query)) throw invalidFields({ query: [`${id} does not take this.`] });
      const handler = handlers[id] as AnyHandler;
      const answer = await handler({
        ...call,
        services,
        query,
        headers: {},
        body: undefined,
        ifMatch: undefined,
      });
      return JSON.parse(await textOf(answer)) as unknown;
    };
    return ask as Ask;
  };
}
