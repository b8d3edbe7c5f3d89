import type { ConnectionKind } from '#domain/access';
import type { Connection, ConnectionInput, ConnectionPatch } from '../ssoQueries.ts';

/** Settings of a connection as they stand in the form; `secret` null keeps the one that is there. */
export interface ConnectionDraft {
  name: string;
  issuer: string;
  client_id: string;
  secret: string | null;
  scopes: string;
  email_claim: string;
  verified_claim: string;
  /** Both names, parted by a comma. */
  name_claims: string;
  metadata_url: string;
  metadata_xml: string;
}

const usual: Record<ConnectionKind, ConnectionDraft> = {
  oidc: {
    name: '',
    issuer: '',
    client_id: '',
    secret: '',
    scopes: 'openid profile email',
    email_claim: 'email',
    verified_claim: 'email_verified',
    name_claims: 'given_name, family_name',
    metadata_url: '',
    metadata_xml: '',
  },
  saml: {
    name: '',
    issuer: '',
    client_id: '',
    secret: '',
    scopes: '',
    email_claim: 'mail',
    verified_claim: '',
    name_claims: 'givenName, sn',
    metadata_url: '',
    metadata_xml: '',
  },
};

/** What the form starts with: a connection's settings, or the usual names for a new one. */
export function toDraft(connection: Connection | null, kind: ConnectionKind): ConnectionDraft {
  if (!connection) return usual[kind];
  const { given_name_claim, family_name_claim, has_secret } = connection;
  return {
    name: connection.name,
    issuer: connection.issuer,
    client_id: connection.client_id,
    secret: has_secret ? null : '',
    scopes: connection.scopes,
    email_claim: connection.email_claim,
    verified_claim: connection.verified_claim,
    name_claims: [given_name_claim, family_name_claim].filter(Boolean).join(', '),
    metadata_url: connection.metadata_url,
    metadata_xml: '',
  };
}

const namesOf = (text: string): { given_name_claim: string; family_name_claim: string } => {
  const [given = '', family = ''] = text.split(',').map((name) => name.trim());
  return { given_name_claim: given, family_name_claim: family };
};

const settingsOf = (draft: ConnectionDraft, kind: ConnectionKind): ConnectionPatch =>
  kind === 'oidc'
    ? {
        name: draft.name.trim(),
        issuer: draft.issuer.trim(),
        client_id: draft.client_id.trim(),
        scopes: draft.scopes.trim(),
        email_claim: draft.email_claim.trim(),
        verified_claim: draft.verified_claim.trim(),
        ...namesOf(draft.name_claims),
        ...(draft.secret ? { client_secret: draft.secret } : {}),
      }
    : {
        name: draft.name.trim(),
        metadata_url: draft.metadata_url.trim(),
        email_claim: draft.email_claim.trim(),
        ...namesOf(draft.name_claims),
        ...(draft.metadata_xml.trim() ? { metadata_xml: draft.metadata_xml } : {}),
      };

/** A new connection as the server takes it. */
export const toInput = (draft: ConnectionDraft, kind: ConnectionKind): ConnectionInput => ({
  ...settingsOf(draft, kind),
  name: draft.name.trim(),
  kind,
});

/** What differs from the connection as it is. */
export function toPatch(draft: ConnectionDraft, connection: Connection): ConnectionPatch {
  const known: Readonly<Record<string, unknown>> = connection;
  return Object.fromEntries(
    Object.entries(settingsOf(draft, connection.kind)).filter(([name, value]) => known[name] !== value),
  );
}
