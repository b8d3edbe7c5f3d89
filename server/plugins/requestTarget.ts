import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { invalid } from '#server/contract/errors.ts';

/**
 * The path that a request asks for. Where the whole address stands in the first line, its host is the one that counts
 * and the Host header is ignored (RFC 9112 §3.2.2), so that both never speak of different companies.
 */
export function readTarget(raw: IncomingMessage): string {
  const target = raw.url ?? '/';
  if (target.startsWith('/') || target === '*') return target;
  const [address = '', host = ''] = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#@]*)/i.exec(target) ?? [];
  raw.headers.host = host; // an empty one is nobody's
  const rest = target.slice(address.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A host with its port, if it names one; what may stand in the name is the directory's question. */
function hasSoundPort(host: string): boolean {
  const colon = host.lastIndexOf(':');
  if (colon < 0 || host.endsWith(']')) return true;
  const port = host.slice(colon + 1);
  return /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) <= 65_535;
}

/**
 * Refuses, before anybody reads them, requests that name no host, more than one (what stands before us may have read
 * the other one) or a port that no host has, and addresses with a null character, which nothing here can be called.
 */
export function refuseUnsound(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    let hosts = 0;
    for (let at = 0; at < raw.rawHeaders.length; at += 2)
      if (raw.rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts > 1) throw invalid('The request names two hosts. Send one Host header.');
    if (raw.headers.host === undefined) throw invalid('The request names no host. Send a Host header.');
    if (!hasSoundPort(raw.headers.host))
      throw invalid('The request names a port that does not exist. Correct its Host header.');
    if (raw.url?.includes('%00'))
      throw invalid('The address holds characters that cannot be read. Correct it and try again.');
  });
}
