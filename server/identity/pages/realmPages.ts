import type { Frame } from './frame.ts';
import {
  changeAccountPage,
  type ConfirmForm,
  failurePage,
  leavingPage,
  signedOutPage,
  signOutPage,
  testedPage,
} from './plainPages.ts';
import { type SignInForm, signInPage } from './signInPage.ts';
import type { Theme } from './theme.ts';

/** The pages of one company, with its name on them. */
export type RealmPages = ReturnType<typeof createRealmPages>;

/** `host` is the address a person sees in the browser's bar. */
export const createRealmPages = (
  frame: Frame,
  company: string,
  host: string,
  baseOrigin: string | undefined,
) => ({
  signIn: (theme: Theme, form: SignInForm) =>
    signInPage(frame, theme, { name: company, host, chooseHref: baseOrigin && `${baseOrigin}/` }, form),
  failure: (theme: Theme, message: string) => failurePage(frame, theme, company, message),
  leaving: (theme: Theme, connection: string, href: string) => leavingPage(frame, theme, connection, href),
  tested: (theme: Theme) => testedPage(frame, theme),
  signOut: (theme: Theme, form: ConfirmForm) => signOutPage(frame, theme, company, form),
  changeAccount: (theme: Theme, form: ConfirmForm) => changeAccountPage(frame, theme, form),
  signedOut: (theme: Theme) => signedOutPage(frame, theme, company),
});
