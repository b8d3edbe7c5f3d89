import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What it hears in every recording. */
export const heardWords = 'Where do we stand against budget?';

/** A service that turns every recording into the same words, at an address of this machine. */
export async function startTranscriber(): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ text: heardWords }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/v1`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
