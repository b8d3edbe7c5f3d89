import type { FastifyRequest } from 'fastify';
import type { CallTenant } from '#server/contract/handlers.ts';
import type { Database } from '#server/database/tenantTransaction.ts';
import { createShortMemory } from './shortMemory.ts';
import { findTenant } from './tenantRepository.ts';

/** What a host name stands for: a company, the product itself, or nothing of ours. */
export type HostMeaning = { kind: 'tenant'; slug: string } | { kind: 'base' } | { kind: 'unknown' };

const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Reads a host (`northbank.localhost`, without port). Only one label before the base host names a company. */
export function readHost(hostname: string, baseHost: string): HostMeaning {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (host === baseHost) return { kind: 'base' };
  const slug = host.endsWith(`.${baseHost}`) ? host.slice(0, -baseHost.length - 1) : '';
  return slugPattern.test(slug) ? { kind: 'tenant', slug } : { kind: 'unknown' };
}

export type TenantDirectory = {
  find: (slug: string) => Promise<CallTenant | null>;
  /** The company that a request is for. The host alone says so; forwarded hosts count only behind our own proxy. */
  ofRequest: (request: FastifyRequest) => Promise<CallTenant | null>;
};

/** The companies, remembered for a second. */
export function createTenantDirectory(database: Database, baseHost: string): TenantDirectory {
  const remembered = createShortMemory<CallTenant | null>(1000, 2000);
  const find = (slug: string) => remembered(slug, () => findTenant(database, slug));
  return {
    find,
    ofRequest: async (request) => {
      const meaning = readHost(request.hostname, baseHost);
      return meaning.kind === 'tenant' ? find(meaning.slug) : null;
    },
  };
}
