/** Most domains that a company names, and the longest that there can be (RFC 1035). */
const most = 50;
const longest = 253;
const sound = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Domains out of a text, as they are compared: without a leading @, in lower case, each once (docs/product/settings.md). */
export function readMailDomains(text: string): string[] {
  const named = text
    .split(/[,;\s]+/)
    .map((word) => word.trim().toLowerCase().replace(/^@/, ''))
    .filter((word) => word !== '');
  return [...new Set(named)];
}

/** The text that people see and edit. */
export const showMailDomains = (domains: readonly string[]): string => domains.join(', ');

/** What is wrong with the domains of a company; undefined when they can be saved. */
export function mailDomainsProblem(domains: readonly string[]): string | undefined {
  if (domains.length === 0)
    return 'Name at least one domain, such as company.com: it tells colleagues from others.';
  if (domains.length > most) return `Name at most ${most} domains.`;
  const strange = domains.find((domain) => domain.length > longest || !sound.test(domain));
  return strange === undefined ? undefined : `"${strange}" is not a domain. Write it like company.com.`;
}
