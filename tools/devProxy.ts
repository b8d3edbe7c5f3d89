import type { IncomingMessage } from 'node:http';
import type { ProxyOptions } from 'vite';

/** Addresses that the server answers itself, on whichever host; every other one is the app's. */
export const serverAddresses = [
  'api',
  'realms',
  'files',
  'outbox',
  'open',
  'remember',
  'find',
  'healthz',
  'readyz',
] as const;

/** A page that somebody opens, and no script or picture of one. */
const isPage = ({ url = '', headers }: IncomingMessage) =>
  /text\/html/.test(headers.accept ?? '') && !/\.\w+$/.test(url.split('?')[0] ?? '');

/**
 * What Vite hands on to the server in development, so that an address answers as it does in the built product: the
 * server's own addresses, and every page of a host that is no company's. The tenant is read from the host, so the host
 * header stays as it came.
 */
export function devProxy(server: string, baseHost: string): Record<string, ProxyOptions> {
  const forward: ProxyOptions = { target: server, changeOrigin: false, xfwd: false, ws: true };
  const isCompany = ({ headers }: IncomingMessage) => {
    const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    return host.endsWith(`.${baseHost}`) && !host.slice(0, -baseHost.length - 1).includes('.');
  };
  return {
    '^/catalogue(?:[?]|$)': { ...forward, ws: false, bypass: () => '/catalogue.html' },
    [`^/(?:${serverAddresses.join('|')})(?:[/?]|$)`]: forward,
    '^/': {
      ...forward,
      ws: false,
      bypass: (request) => (isPage(request) && !isCompany(request) ? null : request.url),
    },
  };
}
