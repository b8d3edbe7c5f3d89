import type { UserManagerSettings } from 'oidc-client-ts';

/** The company a host belongs to: its first label (decisions: `{slug}.{base host}`). */
export function tenantOfHost(host: string): string {
  return host.split('.')[0] ?? host;
}

/** Base address of an identity service that stands elsewhere, as the server wrote it into the page; else undefined. */
export const identityUrl = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="identity-url"]')?.content;

/** Address of the product itself, above the company of this host. */
export const parentAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol}//${host.split('.').slice(1).join('.')}/`;

/**
 * Settings for the realm of this origin. The endpoints are written down rather than discovered: they have Keycloak's
 * shape, a shape that does not change, and discovery would cost every page load a round trip.
 */
export function realmSettings(
  location: Pick<Location, 'origin' | 'hostname'>,
  base: string = location.origin,
): Omit<UserManagerSettings, 'userStore' | 'stateStore'> {
  const issuer = `${base}/realms/${tenantOfHost(location.hostname)}`;
  const endpoint = (name: string) => `${issuer}/protocol/openid-connect/${name}`;
  return {
    authority: issuer,
    client_id: 'quoin-web',
    redirect_uri: `${location.origin}/auth/callback`,
    silent_redirect_uri: `${location.origin}/auth/quiet`,
    popup_redirect_uri: `${location.origin}/auth/window`,
    post_logout_redirect_uri: `${location.origin}/tenant-selection?from_logout=true`,
    response_type: 'code',
    scope: 'openid email offline_access',
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    metadata: {
      issuer,
      authorization_endpoint: endpoint('auth'),
      token_endpoint: endpoint('token'),
      end_session_endpoint: endpoint('logout'),
      jwks_uri: endpoint('certs'),
    },
  };
}
