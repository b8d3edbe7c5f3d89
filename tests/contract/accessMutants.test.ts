import { describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import type { Operation } from '#server/contract/operations.ts';
import { testApp } from '#tests/support/testApp.ts';
import { type Cell, cellsOf, type Identity, keysOf, makeChecker } from './identityMatrix.ts';
import { operations } from './operationCalls.ts';

/**
 * Takes the guards of the contract away, one kind at a time, and asks the matrix of identities: each cell that a guard
 * holds has to fail, for each operation by itself (trust A7). Guards of different operations do not touch each other,
 * so one server without a guard stands for as many mutants as there are operations that have it.
 */
type Mutation = {
  name: string;
  mutate: (operation: Operation) => Operation;
  /** The cells of the unchanged contract that must notice. */
  kills: (cell: Cell) => boolean;
};

const isRefused = ({ expected }: Cell) => expected.outcome === 'refused';
const withoutKey = (operation: Operation, dropped: Permission | undefined): Operation => {
  if (operation.guard === 'public' || dropped === undefined) return operation;
  const left = keysOf(operation).filter((key) => key !== dropped);
  const { permission: _, anyPermission: __, ...guard } = operation.guard;
  return { ...operation, guard: left.length > 0 ? { ...guard, permission: left } : guard };
};
const withoutFlag = (operation: Operation): Operation => {
  if (operation.guard === 'public') return operation;
  const { tenantFlag: _, ...guard } = operation.guard;
  return { ...operation, guard };
};
const byIdentity =
  (...identities: Identity[]) =>
  (cell: Cell) =>
    isRefused(cell) && identities.includes(cell.identity);

const mostKeys = Math.max(...operations.map((operation) => keysOf(operation).length));
const mutations: Mutation[] = [
  ...Array.from({ length: mostKeys }, (_, place) => ({
    name: `x-permission without its key number ${place + 1}`,
    mutate: (operation: Operation) => withoutKey(operation, keysOf(operation)[place]),
    kills: (cell: Cell) => cell.key !== undefined && cell.key === keysOf(cell.operation)[place],
  })),
  {
    name: 'x-permission is public',
    mutate: (operation) => ({ ...operation, guard: 'public' }),
    kills: byIdentity('anonymous', 'expired token', 'administrator of another company'),
  },
  {
    name: 'x-tenant-flag is gone',
    mutate: withoutFlag,
    kills: byIdentity('tenant flag off'),
  },
  {
    name: 'x-impersonation lets everything through',
    mutate: (operation) =>
      operation.impersonation === 'refused' ? { ...operation, impersonation: 'allowed' } : operation,
    kills: (cell) =>
      isRefused(cell) &&
      cell.operation.impersonation === 'refused' &&
      cell.identity === 'impersonator of a role with all keys',
  },
  {
    name: 'x-public-api opens everything to API keys',
    mutate: (operation) => ({ ...operation, isPublicApi: true }),
    kills: byIdentity('API key with all scopes'),
  },
  {
    name: 'everyone acts as themselves',
    mutate: (operation) =>
      operation.impersonation === 'allowed' ? { ...operation, impersonation: 'as_oneself' } : operation,
    kills: (cell) =>
      cell.operation.impersonation === 'allowed' && byIdentity('impersonator of a role without keys')(cell),
  },
];

describe.each(mutations)('a server whose $name', ({ mutate, kills, name }) => {
  it('fails the matrix at each operation', async () => {
    const app = await testApp({ operations: operations.map(mutate), checkResponses: false });
    if (name.includes('flag')) await app.asOwner('update tenant_flag set enabled = false');
    const check = await makeChecker(app, await app.projectId('Cedar Ridge'));
    const cells = operations.flatMap(cellsOf).filter(kills);
    expect(cells.length).toBeGreaterThan(0);
    const survivors: string[] = [];
    for (const cell of cells)
      if ((await check(cell)) === undefined) survivors.push(`${cell.operation.id} ${cell.identity}`);
    expect(survivors).toEqual([]);
  }, 300_000);
});
