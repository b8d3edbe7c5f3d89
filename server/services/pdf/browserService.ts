import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Devtools, LONGEST_MESSAGE, speak } from './devtools.ts';

/** Whether a setting names a browser that runs as a service, by its address. */
export const isAddress = (setting: string): boolean => /^(?:ws|http)s?:\/\//.test(setting);

/** Longest that a service is given to answer at first, in milliseconds. */
const patienceMs = 10_000;

/** Longest that it is given to forget a profile, in milliseconds. */
const partingMs = 2000;

/** A browser elsewhere, in a profile of its own that is gone with the work. */
export type BrowserService = { devtools: Devtools; end: () => Promise<void> };

/** The address to speak to: a service that is named by http says it, under the name by which it is reached from here. */
async function socketOf(address: string, signal: AbortSignal): Promise<string> {
  if (address.startsWith('ws')) return address;
  const answer = await fetch(new URL('/json/version', address), { signal, redirect: 'error' });
  const { webSocketDebuggerUrl: said } = (await answer.json()) as { webSocketDebuggerUrl: string };
  const socket = new URL(said);
  const { protocol, host } = new URL(address);
  socket.protocol = protocol === 'https:' ? 'wss:' : 'ws:';
  socket.host = host;
  return socket.href;
}

/** Opens a profile of its own in a browser that runs as a service. Throws where it does not answer. */
export async function joinBrowser(address: string, signal: AbortSignal): Promise<BrowserService> {
  const started = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const socket = new WebSocket(await socketOf(address, started), { maxPayload: LONGEST_MESSAGE });
  const { devtools, take, end } = speak({
    isOpen: () => socket.readyState === WebSocket.OPEN,
    write: (message) => socket.send(message),
  });
  socket.on('message', (data: Buffer) => take(data.toString('utf8')));
  socket.on('close', () => end());
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      socket.terminate();
      reject(new Error('The browser did not answer.'));
    };
    started.addEventListener('abort', giveUp, { once: true });
    socket.once('error', reject);
    socket.once('open', () => {
      started.removeEventListener('abort', giveUp);
      resolve();
    });
  });
  socket.on('error', end);
  const made = devtools.send('Target.createBrowserContext', {
    disposeOnDetach: true,
    proxyServer: 'http://127.0.0.1:9',
    proxyBypassList: '<-loopback>',
  });
  // A service that takes the call and then says nothing is as good as none.
  const giveUp = () => socket.terminate();
  started.addEventListener('abort', giveUp, { once: true });
  if (started.aborted) giveUp();
  const { browserContextId } = await made;
  started.removeEventListener('abort', giveUp);
  return {
    devtools: {
      ...devtools,
      // Every page belongs to this profile: others on the service see nothing of it.
      send: (method, params, sessionId) =>
        devtools.send(
          method,
          method === 'Target.createTarget' ? { ...params, browserContextId } : params,
          sessionId,
        ),
    },
    end: async () => {
      const disposed = devtools.send('Target.disposeBrowserContext', { browserContextId });
      // The profile ends with its connection, too: one that does not answer is not waited for.
      await Promise.race([disposed.catch(() => undefined), pause(partingMs, undefined, { ref: false })]);
      socket.terminate();
    },
  };
}
