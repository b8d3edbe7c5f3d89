import { expect, it } from 'vitest';
import type { Connection } from '../ssoQueries.ts';
import { toDraft, toInput, toPatch } from './connectionDraft.ts';

const connection = {
  id: 1,
  kind: 'oidc',
  name: 'Company account',
  issuer: 'https://id.company.example',
  client_id: 'client',
  has_secret: true,
  scopes: 'openid',
  email_claim: 'email',
  verified_claim: 'email_verified',
  given_name_claim: 'given_name',
  family_name_claim: 'family_name',
  metadata_url: '',
} as Connection;

it('sends what was changed, and a secret only when it was replaced', () => {
  const draft = toDraft(connection, 'oidc');
  expect(toPatch(draft, connection)).toEqual({});
  expect(toPatch({ ...draft, name: ' Studio ', name_claims: 'first,last' }, connection)).toEqual({
    name: 'Studio',
    given_name_claim: 'first',
    family_name_claim: 'last',
  });
  expect(draft.secret).toBeNull();
  expect(toPatch({ ...draft, secret: '' }, connection)).toEqual({});
  expect(toPatch({ ...draft, secret: 'new' }, connection)).toEqual({ client_secret: 'new' });
});

it('starts a new connection with the usual names of its kind, and sends nothing of the other', () => {
  const saml = toInput({ ...toDraft(null, 'saml'), name: 'Company' }, 'saml');
  expect(saml).toEqual({
    kind: 'saml',
    name: 'Company',
    metadata_url: '',
    email_claim: 'mail',
    given_name_claim: 'givenName',
    family_name_claim: 'sn',
  });
  expect(Object.keys(toInput(toDraft(null, 'oidc'), 'oidc'))).not.toContain('metadata_url');
});
