import * as t from '../texts.ts';

/** Why signing in failed, as kept with the history entry; never taken from the address, which anybody can write. */
export function failureMessage(historyState: unknown): string | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('signInError' in historyState))
    return undefined;
  return typeof historyState.signInError === 'string' ? historyState.signInError : undefined;
}

/** Reasons that an address may name; the words stay here, so that nobody puts their own into a link (docs/product/access.md). */
const reasons: Readonly<Record<string, string>> = {
  unknown_user: t.userDoNotExist,
  no_account: t.noActiveAccountFound,
};

/** What an address says about why signing in failed. */
export function failureReason(search: string): string | undefined {
  const reason = new URLSearchParams(search).get('reason') ?? '';
  return Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
}
