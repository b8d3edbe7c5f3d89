import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { IdentityStore } from './identityStore.ts';
import type { RealmPages } from './pages/realmPages.ts';
import { themeOf } from './pages/theme.ts';

/**
 * Sign-out as the browser app asks for it: with an id token of the signed-in person the session ends at once and the
 * browser goes on to the app. Without it a page asks first, so that no foreign link signs anybody out.
 */
export function createSignOut(store: IdentityStore, tenantId: number, pages: RealmPages) {
  return {
    confirm: async (ctx: KoaContextWithOIDC) => {
      const hint = ctx.oidc.entities.IdTokenHint as { payload?: { sub?: string } } | undefined;
      if (!hint?.payload?.sub || hint.payload.sub !== ctx.oidc.session?.accountId) {
        ctx.body = pages.signOut(themeOf(ctx.req.headers), confirmForm(ctx));
        return;
      }
      await endSession(ctx, store, tenantId);
      goOn(ctx);
    },
    done: (ctx: KoaContextWithOIDC) => {
      ctx.body = pages.signedOut(themeOf(ctx.req.headers));
    },
    /**
     * The provider submits forms by inline script: when there is no session left to end, and when somebody signs in
     * over another person's session. The first needs no form, the second gets one with the script in a file.
     */
    withoutInlineScript: async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
      await next();
      const { oidc } = ctx as { oidc?: KoaContextWithOIDC['oidc'] };
      if (ctx.status !== 200 || !oidc?.session?.state) return;
      if (oidc.route === 'end_session' && !oidc.session.accountId) goOn(ctx);
      if (oidc.route === 'resume') {
        ctx.body = pages.changeAccount(themeOf(ctx.req.headers), confirmForm(ctx));
      }
    },
  };
}

const confirmForm = ({ oidc }: KoaContextWithOIDC) => ({
  action: oidc.urlFor('end_session_confirm'),
  secret: String(oidc.session?.state?.secret),
});

async function endSession(ctx: KoaContextWithOIDC, store: IdentityStore, tenantId: number): Promise<void> {
  const { session, provider } = ctx.oidc;
  const grants = Object.values(session?.authorizations ?? {}).map(({ grantId }) => grantId);
  for (const grantId of grants) if (grantId) await store.revokeGrant(tenantId, grantId);
  await session?.destroy();
  ctx.cookies.set(cookieNameOf(provider, 'session'), null, { path: '/', httpOnly: true, sameSite: 'lax' });
}

/** To where the app asked to be sent, checked by the provider before; else to our own page. */
function goOn(ctx: KoaContextWithOIDC): void {
  const { params, urlFor } = { params: ctx.oidc.params ?? {}, urlFor: ctx.oidc.urlFor.bind(ctx.oidc) };
  const wanted = params.post_logout_redirect_uri;
  const target = new URL(typeof wanted === 'string' ? wanted : urlFor('end_session_success'));
  if (typeof wanted === 'string' && typeof params.state === 'string')
    target.searchParams.set('state', params.state);
  ctx.status = 303;
  ctx.redirect(target.href);
}

/** `cookieName` is public in the provider, missing in its types. */
const cookieNameOf = (provider: Provider, kind: string): string =>
  (provider as unknown as { cookieName: (kind: string) => string }).cookieName(kind);
