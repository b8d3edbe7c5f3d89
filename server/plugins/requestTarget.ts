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

/** Refuses a request with more than one Host header: what stands before us may have read the other one. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    let hosts = 0;
    for (let at = 0; at < raw.rawHeaders.length; at += 2)
      if (raw.rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts > 1) throw invalid('The request names two hosts. Send one Host header.');
  });
}
