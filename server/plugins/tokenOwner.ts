import type { Permission } from '#contract/unions.ts';

/** A key of the public API that a call came with; nothing beyond its `permissions` is allowed, whatever its owner holds. */
export type ApiKeyUse = { id: number; name: string; permissions: ReadonlySet<Permission> };

/** Who a verified access token names, and the session it came from. Moments are in milliseconds since 1970. */
export type TokenOwner = {
  userId: number;
  email: string;
  sessionId: string;
  issuedAt: number;
  expiresAt: number;
  /** The session is kept by an identity provider of somebody else's, so only they can say that it has ended. */
  sessionElsewhere?: boolean;
  /** The job for which this server has opened the app by itself. */
  jobId?: number;
  /** The API key that calls for them. */
  apiKey?: ApiKeyUse;
};
