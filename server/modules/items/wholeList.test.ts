import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

type ItemPage = components['schemas']['ItemPage'];

const { app, call, actor, addPerson, projectId, database, asOwner } = await testApp({
  checkResponses: false,
});
const daniel = await actor('cost@northbank.example');
const project = await projectId('Cedar Ridge');
const items = `/projects/${project}/scenario-items`;
const added = 20_000;

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [columns] = await asOwner<{ names: string }>(
    `select string_agg(quote_ident(column_name), ',') as names from information_schema.columns
      where table_name = 'item' and is_generated = 'NEVER'`,
  );
  // Numbers go on without a gap, as the product gives them.
  const [most] = await asOwner<{ number: number }>(
    'select max(number)::int as number from item where tenant_id = 1 and project_id = $1',
    [project],
  );
  await asOwner(
    `insert into item (${columns?.names}) select ${columns?.names}
      from (select (jsonb_populate_record(i, jsonb_build_object('id', 1000000 + n, 'number', $3::int + n,
        'name', 'Item ' || n))).*
      from item i, generate_series(1, $2::int) n
      where i.tenant_id = 1 and i.project_id = $1
        and i.id = (select min(id) from item where tenant_id = 1 and project_id = $1)) made`,
    [project, added, most?.number],
  );
});

/** A call over the network, whose answer is heard piece by piece. */
const listen = (query: string, as: Actor, hear: (chunk: Buffer, leave: () => void) => void) =>
  new Promise<number | undefined>((resolve) => {
    const { port } = app.server.address() as AddressInfo;
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: `/api${items}?${query}`,
        headers: { host: `${as.slug}.localhost:4150`, authorization: `Bearer ${as.token}` },
      },
      (response) => {
        response.on('data', (chunk: Buffer) => hear(chunk, () => sent.destroy()));
        response.on('close', () => resolve(response.statusCode));
        response.on('error', () => undefined);
      },
    );
    sent.on('error', () => resolve(undefined));
    sent.end();
  });

describe('a whole list of 20,000 items', () => {
  it('goes out while its rows are read, and not all at once', async () => {
    const parts: number[] = [];
    let read = 0;
    const stop = database.observe((text) => void (text.startsWith('fetch ') && (read += 1)));
    const status = await listen('limit=all', daniel, () => void parts.push(read));
    stop();
    expect(status).toBe(200);
    expect(read).toBeGreaterThan(added / 100);
    // The client has its first rows long before the last are read.
    expect(parts[0]).toBeLessThan(read / 4);
  });

  it('says the same as its pages, in the same order', async () => {
    const query = 'ordering=-name&totals=true&scope=true&expand_sub_items=true';
    const chunks: Buffer[] = [];
    await listen(`limit=all&${query}`, daniel, (chunk) => chunks.push(chunk));
    const whole = JSON.parse(Buffer.concat(chunks).toString()) as ItemPage;
    const page = async (offset: number) =>
      (await call('GET', `${items}?limit=50&offset=${offset}&${query}`, { as: daniel })).json<ItemPage>();
    const first = await page(0);
    expect(whole.results).toHaveLength(first.count);
    expect(whole.count).toBe(first.count);
    expect(whole.totals).toEqual(first.totals);
    expect(whole.results.slice(0, 50)).toEqual(first.results);
    expect(whole.results.slice(9_000, 9_050)).toEqual((await page(9_000)).results);
  });

  it('is held to the contract where answers are, and refused before it begins', async () => {
    const strict = await call('GET', `${items}?limit=all&ordering=nothing`, { as: daniel });
    expect(strict.statusCode).toBe(400);
    const stranger = await addPerson(['foresite_access']);
    expect((await call('GET', `${items}?limit=all`, { as: stranger })).statusCode).toBe(404);
  });

  it('ends with its client, and its connection is free again', async () => {
    const said: string[] = [];
    const stop = database.observe((text) => said.push(text));
    await listen('limit=all', daniel, (_chunk, leave) => leave());
    await expect.poll(() => said.includes('rollback')).toBe(true);
    stop();
    expect(said.filter((text) => text.startsWith('fetch ')).length).toBeLessThan(added / 100);
    expect((await call('GET', `${items}?limit=1`, { as: daniel })).statusCode).toBe(200);
  });
});
