import { brokerAddresses } from './brokerPaths.ts';
import { type Connection, type Pending, UpstreamRefused, type UpstreamPerson } from './connection.ts';
import { readSamlResponse, type SamlConnection, SamlRefused, signInUrl, spMetadata } from './saml/index.ts';

/** How far a provider's clock may be apart from ours, in seconds. */
const clockSkewSeconds = 120;

const toSaml = (origin: string, slug: string, { id, config }: Connection): SamlConnection => {
  const { entityId, returnAddress } = brokerAddresses(origin, slug, id);
  return {
    entityId,
    acsUrl: returnAddress,
    idp: {
      entityId: config.provider_entity_id,
      ssoUrl: config.sign_in_url,
      certificates: config.certificates.map(({ pem }) => pem),
    },
    attributes: {
      email: config.email_claim,
      givenName: config.given_name_claim,
      familyName: config.family_name_claim,
    },
    clockSkewSeconds,
    allowIdpInitiated: false,
  };
};

/** SAML 2.0 towards the provider of a company: a request by redirect, an answer by POST. */
export const samlUpstream = {
  leave: (origin: string, slug: string, connection: Connection, pending: Pending, state: string) =>
    signInUrl(toSaml(origin, slug, connection), { relayState: state, requestId: pending.requestId }),

  comeBack: async (
    origin: string,
    slug: string,
    connection: Connection,
    { pending, samlResponse, now }: { pending: Pending; samlResponse: string; now: Date },
  ): Promise<UpstreamPerson> => {
    try {
      const person = await readSamlResponse(toSaml(origin, slug, connection), {
        samlResponse,
        expectedRequestId: pending.requestId,
        now,
      });
      return {
        subject: person.subject,
        email: person.email.trim().toLowerCase(),
        // The provider has signed for the address; whose addresses it may speak for is the domain rules' part.
        emailVerified: true,
        groups: 0,
        assertion: { id: person.assertionId, expires: new Date(person.expires).toISOString() },
      };
    } catch (error) {
      if (error instanceof SamlRefused)
        throw new UpstreamRefused(`saml_${error.reason}`, error.message, error);
      throw error;
    }
  },

  /** Our description for the provider; it needs nothing of the provider's. */
  describe: (origin: string, slug: string, connection: Connection): string =>
    spMetadata(toSaml(origin, slug, connection)),
};
