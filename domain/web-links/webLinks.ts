/** Most characters of an address and of its title, and most links of one row; the contract states the same. */
export const WEB_LINK_LIMITS = { url: 2000, title: 250, most: 50 } as const;

/** What has links, and what its readers hold in the project. */
export const LINKABLE = {
  item: { permission: 'foresite_access' },
  risk: { permission: 'risk_access' },
  issue: { permission: 'issue_access' },
} as const;

/** A kind of row that has links. */
export type LinkableEntity = keyof typeof LINKABLE;

const scheme = /^[a-z][a-z\d+.-]*:/i;
const noAddress = 'This is not a web address. Paste one such as https://example.com.';
const host =
  /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$|^localhost$|^\d{1,3}(?:\.\d{1,3}){3}$|^\[[\da-f:.]+\]$/iu;

/** An address as it is kept: `example.com/a` becomes `https://example.com/a`. */
export function tidyUrl(text: string): string {
  const url = text.trim();
  // A port reads like a scheme: `example.com:8080`.
  const [start = ''] = url.split('/', 1);
  const isPort = start.includes('.') && /:\d/.test(start.slice(start.indexOf('.')));
  return url === '' || (scheme.test(url) && !isPort) ? url : `https://${url}`;
}

/** Scheme, host with its port, and path of an address; null where it is none. */
function parsed(url: string): { scheme: string; authority: string; path: string } | null {
  const [, name = '', authority = '', path = ''] =
    /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)([^?#]*)/i.exec(url) ?? [];
  return name === '' ? null : { scheme: name.toLowerCase(), authority, path };
}

/** Why an address cannot be kept, or null. Only pages of the web: no other scheme, and no password in it. */
export function webLinkProblem(text: string): string | null {
  const url = tidyUrl(text);
  if (url === '') return 'Link is required. Paste an address such as https://example.com.';
  if (url.length > WEB_LINK_LIMITS.url) return 'The link is longer than 2,000 characters. Use a shorter one.';
  const address = parsed(url);
  if (!/^https?:/i.test(url)) return 'Only links that begin with https:// or http:// are kept.';
  // Spaces, control characters and backslashes are read otherwise by browsers than they look.
  if (!address || /[\s\p{Cc}\\]/u.test(url)) return noAddress;
  if (address.authority.includes('@'))
    return 'The link has a name or password in it. Remove the part in front of @.';
  return host.test(address.authority.replace(/:\d{1,5}$/, '')) ? null : noAddress;
}

/** What a link without a title is called: its host and path, without www. */
export function webLinkName({ url, title }: { url: string; title: string }): string {
  if (title.trim() !== '') return title.trim();
  const address = parsed(url);
  if (!address) return url;
  return `${address.authority.replace(/^www\./i, '').replace(/:\d+$/, '')}${address.path === '/' ? '' : address.path}`;
}
