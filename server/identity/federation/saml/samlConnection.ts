/** What is settled between this company and one SAML identity provider. */
export type SamlConnection = {
  /** Our name as a service provider: the audience of every assertion. */
  entityId: string;
  /** Where the provider sends its answer by POST (assertion consumer service). */
  acsUrl: string;
  idp: {
    entityId: string;
    /** Where a sign-in starts by redirect. */
    ssoUrl: string;
    /** PEM; the only ones that may sign. What a message carries along is never trusted. */
    certificates: readonly string[];
  };
  /** Names of the attributes that say who signed in; an empty `email` reads the address from the NameID. */
  attributes: { email: string; givenName: string; familyName: string };
  /** How far the two clocks may be apart, in seconds; more than 300 counts as 300. */
  clockSkewSeconds: number;
  /** Only what we asked for is taken, so nobody can be signed in to an account that is not theirs. */
  allowIdpInitiated: false;
};
