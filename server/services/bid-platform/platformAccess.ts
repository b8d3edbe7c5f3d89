/** Where a platform is, and as whom we come; the secret is still sealed. */
export type PlatformAccess = {
  name: string;
  apiUrl: string;
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  scopes: string;
  sealedSecret: string | null;
};

/** A person's access to a platform. */
export type PlatformTokens = { access: string; refresh: string | null; expiresAt: string };
