import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../support/dataFolder.ts';
import { freePort, type ServerProcess, startServer } from '../support/serverProcess.mjs';

const refusal = (options: Parameters<typeof startServer>[0]) =>
  startServer(options).then(
    async (server) => {
      await server.stop();
      return { code: 0, output: 'it started' };
    },
    (error: { code: number; output: string }) => ({ code: error.code, output: error.output }),
  );

describe('a start that cannot succeed', () => {
  const folder = dataFolder('quoin-refusal-');
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', DEMO_DATA: 'off' };
  let server: ServerProcess;

  beforeAll(async () => {
    server = await startServer({ port: await freePort(), env });
  }, 300_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 300_000);

  it('says that another server holds the data directory', { timeout: 300_000 }, async () => {
    const { code, output } = await refusal({ port: await freePort(), env });
    expect(code).not.toBe(0);
    expect(output).toContain(String(server.pid));
    expect(output).not.toMatch(/\n\s+at .*\(/);
  });

  it('says that the port is taken', { timeout: 300_000 }, async () => {
    const port = await freePort();
    const blocker = createServer().listen(port, '127.0.0.1');
    const blocker6 = createServer()
      .on('error', () => undefined)
      .listen(port, '::');
    const other = { ...env, DATA_DIR: join(folder, 'other') };
    const { code, output } = await refusal({ port, env: other });
    blocker.close();
    blocker6.close();
    expect(code).not.toBe(0);
    expect(output).toContain(String(port));
    expect(output).not.toMatch(/\n\s+at .*\(/);
  });

  it('says that the database cannot be reached', { timeout: 300_000 }, async () => {
    const url = `postgres://nobody:secret-word@127.0.0.1:${await freePort()}/none`;
    const { code, output } = await refusal({ port: await freePort(), env: { DATABASE_URL: url } });
    expect(code).not.toBe(0);
    expect(output).toMatch(/DATABASE_URL|database/i);
    expect(output).not.toContain('secret-word');
    expect(output).not.toMatch(/\n\s+at .*\(/);
  });

  it('names all wrong settings at once', { timeout: 300_000 }, async () => {
    const { code, output } = await refusal({
      port: await freePort(),
      env: { ...env, LOG_LEVEL: 'shouting', DATABASE_URL: 'mysql://x' },
    });
    expect(code).not.toBe(0);
    expect(output).toContain('LOG_LEVEL');
    expect(output).toContain('DATABASE_URL');
  });
});
