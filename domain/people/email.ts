/** Longest address that mail servers accept (RFC 5321: 254 characters). */
const longest = 254;

/** Addresses that every mail server takes: no quoting, no comments, at least one dot in the domain. */
const sound =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The address as it is kept and compared (docs/product/access.md: trimmed and lowercased). */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase();

/** Whether a normalized text can be an e-mail address. */
export function isEmail(email: string): boolean {
  return email.length <= longest && email.indexOf('@') <= 64 && sound.test(email);
}

/** What stands behind the last `@`; empty without one. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/**
 * Whether an address belongs to somebody outside the company (docs/product/access.md): its domain is none of the company's own. A
 * domain below one of them is another domain; a company that has named none has no colleagues to tell.
 */
export function isExternalEmail(email: string, companyDomains: readonly string[]): boolean {
  const own = domainOf(normalizeEmail(email));
  return !companyDomains.some((domain) => domain.trim().toLowerCase() === own);
}
