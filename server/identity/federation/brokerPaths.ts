import { realmPath, signInPath } from '../realmPaths.ts';

/** Where a provider sends people back to; each connection has an address of its own, so that no provider can answer for another. */
export const returnPath = (slug: string, connection: number | string): string =>
  `${realmPath(slug)}/broker/${connection}/endpoint`;

/** Our description for a SAML provider. */
export const metadataPath = (slug: string, connection: number | string): string =>
  `${realmPath(slug)}/broker/${connection}/metadata`;

/** Where a sign-in page's interaction leaves for a connection. */
export const leavePath = (slug: string, uid: string, connection: number | string): string =>
  `${signInPath(slug, uid)}/connections/${connection}`;

/** Where an interaction goes on after it came back. */
export const resumePath = (slug: string, uid: string): string => `${signInPath(slug, uid)}/return`;

/** The addresses that a provider has to know of us. */
export const brokerAddresses = (origin: string, slug: string, connection: number) => ({
  returnAddress: origin + returnPath(slug, connection),
  entityId: `${origin}${realmPath(slug)}/broker/${connection}`,
});
