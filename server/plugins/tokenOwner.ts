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
};
