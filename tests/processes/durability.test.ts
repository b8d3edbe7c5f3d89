import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../support/dataFolder.ts';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { freePort, type ServerProcess, startServer } from '../support/serverProcess.mjs';

const rounds = 20;
const tenant = 'northbank';
const email = 'cost@northbank.example';

interface Row {
  id: number;
  name: string;
  number: number;
}

describe('kill -9 in the middle of writes', () => {
  const folder = dataFolder('quoin-kill-');
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMIT: '1000000' };
  let server: ServerProcess;
  let port: number;
  let token: string;
  let projectId: number;

  const api = <Body>(path: string, options: { method?: string; body?: unknown } = {}) =>
    callApi<Body>({ port, tenant, token, path, ...options });

  beforeAll(async () => {
    port = await freePort();
    server = await startServer({ port, env });
    token = (await signInOverHttp({ port, tenant, email })).access_token;
    const { body } = await api<{ results: Row[] }>('/projects?search=Cedar');
    projectId = body.results[0]?.id ?? 0;
  }, 180_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it(
    `keeps every acknowledged write over ${rounds} rounds and starts without a hand`,
    { timeout: 600_000 },
    async () => {
      const acknowledged: Row[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const life = { ended: false };
        const write = async (lane: number) => {
          for (let count = 0; !life.ended; count += 1) {
            const name = `round ${round} lane ${lane} write ${count}`;
            const body = { name, sub_items: [{ scope: 'Scope', quantity: count + 1, unit_cost: 1.25 }] };
            const answer = await api<Row>(`/projects/${projectId}/scenario-items`, {
              method: 'POST',
              body,
            }).catch(() => null);
            if (answer === null) return;
            expect(answer.status).toBe(201);
            acknowledged.push(answer.body);
          }
        };
        const lanes = [write(0), write(1), write(2)];
        await new Promise((resolve) => setTimeout(resolve, 150 + ((round * 137) % 400)));
        await server.kill();
        life.ended = true;
        await Promise.all(lanes);
        server = await startServer({ port, env });
        token = (await signInOverHttp({ port, tenant, email })).access_token;
      }
      const { body } = await api<{ count: number; results: (Row & { cost: number })[] }>(
        `/projects/${projectId}/scenario-items?limit=all`,
      );
      const kept = new Map(body.results.map((row) => [row.id, row]));
      expect(acknowledged.length).toBeGreaterThan(rounds);
      expect(acknowledged.filter((row) => kept.get(row.id)?.name !== row.name)).toEqual([]);
      // Nothing is half-written: numbers run without gaps, and each row has its priced scope and its history.
      const numbers = body.results.map((row) => row.number).toSorted((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      const written = body.results.filter((row) => row.name.startsWith('round'));
      expect(written.filter((row) => row.cost === 0)).toEqual([]);
      const last = written.at(-1) as Row;
      const history = await api<{ count: number }>(
        `/projects/${projectId}/scenario-items/${last.id}/history`,
      );
      expect(history.body.count).toBe(1);
    },
  );
});
