import { expect, it } from 'vitest';
import { parentAddress, realmSettings, tenantOfHost } from './realm.ts';

it('takes the company from the first label of the host', () => {
  expect(tenantOfHost('northbank.localhost')).toBe('northbank');
  expect(tenantOfHost('northbank.eu.quoin.example')).toBe('northbank');
});

it('stays on its own origin in every address', () => {
  const origin = 'http://northbank.localhost:4000';
  const settings = realmSettings({ origin, hostname: 'northbank.localhost' });
  expect(settings.authority).toBe(`${origin}/realms/northbank`);
  expect(settings.redirect_uri).toBe(`${origin}/auth/callback`);
  expect(settings.silent_redirect_uri).toBe(`${origin}/auth/quiet`);
  expect(settings.post_logout_redirect_uri).toBe(`${origin}/tenant-selection?from_logout=true`);
  expect(settings.metadata).toMatchObject({
    authorization_endpoint: `${origin}/realms/northbank/protocol/openid-connect/auth`,
    token_endpoint: `${origin}/realms/northbank/protocol/openid-connect/token`,
    end_session_endpoint: `${origin}/realms/northbank/protocol/openid-connect/logout`,
  });
});

it('leaves its origin only for an identity service that the server names', () => {
  const origin = 'https://northbank.quoin.example';
  const settings = realmSettings({ origin, hostname: 'northbank.quoin.example' }, 'https://id.example/auth');
  expect(settings.authority).toBe('https://id.example/auth/realms/northbank');
  expect(settings.metadata?.token_endpoint).toBe(
    'https://id.example/auth/realms/northbank/protocol/openid-connect/token',
  );
  expect(settings.redirect_uri).toBe(`${origin}/auth/callback`);
  expect(settings.popup_redirect_uri).toBe(`${origin}/auth/window`);
});

it('knows the product’s own address above the company', () => {
  expect(parentAddress({ protocol: 'http:', host: 'northbank.localhost:4000' })).toBe(
    'http://localhost:4000/',
  );
});
