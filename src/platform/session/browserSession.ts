import { clearTabStore, tabStore } from '#platform/storage';
import { quietVisit } from './quietVisit.ts';
import { identityUrl, realmSettings } from './realm.ts';
import { createSession, type Session, type TokenSource } from './session.ts';
import { isUnattended, unattendedToken } from './unattended.ts';
import { windowBeside } from './windowBeside.ts';

/** Tokens are held in memory only: a script that got in could use them while the page lives, but not carry them away in storage. */
async function openManager(): Promise<TokenSource> {
  const { InMemoryWebStorage, UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  const settings = {
    ...realmSettings(location, identityUrl()),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: tabStore() }),
  };
  return new UserManager(settings, undefined, windowBeside, quietVisit);
}

const session_ = createSession(openManager, {
  now: () => Date.now(),
  here: () => location.pathname + location.search + location.hash,
});

/** The session of this page. */
export const session: Session = {
  ...session_,
  accessToken: () => (isUnattended() ? Promise.resolve(unattendedToken) : session_.accessToken()),
  // A provider elsewhere has cookies of its own, which a request of this page does not carry.
  enter: (path, options) => (identityUrl() ? session_.signIn(path, options) : session_.enter(path, options)),
  signOut: (address) => {
    clearTabStore();
    return session_.signOut(address);
  },
};
