/** A signing certificate of a SAML provider. */
export type KeptCertificate = { pem: string; subject: string; not_before: string; not_after: string };

/** Settings of a connection as they are kept; a kind leaves those of the other empty. Of the secret only the moment is here. */
export type ConnectionConfig = {
  issuer: string;
  client_id: string;
  secret_set_at: string | null;
  scopes: string;
  email_claim: string;
  verified_claim: string;
  given_name_claim: string;
  family_name_claim: string;
  metadata_url: string;
  provider_entity_id: string;
  sign_in_url: string;
  certificates: KeptCertificate[];
};

const none: ConnectionConfig = {
  issuer: '',
  client_id: '',
  secret_set_at: null,
  scopes: '',
  email_claim: '',
  verified_claim: '',
  given_name_claim: '',
  family_name_claim: '',
  metadata_url: '',
  provider_entity_id: '',
  sign_in_url: '',
  certificates: [],
};

/** What a new connection starts with: the usual names of either kind. */
export const usualConfig = {
  oidc: {
    ...none,
    scopes: 'openid profile email',
    email_claim: 'email',
    verified_claim: 'email_verified',
    given_name_claim: 'given_name',
    family_name_claim: 'family_name',
  },
  saml: { ...none, email_claim: 'mail', given_name_claim: 'givenName', family_name_claim: 'sn' },
} as const satisfies Record<'oidc' | 'saml', ConnectionConfig>;

/** A connection as signing in needs it. */
export type Connection = {
  id: number;
  kind: 'oidc' | 'saml';
  name: string;
  enabled: boolean;
  version: number;
  config: ConnectionConfig;
  sealedSecret: string | null;
};

/** Whether everything is there that a sign-in needs. */
export const isComplete = ({ kind, config }: Pick<Connection, 'kind' | 'config'>): boolean =>
  kind === 'oidc'
    ? config.issuer !== '' && config.client_id !== ''
    : config.sign_in_url !== '' && config.certificates.length > 0;

/** Who somebody is, in the words of a provider. */
export type UpstreamPerson = {
  /** The provider's own key for them, the same at each sign-in. */
  subject: string;
  /** In lower case; empty where the provider named none. */
  email: string;
  emailVerified: boolean;
  groups: number;
  /** Set by SAML: the assertion, which may be spent once, and until when it holds (ISO 8601). */
  assertion?: { id: string; expires: string };
};

/** What is kept between leaving for a provider and coming back from it. */
export type Pending = {
  connectionId: number;
  /** Version of the connection: an answer to older settings proves nothing of the newer. */
  version: number;
  nonce: string;
  verifier: string;
  requestId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The interaction that goes on with a sign-in; null where the connection is being tested. */
  interaction: string | null;
};

/** Why a sign-in through a provider ends here; `text` is for the person or the administrator who sees it. */
export class UpstreamRefused extends Error {
  override readonly name = 'UpstreamRefused';
  constructor(
    readonly reason: string,
    text: string,
    cause?: unknown,
  ) {
    super(text, { cause });
  }
}
