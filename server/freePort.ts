import { createServer } from 'node:net';

/** Fails with the system's own error when nobody could listen there, and lets go of the port again. 0 is always free. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
