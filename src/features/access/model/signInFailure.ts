/** Why signing in failed, as kept with the history entry; never taken from the address, which anybody can write. */
export function failureMessage(historyState: unknown): string | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('signInError' in historyState))
    return undefined;
  return typeof historyState.signInError === 'string' ? historyState.signInError : undefined;
}
