import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { dataFolder } from './dataFolder.ts';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts the product as a user would, on an empty data directory, and stops it after the journeys. */
export default async function journeyServer() {
  const port = Number(process.env.JOURNEY_PORT ?? (await freePort()));
  process.env.QUOIN_PORT = String(port);
  const data = dataFolder('quoin-journey-');
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(data, 'data'),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server was not ready in 240 s:\n${output}`)),
      240_000,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Quoin is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server stopped with ${code}:\n${output}`)));
  });
  return async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
}
