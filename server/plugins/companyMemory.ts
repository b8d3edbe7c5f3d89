import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#server/identity/sealedKey.ts';

/** A company that somebody signed in to on this device, and who. */
export type RememberedCompany = { slug: string; person: string };

/** One way from a company's sign-in over the product's own address and back. */
export type Visit = RememberedCompany & {
  /** Where to go on, a path of the company's realm. */
  path: string;
};

export type CompanyMemory = {
  /** Address that notes a visit on this device and leads back to it. Only this server can make one. */
  addressOf: (visit: Visit, now?: number) => string;
  /** The visit of such an address; undefined when it was made by anybody else, or is old. */
  readVisit: (query: unknown, now?: number) => Visit | undefined;
  /** The companies that this device knows, the last used first; made up or altered cookies count as none. */
  read: (cookieHeader: string | undefined) => RememberedCompany[];
  /** The cookie with one more visit. */
  cookieWith: (cookieHeader: string | undefined, visit: RememberedCompany) => string;
};

const most = 8;
const yearSeconds = 31_536_000;
const visitMs = 5 * 60_000;

/**
 * Which companies a device has signed in to, in a cookie of the product's own host alone: no company's host ever gets
 * it, and no script reads it. Signed, so that nobody plants names on somebody else's page.
 */
export function createCompanyMemory(secret: string, baseOrigin: string): CompanyMemory {
  const key = deriveKey(secret, 'companies of a device');
  const secure = baseOrigin.startsWith('https:');
  const cookie = `${secure ? '__Host-' : ''}quoin_companies`;
  const seal = (body: string) => `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  const pack = (value: unknown) => seal(Buffer.from(JSON.stringify(value)).toString('base64url'));
  const unpack = (text: string): unknown => {
    const body = text.split('.')[0] ?? '';
    const [given, right] = [Buffer.from(text), Buffer.from(seal(body))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown;
  };

  const read: CompanyMemory['read'] = (header) => {
    const value = (header ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${cookie}=`));
    return (unpack(value?.slice(cookie.length + 1) ?? '') as RememberedCompany[] | undefined) ?? [];
  };

  return {
    read,
    addressOf: (visit, now = Date.now()) => `${baseOrigin}/remember?visit=${pack({ ...visit, at: now })}`,
    readVisit: (query, now = Date.now()) => {
      const text = (query as { visit?: unknown }).visit;
      const found =
        typeof text === 'string' ? (unpack(text) as (Visit & { at: number }) | undefined) : undefined;
      if (!found || Math.abs(now - found.at) > visitMs) return undefined;
      return found.path.startsWith(`/realms/${found.slug}/`) ? found : undefined;
    },
    cookieWith: (header, { slug, person }) => {
      const known = [{ slug, person }, ...read(header).filter((one) => one.slug !== slug)].slice(0, most);
      const rest = `Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return `${cookie}=${pack(known)}; ${rest}`;
    },
  };
}
