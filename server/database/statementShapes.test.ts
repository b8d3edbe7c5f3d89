import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { createStatementShapes } from './statementShapes.ts';
import { openDatabase } from './tenantTransaction.ts';

const { url, addTenant } = await testDatabase();
await addTenant(1);

it('keeps the shapes that are used, whatever came first, and lets connections forget the others', async () => {
  const database = openDatabase({ url, poolSize: 1 });
  const shapes = createStatementShapes('shape', 3);
  const ask = (column: number) => {
    const text = `select $1::int as c${column}`;
    return database.asTenant(1, (tx) => tx.query({ ...shapes.of(text), text, values: [column] }));
  };
  for (const column of [1, 2, 3, 1, 4, 5, 1, 6])
    expect(await ask(column)).toEqual([{ [`c${column}`]: column }]);
  const kept = () =>
    database.asTenant(1, (tx) =>
      tx.query<{ statement: string }>({
        text: `select statement from pg_prepared_statements where name like 'shape%' order by prepare_time`,
      }),
    );
  expect((await kept()).map(({ statement }) => statement)).toEqual([
    'select $1::int as c1',
    'select $1::int as c5',
    'select $1::int as c6',
  ]);
  expect(await ask(2)).toEqual([{ c2: 2 }]);
  expect(await kept()).toHaveLength(3);
  await database.close();
});

it('prepares a shape again on a connection that has forgotten it while another used it', async () => {
  const database = openDatabase({ url, poolSize: 1 });
  const family = { name: 'pair', most: 1 };
  const ask = (name: string) =>
    database.asTenant(1, (tx) => tx.query({ name, family, text: `select '${name}' as word` }));
  for (const name of ['pair_1', 'pair_2', 'pair_1', 'pair_2'])
    expect(await ask(name)).toEqual([{ word: name }]);
  await database.close();
});
