import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from './guardedFetch.ts';
import { isPrivateAddress } from './privateAddresses.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const strict = createGuardedFetch({ allowsLoopback: false });
const local = createGuardedFetch({ allowsLoopback: true, timeoutMs: 60_000, longestBytes: 1000 });
const hurried = createGuardedFetch({ allowsLoopback: true, timeoutMs: 50 });

describe('an address that an administrator typed', () => {
  it.each([
    'http://login.company.example/',
    'file:///etc/passwd',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.8/',
    'https://192.168.1.1/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://localhost/',
    'https://halden.localhost/',
    'https://user:secret@login.company.example/',
    'nonsense',
  ])('is not asked when it is %s', async (address) => {
    await expect(strict(address)).rejects.toThrow(/was not asked|not an address/);
  });

  it('may be on this machine in development, under any name of it, and nowhere else inside', async () => {
    const host = await serve((request, response) => response.end(`${request.headers.host} ${request.url}`));
    const named = host.replace('127.0.0.1', 'halden.localhost');
    expect(await (await local(`http://${named}/a?b=c`)).text()).toBe(`${named} /a?b=c`);
    await expect(local('http://10.0.0.8/')).rejects.toThrow(/was not asked/);
    await expect(local('https://10.0.0.8/')).rejects.toThrow(/private network/);
    await expect(strict(`http://${host}/`)).rejects.toThrow(/was not asked/);
  });

  it('is left as soon as it redirects, says too much, or says nothing', async () => {
    const host = await serve((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      if (request.url === '/long') response.end('x'.repeat(2000));
      if (request.url === '/some') response.writeHead(418, { 'x-kind': 'tea' }).end('short');
    });
    await expect(local(`http://${host}/away`)).rejects.toThrow(/redirect/);
    await expect(local(`http://${host}/long`)).rejects.toThrow(/more than is read/);
    await expect(hurried(`http://${host}/silent`)).rejects.toThrow(/did not answer in time/);
    const answer = await local(`http://${host}/some`);
    expect([answer.status, answer.headers.get('x-kind'), await answer.text()]).toEqual([418, 'tea', 'short']);
  });

  it('sends a form as a form', async () => {
    const host = await serve((request, response) => {
      request.setEncoding('utf8');
      request.on('data', (text) =>
        response.end(`${request.method} ${request.headers['content-type']} ${text}`),
      );
    });
    const answer = await local(`http://${host}/`, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b c' }),
    });
    expect(await answer.text()).toBe('POST application/x-www-form-urlencoded;charset=UTF-8 a=b+c');
  });
});

it('knows which addresses are public', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111'])
    expect(isPrivateAddress(address)).toBe(false);
  for (const address of ['100.64.1.1', '172.31.0.1', '::', 'fe80::1', '2002:7f00:1::', 'not an address'])
    expect(isPrivateAddress(address)).toBe(true);
});
