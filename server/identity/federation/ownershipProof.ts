import { Resolver } from 'node:dns/promises';

/** The text records of a domain, each in its parts; none where DNS knows no such domain. */
export type ReadTextRecords = (domain: string) => Promise<string[][]>;

const none = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN']);

/** Asks DNS: the system's servers, or those that are named (`127.0.0.1:5300`). */
export function createTextReader(servers: readonly string[]): ReadTextRecords {
  return async (domain) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    try {
      return await resolver.resolveTxt(domain);
    } catch (error) {
      if (none.has(String((error as { code?: string }).code))) return [];
      throw error;
    }
  };
}
